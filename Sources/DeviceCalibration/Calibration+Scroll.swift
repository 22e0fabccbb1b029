extension Calibration {
    /// Content offsets between which the avatar fades, in points: negative, falling towards an open bar.
    ///
    /// ```
    /// rest      = -(top + large)
    /// target    = -(top + medium + bottomMargin)
    /// norm      = rest - target = -(large - medium - bottomMargin)
    /// collapsed = -(top + medium)
    /// ```
    public struct Scroll: Equatable, Sendable {
        /// Offset at rest, with the large title fully open: opacity 1.
        public let rest: Double
        /// Offset at which the image's bottom edge meets that of the medium row: opacity 0.
        public let target: Double
        /// Distance over which the image fades, negative: `rest - target`.
        public let norm: Double
        /// Offset at which the bar has stopped shrinking.
        public let collapsed: Double

        /// Creates the offsets of a fade.
        @inlinable
        public init(rest: Double, target: Double, norm: Double, collapsed: Double) {
            self.rest = rest
            self.target = target
            self.norm = norm
            self.collapsed = collapsed
        }
    }
}
