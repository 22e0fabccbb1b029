import DeviceCalibration

/// Renders an explanation for people: the output of `calibrate explain`.
package struct ExplanationRenderer {
    let explanation: Explanation
    var places: Places
    var output = OutputBuffer()

    /// Renders an explanation.
    package static func render(_ explanation: Explanation) -> [UInt8] {
        var renderer = ExplanationRenderer(explanation: explanation, places: Places(explanation.sources))
        renderer.writeDevice()
        renderer.writeSummary()
        for layout in explanation.layouts { renderer.write(layout) }
        if explanation.hasOtherZoom { renderer.writeOtherZoom() }
        return renderer.output.bytes
    }

    // MARK: Head

    private mutating func writeDevice() {
        let display = explanation.device.display
        var models: [(name: String, identifiers: [String])] = []
        for model in explanation.device.models {
            if let index = models.firstIndex(where: { $0.name == model.name.value }) {
                models[index].identifiers.append(model.identifier.value)
            } else {
                models.append((model.name.value, [model.identifier.value]))
            }
        }
        let names = models.map { "\($0.name) (\($0.identifiers.joined(separator: ", ")))" }.joined(separator: ", ")
        let size = "\(display.width.value.text) × \(display.height.value.text) points @\(display.scale.value)x"
        output.write(wrapped: "\(names): display \(display.name.value), \(size)", prefix: "")
        output.write("\n" as StaticString)
        for value in explanation.values {
            let name = value.rawValue
            output.write(name)
            output.write(wrapped: " is \(value.meaning).", prefix: "  ", used: name.utf8.count)
        }
    }

    /// The answer in short: a row a layout.
    private mutating func writeSummary() {
        output.write("\n" as StaticString)
        if explanation.values.count > 1 {
            output.write("", columns: 34)
            for value in explanation.values {
                output.write(value.rawValue, columns: 11, alignedRight: true)
            }
            output.write("\n" as StaticString)
        }
        for layout in explanation.layouts {
            output.write("  \(layout.name)", columns: 34)
            switch layout.content {
            case .noBar: output.write("no avatar: bars are not at the top" as StaticString)
            case .noLargeTitle: output.write("no avatar: no large title" as StaticString)
            case .fade(let fade):
                for value in fade.values { output.write(value.result.text, columns: 11, alignedRight: true) }
            }
            output.write("\n" as StaticString)
        }
    }

    private mutating func writeOtherZoom() {
        output.write("\n" as StaticString)
        let isZoomed = explanation.layouts.first?.spec.isZoomed.value ?? false
        output.write(
            wrapped: isZoomed
                ? "Without '--zoomed' you get the numbers without Display Zoom."
                : "With Display Zoom on the numbers differ: '--zoomed' explains them.", prefix: "")
    }

    // MARK: Layout

    private mutating func write(_ layout: LayoutExplanation) {
        output.write("\n\(layout.name)\n")
        switch layout.content {
        case .noBar(let range):
            output.write(
                wrapped: "Bars are not at the top of this display: no avatar, and no value. \(places[range])",
                prefix: "  ")
        case .noLargeTitle(let range, let medium, let basis):
            output.write(
                wrapped:
                    "No large title is ever shown here, so nothing fades: no avatar, and no value. The bar is \(medium.text) points high, \(basis.rawValue). \(places[range])",
                prefix: "  ")
        case .fade(let fade):
            output.write(wrapped: layout.spec.design.value.applicability, prefix: "  ")
            output.write("\n" as StaticString)
            for value in fade.values { writeFormula(value, fade, scale: layout.scale) }
            writeOperands(fade, scale: layout.scale)
            writeConfirmations(fade, scale: layout.scale)
            writeOriginal(fade.original)
        }
        if let notes = layout.spec.notes {
            output.write("\n  remarks in the spec\n" as StaticString)
            output.write(
                wrapped: printable(notes.split(whereSeparator: \.isNewline).joined(separator: " ")), prefix: "    ")
        }
    }

    private mutating func writeFormula(_ value: ValueExplanation, _ fade: LayoutExplanation.Fade, scale: Int) {
        let name = value.value.rawValue
        let indent = String(repeating: " ", count: name.utf8.count + 2)
        let isSize = value.value == .size
        output.write("  \(name) = \(value.value.formula)\(isSize ? ", down to an even number of pixels" : "")\n")
        output.write("\(indent) = \(value.sum)\n")
        output.write("\(indent) = \(value.result.text)  (\(value.result.pixels(scale: scale)) pixels @\(scale)x")
        if value.result.sixths % 3 != 0 {
            output.write("; in the generated table " as StaticString)
            output.write(value.result)
        }
        output.write(")\n" as StaticString)
        if isSize { output.write(wrapped: fade.sizeLimit.words, prefix: indent + "   ") }
        output.write("\n" as StaticString)
    }

    private mutating func writeOperands(_ fade: LayoutExplanation.Fade, scale: Int) {
        output.write("  where\n" as StaticString)
        var groups: [(names: [String], sources: [SpecText])] = []
        for operand in fade.operands {
            output.write("    " as StaticString)
            output.write(operand.name.rawValue, columns: 14)
            let exact = operand.exact(scale: scale)
            output.write(exact == operand.length.text ? exact : "\(exact) = \(operand.length.text)", columns: 20)
            output.write(
                operand.isSafeAreaTop
                    ? "where the bar starts in the window: the safe area's top" : operand.name.meaning)
            output.write("\n                  " as StaticString)
            output.write(operand.basis, columns: 20)
            output.write(operand.range.map { places[$0] } ?? "the default, since no document gives another")
            output.write("\n" as StaticString)
            guard let sources = operand.evidence?.sources, !sources.isEmpty else { continue }
            if let index = groups.firstIndex(where: { $0.sources.map(\.range) == sources.map(\.range) }) {
                groups[index].names.append(operand.name.rawValue)
            } else {
                groups.append(([operand.name.rawValue], sources))
            }
        }
        for group in groups {
            output.write("\n  sources of \(group.names.joined(separator: ", "))\n")
            for source in group.sources { output.write("    \(source.value)\n") }
        }
    }
}
