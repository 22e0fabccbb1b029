/// A length or an offset in whole sixths of a point: every @1x, @2x and @3x pixel is exact, and sums are.
package struct Length: Hashable, Comparable, Sendable {
    // Half the memory of an Int, and room for lengths thousands of times those of any screen.
    private let count: Int32

    /// Sixths of a point.
    package var sixths: Int { Int(count) }

    /// Creates a length from sixths of a point.
    package init(sixths: Int) { count = Int32(sixths) }

    /// Creates a length from pixels.
    package init(pixels: Int, scale: Int) { self.init(sixths: pixels * (6 / scale)) }

    /// Creates a length from points.
    package init(points: Int) { self.init(sixths: points * 6) }

    /// Nearest number of points.
    package var points: Double { Double(sixths) / 6 }

    /// Whether it is a whole number of pixels.
    package func isOnGrid(scale: Int) -> Bool { sixths % (6 / scale) == 0 }

    /// Pixels, rounded down.
    package func pixels(scale: Int) -> Int {
        let step = 6 / scale
        return sixths >= 0 ? sixths / step : -((step - 1 - sixths) / step)
    }

    package static func < (one: Length, other: Length) -> Bool { one.sixths < other.sixths }
    package static func + (one: Length, other: Length) -> Length { Length(sixths: one.sixths + other.sixths) }
    package static func - (one: Length, other: Length) -> Length { Length(sixths: one.sixths - other.sixths) }
    package static prefix func - (one: Length) -> Length { Length(sixths: -one.sixths) }
}
