import DeviceCalibration
import SourceDiagnostics

/// Renders an explanation for people: the output of `calibrate explain`.
package struct ExplanationRenderer {
    let explanation: Explanation
    var places: SourcePlaces
    var output = ""

    /// Renders an explanation.
    package static func render(_ explanation: Explanation) -> String {
        var renderer = ExplanationRenderer(explanation: explanation, places: SourcePlaces(explanation.sources))
        renderer.writeDevice()
        renderer.writeSummary()
        for layout in explanation.layouts { renderer.write(layout) }
        if explanation.hasOtherZoom { renderer.writeOtherZoom() }
        return renderer.output
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
        output.append(wrapped: "\(names): display \(display.name.value), \(size)", prefix: "")
        output += "\n"
        for value in explanation.values {
            let name = value.rawValue
            output += name
            output.append(wrapped: " is \(value.meaning).", prefix: "  ", used: name.utf8.count)
        }
    }

    /// The answer in short: a row a layout.
    private mutating func writeSummary() {
        output += "\n"
        if explanation.values.count > 1 {
            output += ("").padded(to: 34)
            for value in explanation.values {
                output += (value.rawValue).padded(to: 11, alignedRight: true)
            }
            output += "\n"
        }
        for layout in explanation.layouts {
            output += ("  \(layout.name)").padded(to: 34)
            switch layout.content {
            case .noBar: output += "no avatar: bars are not at the top"
            case .noLargeTitle: output += "no avatar: no large title"
            case .fade(let fade):
                for value in fade.values { output += (value.result.text).padded(to: 11, alignedRight: true) }
            }
            output += "\n"
        }
    }

    private mutating func writeOtherZoom() {
        output += "\n"
        let isZoomed = explanation.layouts.first?.spec.isZoomed.value ?? false
        output.append(
            wrapped: isZoomed
                ? "Without '--zoomed' you get the numbers without Display Zoom."
                : "With Display Zoom on the numbers differ: '--zoomed' explains them.", prefix: "")
    }

    // MARK: Layout

    private mutating func write(_ layout: LayoutExplanation) {
        output += "\n\(layout.name)\n"
        switch layout.content {
        case .noBar(let range):
            output.append(
                wrapped: "Bars are not at the top of this display: no avatar, and no value. \(places[range].text)",
                prefix: "  ")
        case .noLargeTitle(let range, let medium, let basis):
            output.append(
                wrapped:
                    "No large title is ever shown here, so nothing fades: no avatar, and no value. The bar is \(medium.text) points high, \(basis.rawValue). \(places[range].text)",
                prefix: "  ")
        case .fade(let fade):
            output.append(wrapped: layout.spec.design.value.applicability, prefix: "  ")
            output += "\n"
            for value in fade.values { writeFormula(value, fade, scale: layout.scale) }
            writeOperands(fade, scale: layout.scale)
            writeConfirmations(fade, scale: layout.scale)
            writeOriginal(fade.original)
        }
        if let notes = layout.spec.notes {
            output += "\n  remarks in the spec\n"
            output.append(
                wrapped: printable(notes.split(whereSeparator: \.isNewline).joined(separator: " ")), prefix: "    ")
        }
    }

    private mutating func writeFormula(_ value: ValueExplanation, _ fade: LayoutExplanation.Fade, scale: Int) {
        let name = value.value.rawValue
        let indent = String(repeating: " ", count: name.utf8.count + 2)
        let isSize = value.value == .size
        output += "  \(name) = \(value.value.formula)\(isSize ? ", down to an even number of pixels" : "")\n"
        output += "\(indent) = \(value.sum)\n"
        output += "\(indent) = \(value.result.text)  (\(value.result.pixels(scale: scale)) pixels @\(scale)x"
        if value.result.sixths % 3 != 0 {
            output += "; in the generated table "
            output += value.result.exactText
        }
        output += ")\n"
        if isSize { output.append(wrapped: fade.sizeLimit.words, prefix: indent + "   ") }
        output += "\n"
    }

    private mutating func writeOperands(_ fade: LayoutExplanation.Fade, scale: Int) {
        output += "  where\n"
        var groups: [(names: [String], sources: [Citation])] = []
        for operand in fade.operands {
            output += "    "
            output += (operand.name.rawValue).padded(to: 14)
            let exact = operand.exact(scale: scale)
            output += (exact == operand.length.text ? exact : "\(exact) = \(operand.length.text)").padded(to: 20)
            output +=
                operand.origin == .safeArea
                ? "where the bar starts in the window: the safe area's top" : operand.name.meaning
            output += "\n                  "
            output += (operand.basis).padded(to: 20)
            output += operand.range.map { places[$0].text } ?? "the default, since no document gives another"
            output += "\n"
            if let why = operand.evidence?.why {
                output.append(wrapped: "because: \(why)", prefix: String(repeating: " ", count: 18))
            }
            guard let sources = operand.evidence?.sources, !sources.isEmpty else { continue }
            if let index = groups.firstIndex(where: { $0.sources.map(\.range) == sources.map(\.range) }) {
                groups[index].names.append(operand.name.rawValue)
            } else {
                groups.append(([operand.name.rawValue], sources))
            }
        }
        for group in groups {
            output += "\n  sources of \(group.names.joined(separator: ", "))\n"
            for source in group.sources { output += "    \(source.text)\n" }
        }
    }
}
