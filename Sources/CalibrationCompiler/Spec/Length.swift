/// A length or an offset in whole sixths of a point: every @1x, @2x and @3x pixel is exact, and so are sums.
package struct Length: Hashable, Comparable, Sendable {
    /// Sixths of a point.
    package let sixths: Int

    /// Creates a length from sixths of a point.
    package init(sixths: Int) { self.sixths = sixths }

    /// Creates a length from pixels at a scale of 1, 2 or 3 pixels a point.
    package init(pixels: Int, scale: Int) { sixths = pixels * (6 / scale) }

    /// Creates a length from points.
    package init(points: Int) { sixths = points * 6 }

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

extension Length {
    /// Points as people read them, thirds to three decimals: `-109.667`.
    package var text: String {
        let decimals = ["", ".167", ".333", ".5", ".667", ".833"][abs(sixths) % 6]
        return (sixths < 0 ? "-" : "") + String(abs(sixths) / 6) + decimals
    }

    /// The shortest text that reads back as the same `Double`, without `.0`.
    package var exactText: String { sixths % 6 == 0 ? String(sixths / 6) : points.description }

    /// The length as a spec writes it: points if they are whole or halves, else pixels.
    package func specText(scale: Int) -> String {
        sixths % 3 == 0 ? text : "\(pixels(scale: scale))px"
    }
}

/// A number without `.0`.
package func plain(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
