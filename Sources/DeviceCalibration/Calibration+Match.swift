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
}
