extension Calibration {
    /// Answer of a look-up: the calibration, and which rung it stands on.
    ///
    /// The rungs in their order: identifier and screen, identifier alone, the live bar's own geometry, nothing. No rung
    /// ever holds the numbers of another model.
    public enum Match: Equatable, Sendable {
        /// The table has this very layout of this model.
        case exact(Calibration)

        /// The table has this model, but not this layout of it; the nearest of its layouts, and what sets it apart.
        case otherLayout(Calibration, differing: Differences)

        /// The table has no numbers to offer; these are the bar's own, seen while it ran.
        case liveBar(NavigationBar)

        /// Nothing is known, and why.
        case missing(Absence)

        /// The calibration from the table; `nil` on the other rungs.
        public var calibration: Calibration? {
            switch self {
            case .exact(let calibration), .otherLayout(let calibration, _): return calibration
            case .liveBar, .missing: return nil
            }
        }

        /// Whether the table has this very layout of this model.
        @inlinable public var isExact: Bool {
            if case .exact = self { return true }
            return false
        }
    }
}
