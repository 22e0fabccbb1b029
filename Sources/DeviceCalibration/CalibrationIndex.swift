/// Rows of an index, all of one width, read where they lie.
///
/// A row is an identifier from the left, blanks, a number, blanks, a number, a line feed. The first row gives the
/// width; the numbers may be padded with blanks or zeros.
struct CalibrationIndex {
    private let bytes: UnsafePointer<UInt8>
    private let rowWidth: Int
    private let rowCount: Int

    /// Reads the shape of an index; `nil` where it has no row.
    init?(_ text: StaticString) {
        guard text.hasPointerRepresentation else { return nil }
        let byteCount = text.utf8CodeUnitCount
        bytes = text.utf8Start
        var width = 0
        while width < byteCount, bytes[width] != UInt8(ascii: "\n") { width += 1 }
        guard width < byteCount else { return nil }
        rowWidth = width + 1
        rowCount = byteCount / rowWidth
    }

    /// The numbers of the rows that hold an identifier; empty where none does.
    ///
    /// All rows between the bounds of the search share with the identifier what both bounds share with it, so those
    /// bytes are never compared again.
    ///
    /// - Complexity: O(length + log *n*) comparisons of bytes on identifiers as they are given out.
    func rows(of identifier: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        var low = 0
        var high = rowCount
        var sharedWithLow = 0
        var sharedWithHigh = 0
        while low < high {
            let middle = (low + high) / 2
            var shared = min(sharedWithLow, sharedWithHigh)
            switch order(ofRow: middle, to: identifier, shared: &shared) {
            case .before:
                low = middle + 1
                sharedWithLow = shared
            case .after:
                high = middle
                sharedWithHigh = shared
            case .same:
                return widened(middle, identifier)
            }
        }
        return low..<low
    }

    /// The numbers of a row's layouts.
    func layouts(ofRow row: Int) -> Range<Int> {
        var place = (row + 1) * rowWidth - 2
        let end = number(endingAt: &place)
        let first = number(endingAt: &place)
        return first..<max(first, end)
    }

    private enum Order {
        case before
        case same
        case after
    }

    /// Compares a row's identifier with another, byte by byte, from behind the bytes that are known to be shared.
    private func order(
        ofRow row: Int, to identifier: UnsafeBufferPointer<UInt8>, shared: inout Int
    ) -> Order {
        let start = bytes + row * rowWidth
        while true {
            let ours = start[shared]
            if ours == blank { return shared == identifier.count ? .same : .before }
            guard shared < identifier.count else { return .after }
            let theirs = identifier[shared]
            if ours != theirs { return ours < theirs ? .before : .after }
            shared += 1
        }
    }

    /// All rows of the identifier that one row holds: they stand together.
    private func widened(_ row: Int, _ identifier: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        var low = row
        var high = row + 1
        while low > 0, holds(identifier, row: low - 1) { low -= 1 }
        while high < rowCount, holds(identifier, row: high) { high += 1 }
        return low..<high
    }

    private func holds(_ identifier: UnsafeBufferPointer<UInt8>, row: Int) -> Bool {
        var shared = 0
        return order(ofRow: row, to: identifier, shared: &shared) == .same
    }

    /// Reads the digits that end at a place, from the right, and moves the place before the blanks in front of them.
    private func number(endingAt place: inout Int) -> Int {
        var value = 0
        var unit = 1
        while bytes[place] != blank {
            value += Int(bytes[place] - UInt8(ascii: "0")) * unit
            unit *= 10
            place -= 1
        }
        while bytes[place] == blank { place -= 1 }
        return value
    }

    private var blank: UInt8 { UInt8(ascii: " ") }
}
