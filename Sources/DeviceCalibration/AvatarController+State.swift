extension AvatarController {
    /// What an image looks like.
    public struct State: Equatable, Sendable {
        /// Opacity, 0 to 1.
        public let opacity: Double

        /// Whether the image is hidden.
        ///
        /// Exactly where its opacity is 0, except that an image which a transition fades stays unhidden down to 0: there
        /// an animation must have something to draw.
        public let isHidden: Bool

        /// Whether a finger and VoiceOver reach the image: while it is not hidden and its page is not on the move.
        public let isInteractive: Bool

        /// The image of a page that is not there.
        public static let absent = State(opacity: 0, isHidden: true, isInteractive: false)

        /// Creates a state.
        public init(opacity: Double, isHidden: Bool, isInteractive: Bool) {
            self.opacity = opacity
            self.isHidden = isHidden
            self.isInteractive = isInteractive
        }
    }
}
