/// Type of a field's value: how its text is read.
package indirect enum FieldType: Sendable {
    /// The format's version.
    case version
    /// A display's name.
    case display
    /// Hardware identifiers and the names of their models.
    case models
    /// One line of printable text.
    case text
    /// Text of any length.
    case notes
    /// A length, zero or more: points (`44`, `96.5`) or pixels (`161px`); or `none`, where that is allowed.
    case length(orNone: Bool)
    /// A length in points only, since pixels depend on the device.
    case designLength
    /// Pixels a point.
    case scale
    /// A decimal number of points, of either sign.
    case decimal
    /// `true` or `false`.
    case boolean
    /// One of some words.
    case choice([String])
    /// A mapping with fields of its own; or `none`, where that is allowed.
    case mapping(Shape, orNone: Bool)
    /// A list.
    case list(of: FieldType)
}
