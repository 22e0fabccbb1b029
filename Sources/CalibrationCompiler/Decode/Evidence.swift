/// How a group of numbers is known.
package struct Evidence: Sendable {
    /// What the numbers are worth; later cases are worth less.
    package enum Basis: String, CaseIterable, Comparable, Sendable {
        /// Seen on a device or simulator.
        case measured
        /// Stated by Apple or in a public table, without a measurement that one could repeat.
        case documented
        /// Concluded from other devices or rules.
        case inferred

        package static func < (one: Basis, other: Basis) -> Bool { one.order < other.order }

        private var order: Int {
            switch self {
            case .measured: 0
            case .documented: 1
            case .inferred: 2
            }
        }
    }

    /// What the numbers are worth.
    package let basis: Located<Basis>
    /// Where they were published.
    package let sources: [SpecText]
}
