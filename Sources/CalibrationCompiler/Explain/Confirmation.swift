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
