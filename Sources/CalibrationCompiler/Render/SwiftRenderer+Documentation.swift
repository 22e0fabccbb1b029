import DeviceCalibration

extension SwiftRenderer {
    /// Writes the derivation in numbers, with its basis.
    static func writeDerivation(
        _ derivation: Derivation?, basis: Evidence.Basis, to output: inout OutputBuffer
    ) {
        guard let derivation else {
            output.write("    /// Bars are not at the top of this display: no image.\n" as StaticString)
            return
        }
        guard let fade = derivation.fade, let size = derivation.size else {
            output.write("    /// No large title: no image. The bar's geometry is " as StaticString)
            output.write(basis.rawValue)
            output.write(".\n" as StaticString)
            return
        }
        output.write("    /// - rest: `", text: fade.rest)
        output.write(" = -(", text: derivation.top)
        output.write(" + ", text: fade.large)
        writeEnd(basis, to: &output)
        output.write("    /// - target: `", text: fade.target)
        output.write(" = -(", text: derivation.top)
        output.write(" + ", text: derivation.medium)
        output.write(" + ", text: fade.bottomMargin)
        writeEnd(basis, to: &output)
        output.write("    /// - norm: `", text: fade.norm)
        output.write(" = -(", text: fade.large)
        output.write(" - ", text: derivation.medium)
        output.write(" - ", text: fade.bottomMargin)
        writeEnd(basis, to: &output)
        output.write("    /// - collapsed: `", text: fade.collapsed)
        output.write(" = -(", text: derivation.top)
        output.write(" + ", text: derivation.medium)
        writeEnd(basis, to: &output)
        output.write("    /// - size: ", text: size)
        output.write(" points, ", Length(points: fade.pixels))
        output.write(" pixels\n" as StaticString)
    }

    /// Writes the end of an equation, with the basis of its numbers.
    private static func writeEnd(_ basis: Evidence.Basis, to output: inout OutputBuffer) {
        output.write(")`, " as StaticString)
        output.write(basis.rawValue)
        output.write("\n" as StaticString)
    }

    /// Writes the marketing names of a display; a model with several identifiers is named once.
    static func writeModelNames(_ display: DisplaySpec, to output: inout OutputBuffer) {
        let models = display.models
        // Names are few, unless somebody wants to know how long many take.
        var many: Set<String> = []
        for index in models.indices {
            let name = models[index].name
            let isRepeated =
                models.count <= 16
                ? models[..<index].contains { $0.name.isEqual(to: name) } : !many.insert(name.value).inserted
            guard !isRepeated else { continue }
            if index > 0 { output.write(", " as StaticString) }
            name.withBytes { output.write(bytes: $0) }
        }
    }
}

extension LayoutSpec {
    /// What the numbers of the bar are worth: the weakest basis among those that give its top and its heights.
    package var barBasis: Evidence.Basis {
        guard let bar = navigationBar else { return safeArea.evidence.basis.value }
        let own = bar.evidence.basis.value
        return bar.top == nil ? max(own, safeArea.evidence.basis.value) : own
    }
}
