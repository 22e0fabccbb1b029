extension Calibration {
    /// What an app wants its avatar to look like, before a bar cuts it to size.
    ///
    /// The tables hold the design already applied to each layout. It is needed at run time only where the tables have no
    /// numbers, and the live bar gives them.
    public struct AvatarDesign: Equatable, Sendable {
        /// Largest side, in points.
        public let size: Double
        /// Distance from the image's trailing edge to the bar's, in points.
        public let trailingMargin: Double
        /// Distance from the image's bottom edge up from the bar's, in points.
        public let bottomMargin: Double
        /// Curve from progress to opacity.
        public let fade: FadeCurve

        /// The design where nothing else is said: 40 points, margins of 16 and 12, a linear fade.
        public static let standard = AvatarDesign(size: 40, trailingMargin: 16, bottomMargin: 12, fade: .linear)

        /// Creates a design from lengths in points.
        public init(size: Double, trailingMargin: Double, bottomMargin: Double, fade: FadeCurve) {
            self.size = size
            self.trailingMargin = trailingMargin
            self.bottomMargin = bottomMargin
            self.fade = fade
        }

        /// The design of a calibrated layout; `nil` where the layout has no avatar.
        init?(_ calibration: Calibration) {
            guard let avatar = calibration.avatar else { return nil }
            self.init(
                size: avatar.size, trailingMargin: avatar.trailingMargin, bottomMargin: avatar.bottomMargin,
                fade: calibration.fade)
        }

        /// The avatar that a bar has room for; `nil` where there is none.
        ///
        /// ```
        /// size = the largest even number of pixels not above min(design size, large - medium - bottomMargin, medium)
        /// ```
        ///
        /// - Parameters:
        ///   - bar: geometry of the bar, in points.
        ///   - scale: pixels a point.
        public func avatar(in bar: NavigationBar, scale: Double) -> Avatar? {
            guard let large = bar.large, large.isFinite, bar.medium.isFinite, scale > 0 else { return nil }
            let room = min(size, large - bar.medium - bottomMargin, bar.medium)
            // Sums of thirds of a point may fall just short of a whole pixel.
            let pairs = room * scale / 2 + 1e-6
            guard pairs >= 1, pairs < 1e6 else { return nil }
            let pixels = Int(pairs) * 2
            return Avatar(
                size: Double(pixels) / scale, pixels: pixels, trailingMargin: trailingMargin,
                bottomMargin: bottomMargin)
        }
    }
}
