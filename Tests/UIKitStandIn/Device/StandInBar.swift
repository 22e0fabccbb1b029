/// Geometry of the navigation bar of a running device, in points.
public struct StandInBar: Equatable, Sendable {
    /// The bar's `frame.minY` in the window.
    public var top: CGFloat
    /// Height with the title collapsed.
    public var medium: CGFloat
    /// Height at rest with a large title; `nil` where none is shown.
    public var large: CGFloat?
    /// Whether the bar runs down the trailing side instead of across the top.
    public var isSideways = false

    /// Creates a bar.
    public init(top: CGFloat, medium: CGFloat, large: CGFloat?) {
        self.top = top
        self.medium = medium
        self.large = large
    }
}
