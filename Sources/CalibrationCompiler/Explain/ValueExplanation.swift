/// How one value of a layout comes about.
package struct ValueExplanation: Sendable {
    /// The value.
    package let value: DerivedValue
    /// What it is made from, in the order of the formula.
    package let operands: [Operand]
    /// The formula with exact numbers: `-(161px@3x + 44 + 12)`.
    package let sum: String
    /// The value.
    package let result: Length
    /// Measurements of quantities that are made from nothing but operands of the value.
    package let confirmations: [Confirmation]

    /// Operands of the bar that no measurement takes part in.
    package var unconfirmed: [Operand.Name] {
        operands.filter { $0.evidence != nil }.map(\.name).filter { name in
            !confirmations.contains { $0.operands.contains(name) }
        }
    }

    /// What the value is worth: the weakest basis of its operands.
    package var basis: Evidence.Basis {
        operands.compactMap { $0.evidence?.basis.value }.max() ?? .inferred
    }

    init(
        _ value: DerivedValue, _ operands: [Operand], _ derivation: Derivation, _ fade: Derivation.Fade,
        _ confirmations: [Confirmation]
    ) {
        self.value = value
        let own = value.operands.compactMap { name in operands.first { $0.name == name } }
        self.operands = own
        sum = value.formula { name in
            own.first { $0.name == name }?.exact(scale: derivation.scale) ?? name.rawValue
        }
        result =
            switch value {
            case .rest: fade.rest
            case .target: fade.target
            case .norm: fade.norm
            case .collapsed: fade.collapsed
            case .size: derivation.size ?? fade.styleSize
            }
        self.confirmations = confirmations.filter { confirmation in
            confirmation.operands.allSatisfy(value.operands.contains)
        }
    }
}
