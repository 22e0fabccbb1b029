extension AvatarController {
    /// What happens to a bar and its page.
    public enum Event: Equatable, Sendable {
        /// The bar was laid out, or what is under it was.
        case laidOut(Layout)
        /// The scroll view's `contentOffset.y`, in points.
        case contentOffset(Double)
        /// The page has room for an image beside a large title, or this stands in its way.
        case title(Obstacle?)
        /// The page is about to come.
        case appearing
        /// The page is here, and nothing moves it.
        case appeared
        /// The page is about to go.
        case disappearing
        /// The page has gone.
        case disappeared
        /// The page's coming or going has got this far: 0 to 1.
        case transition(progress: Double)
        /// The page's coming or going was called off.
        case cancelled
    }

    /// What an image looks like.
    public struct State: Equatable, Sendable {
        /// Opacity, 0 to 1.
        public let opacity: Double

        /// Whether the image is hidden.
        ///
        /// Exactly where its opacity is 0, except that an image which a transition fades stays unhidden down to 0: an
        /// animation must have something to draw.
        public let isHidden: Bool

        /// Whether a finger and VoiceOver reach the image: while it is not hidden and its page is not on the move.
        public let isInteractive: Bool

        /// Distance from the bar's top down to the image's top edge, in points.
        ///
        /// ```
        /// top = max(medium, E) - bottomMargin - size
        /// ```
        public let top: Double

        /// The image of a page that is not there.
        public static let absent = State(opacity: 0, isHidden: true, isInteractive: false)

        /// Creates a state.
        public init(opacity: Double, isHidden: Bool, isInteractive: Bool, top: Double = 0) {
            self.opacity = opacity
            self.isHidden = isHidden
            self.isInteractive = isInteractive
            self.top = top
        }
    }
}
