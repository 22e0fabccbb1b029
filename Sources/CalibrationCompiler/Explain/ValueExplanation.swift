import DeviceCalibration

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

/// A published measurement beside what is derived for the same quantity.
package struct Confirmation: Sendable {
    /// The measurement.
    package let observation: ObservationSpec
    /// What is derived.
    package let derived: Length
    /// Numbers of the layout that the quantity is made from.
    package let operands: [Operand.Name]

    /// Distance between the two, in points.
    package var difference: Double {
        let difference = (derived.points - observation.value.value).magnitude
        // A measurement has six decimals at most; the rest is the noise of binary fractions.
        return (difference * 1_000_000).rounded() / 1_000_000
    }

    /// The quantity as a sum: `top + medium`.
    package var formula: String {
        let sum = operands.map(\.rawValue).joined(separator: " + ")
        guard observation.quantity == .contentOffset else { return sum }
        return "-(\(sum))"
    }

    /// Compares a measurement; `nil` where the layout has no such quantity.
    init?(_ observation: ObservationSpec, _ derivation: Derivation) {
        guard let derived = derivation.value(of: observation) else { return nil }
        self.observation = observation
        self.derived = derived
        let height: Operand.Name = observation.title == .large ? .large : .medium
        switch observation.quantity {
        case .contentOffset, .topInset: operands = [.top, height]
        case .barTop: operands = [.top]
        case .barHeight: operands = [height]
        }
    }
}

/// What the original program's constants, made for one phone, do in a layout.
package struct OriginalDesign: Sendable {
    /// Content offset at which its image has gone.
    package static let target = Length(points: -103)
    /// Distance over which its image fades: `-143 + 103`.
    package static let norm = Length(points: -40)
    /// Side of its image.
    package static let size = Length(points: 40)

    /// What is seen at one content offset.
    package struct Sight: Sendable {
        /// The content offset.
        package let offset: Length
        /// Opacity of the image.
        package let opacity: Double
        /// Whether the image is hidden: `y > target`.
        package let isHidden: Bool
    }

    /// At rest, where the opacity should be 1.
    package let rest: Sight
    /// At the layout's own target, where it should be 0.
    package let target: Sight
    /// In the collapsed bar, where it should be 0.
    package let collapsed: Sight
    /// How much later than the layout's own its image goes, in content offset; negative where it goes too early.
    package let delay: Length
    /// How much larger than the layout's own its image is.
    package let excess: Length

    /// Tries the constants in a layout.
    init(_ derivation: Derivation, _ fade: Derivation.Fade) {
        func sight(_ offset: Length) -> Sight {
            let progress = (offset.points - Self.target.points) / Self.norm.points
            return Sight(
                offset: offset, opacity: FadeCurve.linear.opacity(at: progress), isHidden: offset > Self.target)
        }
        rest = sight(fade.rest)
        target = sight(fade.target)
        collapsed = sight(fade.collapsed)
        delay = Self.target - fade.target
        excess = Self.size - (derivation.size ?? fade.styleSize)
    }
}
