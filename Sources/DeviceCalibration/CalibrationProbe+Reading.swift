extension CalibrationProbe {
    /// What a bar and its scroll view look like at one moment, in points.
    public struct Reading: Equatable, Sendable {
        /// The bar's `frame.minY` in the window.
        public let barTop: Double
        /// The bar's width.
        public let barWidth: Double
        /// The bar's height.
        public let barHeight: Double
        /// The scroll view's `contentOffset.y`.
        public let contentOffset: Double
        /// The scroll view's `adjustedContentInset.top`.
        public let topInset: Double
        /// Whether a finger drags the scroll view, or it rolls out.
        public let isMoving: Bool

        /// Creates a reading.
        public init(
            barTop: Double, barWidth: Double, barHeight: Double, contentOffset: Double, topInset: Double,
            isMoving: Bool
        ) {
            self.barTop = barTop
            self.barWidth = barWidth
            self.barHeight = barHeight
            self.contentOffset = contentOffset
            self.topInset = topInset
            self.isMoving = isMoving
        }
    }
}
