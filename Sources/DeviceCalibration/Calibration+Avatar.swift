extension Calibration {
    /// Size and place of the round image in the bar.
    public struct Avatar: Equatable, Sendable {
        /// Side, in points.
        public let size: Double
        /// Side, in pixels: always even, so that the corner radius is exact.
        public let pixels: Int
        /// Distance from the image's trailing edge to the bar's, in points.
        public let trailingMargin: Double
        /// Distance from the image's bottom edge up from the bar's, in points.
        public let bottomMargin: Double

        /// Creates an avatar.
        @inlinable
        public init(size: Double, pixels: Int, trailingMargin: Double, bottomMargin: Double) {
            self.size = size
            self.pixels = pixels
            self.trailingMargin = trailingMargin
            self.bottomMargin = bottomMargin
        }

        /// Radius that makes the image round, in points: half its side, a whole number of pixels.
        public var cornerRadius: Double { size / 2 }

        /// Inset from the image to its touch area, in points: negative where the image is smaller than the area.
        public var touchInset: Double { min(0, (size - Avatar.touchSide) / 2) }

        /// Side of the smallest area that a finger hits, in points: Apple's Human Interface Guidelines.
        static let touchSide = 44.0
    }
}
