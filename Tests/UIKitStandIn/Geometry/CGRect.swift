/// A rectangle.
public struct CGRect: Equatable, Sendable {
    /// Top left corner.
    public var origin: CGPoint
    /// Extent to the right and downwards.
    public var size: CGSize

    /// An empty rectangle at the origin.
    public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)

    /// Creates a rectangle.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        origin = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
    }

    /// Left edge.
    public var minX: CGFloat { origin.x }
    /// Top edge.
    public var minY: CGFloat { origin.y }
    /// Right edge.
    public var maxX: CGFloat { origin.x + size.width }
    /// Bottom edge.
    public var maxY: CGFloat { origin.y + size.height }
    /// Middle from left to right.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// Middle from top to bottom.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// Extent to the right.
    public var width: CGFloat { size.width }
    /// Extent downwards.
    public var height: CGFloat { size.height }

    /// The rectangle with its edges moved inwards; outwards for negative distances.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(
            x: origin.x + dx, y: origin.y + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
    }

    /// Whether a point lies inside, or on the left or top edge.
    public func contains(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}
