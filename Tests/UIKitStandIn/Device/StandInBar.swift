/// Geometry of the navigation bar of a running device, in points.
public struct StandInBar: Equatable, Sendable {
    /// What a bar does while its large title scrolls away.
    public enum Behavior: Sendable, CaseIterable {
        /// It shrinks with the title: iOS 15 to 18.
        case shrinks
        /// It keeps its height until the title has gone, then jumps: seen on iOS 26.1, 106 points high up to 51 points
        /// of scroll, 54 from 52 on.
        case jumps
    }

    /// The bar's `frame.minY` in the window.
    public var top: CGFloat
    /// Height with the title collapsed.
    public var medium: CGFloat
    /// Height at rest with a large title; `nil` where none is shown.
    public var large: CGFloat?
    /// What it does while the title scrolls away.
    public var behavior: Behavior
    /// Whether the bar runs down the trailing side instead of across the top.
    public var isSideways = false
    /// Whether it has been minimized into a pill.
    public var isMinimized = false
    /// Height of a prompt above the title.
    public var promptRow: CGFloat = 30
    /// Height of a search row under the title.
    public var searchRow: CGFloat = 52

    /// Creates a bar.
    public init(top: CGFloat, medium: CGFloat, large: CGFloat?, behavior: Behavior = .shrinks) {
        self.top = top
        self.medium = medium
        self.large = large
        self.behavior = behavior
    }
}
