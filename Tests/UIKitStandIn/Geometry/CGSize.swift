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
