extension Calibration {
    /// Insets of the window's safe area, without bars, in points.
    public struct SafeArea: Equatable, Sendable {
        /// Distance from the window's top edge.
        public let top: Double
        /// Distance from the window's left edge.
        public let left: Double
        /// Distance from the window's bottom edge.
        public let bottom: Double
        /// Distance from the window's right edge.
        public let right: Double

        /// Creates insets.
        @inlinable
        public init(top: Double, left: Double, bottom: Double, right: Double) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }
}
