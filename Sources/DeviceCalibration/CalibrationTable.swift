/// A sorted table of calibrations, looked up by hardware identifier.
///
/// The index is text, one row an identifier, all rows of one width: the identifier, the number of its first layout and
/// the number after its last, padded with blanks or zeros. It needs no initialiser at launch and no allocation in a
/// look-up. A foldable, whose identifier stands in two displays, has two rows.
///
/// ```
/// iPhone14,7 100 104
/// iPhone15,2 104 108
/// ```
public struct CalibrationTable: Sendable {
    /// Number of layouts.
    public let count: Int

    @usableFromInline let index: StaticString
    @usableFromInline let layout: @Sendable (Int) -> Calibration

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - index: rows as described above, sorted by bytes, each ended by a line feed.
    ///   - count: number of layouts.
    ///   - layout: the layout with a number from 0 up to `count`.
    @inlinable
    public init(index: StaticString, count: Int, layout: @escaping @Sendable (Int) -> Calibration) {
        self.index = index
        self.count = count
        self.layout = layout
    }

    /// The layout with a number, in the order of the generated file.
    ///
    /// - Precondition: `0 ≤ number < count`.
    @inlinable
    public subscript(number: Int) -> Calibration {
        precondition(number >= 0 && number < count, "no layout has this number")
        return layout(number)
    }
}
