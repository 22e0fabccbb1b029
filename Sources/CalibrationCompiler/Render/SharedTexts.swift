/// Texts that several constants have in common, made once for a part of the file.
struct SharedTexts {
    /// What the constants of a display share.
    struct DisplayTexts {
        /// Swift name.
        let swiftName: String
        /// Marketing names of the models.
        let models: [UInt8]
    }

    /// What the constants with the same derived numbers share.
    struct NumberTexts {
        /// The derivation, as documentation.
        let documentation: [UInt8]
        /// The arguments for bar, image and scrolling.
        let code: [UInt8]
    }

    private struct Numbers: Hashable {
        let derivation: Derivation?
        let basis: Evidence.Basis
    }

    private var display: (index: Int, texts: DisplayTexts)?
    private var numbers: [Numbers: NumberTexts] = [:]

    /// The texts of a display; its layouts stand together.
    mutating func texts(of display: DisplaySpec, index: Int) -> DisplayTexts {
        if let known = self.display, known.index == index { return known.texts }
        var models = OutputBuffer()
        SwiftRenderer.writeModelNames(display, to: &models)
        let texts = DisplayTexts(swiftName: display.swiftName, models: models.bytes)
        self.display = (index, texts)
        return texts
    }

    /// The texts of a layout's numbers.
    mutating func texts(of layout: CalibratedLayout, _ spec: LayoutSpec) -> NumberTexts {
        // Without a fade, the numbers say nothing of the safe area.
        let bar = spec.navigationBar?.evidence.basis.value
        let basis = layout.derivation?.fade == nil ? bar ?? spec.barBasis : spec.barBasis
        let key = Numbers(derivation: layout.derivation, basis: basis)
        if let known = numbers[key] { return known }
        var documentation = OutputBuffer()
        SwiftRenderer.writeDerivation(layout.derivation, basis: basis, to: &documentation)
        var code = OutputBuffer()
        SwiftRenderer.writeBar(layout.derivation, to: &code)
        SwiftRenderer.writeFade(layout.derivation, to: &code)
        let texts = NumberTexts(documentation: documentation.bytes, code: code.bytes)
        numbers[key] = texts
        return texts
    }
}
