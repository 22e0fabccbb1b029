/// A point.
public struct CGPoint: Equatable, Sendable {
    /// Distance from the origin to the right.
    public var x: CGFloat
    /// Distance from the origin downwards.
    public var y: CGFloat

    /// The origin.
    public static let zero = CGPoint(x: 0, y: 0)

    /// Creates a point.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }
}
