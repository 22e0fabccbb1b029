extension AvatarController {
    /// What happens to a bar and its page.
    public enum Event: Equatable, Sendable {
        /// The bar was laid out: its height, and its `frame.minY` in the window, in points.
        case barLaidOut(height: Double, top: Double)
        /// The page may show a large title, or not.
        case largeTitle(isAvailable: Bool)
        /// The scroll view's `contentOffset.y`, in points.
        case contentOffset(Double)
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
}
