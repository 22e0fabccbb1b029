extension Calibration {
    /// Answer of a look-up: the calibration, and which rung it stands on.
    ///
    /// The rungs in their order: identifier and screen, identifier alone, the design's own heights, nothing. A bar at rest
    /// that is lower than those overrules them. No rung ever holds the numbers of another model.
    public enum Match: Equatable, Sendable {
        /// The table has this very layout of this model.
        case exact(Calibration)

        /// The table has this model, but not this layout of it; the nearest of its layouts, and what sets it apart.
        case otherLayout(Calibration, differing: Differences)

        /// The table has no numbers for this layout; these are the heights that the running design has everywhere.
        case designHeights(NavigationBar)

        /// The bar was seen at rest and is lower than expected; these are its own numbers.
        case liveBar(NavigationBar)

        /// Nothing is known, and why.
        case missing(Absence)

        /// The calibration from the table; `nil` on the other rungs.
        public var calibration: Calibration? {
            switch self {
            case .exact(let calibration), .otherLayout(let calibration, _): return calibration
            case .designHeights, .liveBar, .missing: return nil
            }
        }

        /// Whether the table has this very layout of this model.
        @inlinable public var isExact: Bool {
            if case .exact = self { return true }
            return false
        }
    }

    /// What sets a layout apart from the one that was asked for.
    public struct Differences: OptionSet, Sendable, CustomStringConvertible {
        /// One bit a difference; a heavier one has a higher bit.
        public let rawValue: UInt8

        /// The screen's points differ: another panel, or another zoom.
        public static let screen = Differences(rawValue: 1)
        /// The orientation differs.
        public static let orientation = Differences(rawValue: 2)
        /// The design differs, and with it every height.
        public static let design = Differences(rawValue: 4)

        /// Creates differences from their bits.
        @inlinable
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The names of what differs, heaviest first: `design, screen`; empty if nothing does.
        public var description: String {
            var names: [String] = []
            if contains(.design) { names.append("design") }
            if contains(.orientation) { names.append("orientation") }
            if contains(.screen) { names.append("screen") }
            return names.joined(separator: ", ")
        }
    }

    /// Reason why a look-up has no calibration.
    public enum Absence: Equatable, Sendable {
        /// The identifier is empty.
        case emptyIdentifier
        /// The identifier is that of a simulator's host, not of a model: `x86_64`, `i386` or `arm64`.
        case simulatorIdentifier
        /// The table doesn't know the identifier.
        case unknownIdentifier

        /// Reports why a table doesn't have an identifier.
        init(of identifier: String) {
            self =
                identifier.isEmpty
                ? .emptyIdentifier : Calibration.isSimulator(identifier) ? .simulatorIdentifier : .unknownIdentifier
        }
    }
}
