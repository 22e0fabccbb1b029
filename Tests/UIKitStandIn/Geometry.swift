/// Foundation's floating-point type, which is not `Double`: what compiles here with the two mixed compiles on a Mac, too.
@_exported public import struct Foundation.CGFloat

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

/// A size.
public struct CGSize: Equatable, Sendable {
    /// Extent to the right.
    public var width: CGFloat
    /// Extent downwards.
    public var height: CGFloat

    /// No size.
    public static let zero = CGSize(width: 0, height: 0)

    /// Creates a size.
    public init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }
}

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
