extension Calibration {
    /// Screen in portrait points, and its scale.
    public struct Screen: Equatable, Sendable {
        /// Shorter side, in points.
        public let width: Double
        /// Longer side, in points.
        public let height: Double
        /// Pixels a point, as the layout engine rounds: 1, 2 or 3.
        public let scale: Double

        /// Creates a screen.
        @inlinable
        public init(width: Double, height: Double, scale: Double) {
            self.width = width
            self.height = height
            self.scale = scale
        }
    }
}
