/// Distances from the edges of a rectangle.
public struct UIEdgeInsets: Equatable, Sendable {
    /// From the top.
    public var top: CGFloat
    /// From the left.
    public var left: CGFloat
    /// From the bottom.
    public var bottom: CGFloat
    /// From the right.
    public var right: CGFloat

    /// No distances.
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    /// Creates insets.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// Edges of a rectangle.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// One bit an edge.
    public let rawValue: UInt

    /// The top.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The bottom.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)

    /// Creates edges from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
