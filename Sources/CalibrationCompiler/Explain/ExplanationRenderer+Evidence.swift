import SourceDiagnostics

extension ExplanationRenderer {
    /// Measurements beside what is derived, and what nobody has measured.
    mutating func writeConfirmations(_ fade: LayoutExplanation.Fade, scale: Int) {
        var confirmations: [Confirmation] = []
        for confirmation in fade.values.flatMap(\.confirmations)
        where !confirmations.contains(where: { $0.observation.value.range == confirmation.observation.value.range }) {
            confirmations.append(confirmation)
        }
        output += "\n  measured by others"
        if confirmations.isEmpty {
            output += ": nothing of it\n"
        } else {
            let tolerance = Length(sixths: 3 / scale)
            output += " (half a pixel, \(tolerance.text) points, may lie between)\n"
        }
        for confirmation in confirmations { write(confirmation) }
        var unconfirmed: [String] = []
        for name in fade.values.flatMap(\.unconfirmed)
        where !confirmations.contains(where: { $0.operands.contains(name) }) {
            if !unconfirmed.contains(name.rawValue) { unconfirmed.append(name.rawValue) }
        }
        if !confirmations.isEmpty, !unconfirmed.isEmpty {
            output += "    no measurement of \(unconfirmed.joined(separator: ", "))\n"
        }
    }

    private mutating func write(_ confirmation: Confirmation) {
        let observation = confirmation.observation
        output += "    "
        output += ("\(observation.quantity.rawValue) = \(confirmation.formula)").padded(to: 34)
        output += "\(confirmation.derived.text) derived, \(plain(observation.value.value)) measured: "
        output += confirmation.difference == 0 ? "the same" : "\(apart(confirmation.difference)) apart"
        output += "\n      \(observation.source.text)\n      \(places[observation.value.range].text)\n"
    }

    /// What the constants that this project replaces do in the layout.
    mutating func writeOriginal(_ original: OriginalDesign) {
        output +=
            "\n  the original program's constants here: target \(OriginalDesign.target.text), norm \(OriginalDesign.norm.text), image \(OriginalDesign.size.text) × \(OriginalDesign.size.text)\n"
        for (name, sight, wanted) in [
            ("at rest", original.rest, 1.0), ("at target", original.target, 0), ("collapsed", original.collapsed, 0),
        ] {
            output += "    "
            output += (name).padded(to: 11)
            output += ("y = \(sight.offset.text)").padded(to: 16)
            output += "opacity \(rounded(sight.opacity))\(sight.isHidden ? ", hidden" : "")"
            if sight.opacity != wanted { output += ", should be \(plain(wanted))" }
            output += "\n"
        }
        output.append(wrapped: original.verdict, prefix: "    ")
    }
}

extension OriginalDesign {
    /// What a user would see of it.
    var verdict: String {
        var sentences: [String] = []
        if rest.opacity < 1 { sentences.append("The avatar is never more than \(percent(rest.opacity)) opaque.") }
        if collapsed.opacity > 0 {
            sentences.append("A ghost of \(percent(collapsed.opacity)) opacity stays in the collapsed bar.")
        }
        if delay.sixths != 0, collapsed.opacity == 0 {
            let (side, amount) = delay.sixths > 0 ? ("late", delay) : ("early", -delay)
            sentences.append("The avatar goes \(amount.text) points too \(side).")
        }
        if excess.sixths > 0 { sentences.append("It is \(excess.text) points larger than there is room for.") }
        return sentences.isEmpty ? "They fit." : sentences.joined(separator: " ")
    }

    private func percent(_ opacity: Double) -> String { "\(plain((opacity * 1_000).rounded() / 10)) %" }
}

extension LayoutExplanation.Fade {
    /// Every operand of the values, once, in the order of the bar.
    var operands: [Operand] {
        var operands: [Operand] = []
        for operand in values.flatMap(\.operands) where !operands.contains(where: { $0.name == operand.name }) {
            operands.append(operand)
        }
        return operands
    }
}

extension Derivation.Fade.SizeLimit {
    /// What kept the image from being larger, in a sentence.
    var words: String {
        switch self {
        case .design: "The design asks for no more; the bar has room for it."
        case .titleRow: "The room above the medium row keeps it from being larger: large - medium - bottomMargin."
        case .mediumRow: "The height of the medium row keeps it from being larger."
        }
    }
}

/// A number with three decimals at most.
private func rounded(_ value: Double) -> String { plain((value * 1_000).rounded() / 1_000) }

/// A small distance between numbers that are published with three decimals.
private func apart(_ difference: Double) -> String {
    let thousandths = (difference * 1_000).rounded()
    return thousandths == 0 ? "less than 0.001" : plain(thousandths / 1_000)
}
