/// Rows of an index, all of one width, read where they lie.
///
/// A row is an identifier from the left, blanks, a number, blanks, a number, a line feed. The first row gives the
/// width; the numbers may be padded with blanks or zeros.
struct CalibrationIndex {
    /// Number of rows.
    let rowCount: Int

    private let bytes: UnsafePointer<UInt8>
    private let rowWidth: Int

    private static let blank = UInt8(ascii: " ")

    /// Reads the shape of an index; `nil` where it has no row.
    init?(_ text: StaticString) {
        guard text.hasPointerRepresentation else { return nil }
        let byteCount = text.utf8CodeUnitCount
        bytes = text.utf8Start
        guard let width = CalibrationIndex.lengthOfFirstRow(UnsafeRawBufferPointer(start: bytes, count: byteCount))
        else { return nil }
        rowWidth = width &+ 1
        rowCount = byteCount / rowWidth
    }

    /// The number of bytes before the first line feed; `nil` where there is none.
    private static func lengthOfFirstRow(_ text: UnsafeRawBufferPointer) -> Int? {
        var place = 0
        while place &+ 8 <= text.count {
            let word = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            let found = word.marks(of: UInt8(ascii: "\n"))
            if found != 0 { return place &+ found.trailingZeroBitCount / 8 }
            place &+= 8
        }
        while place < text.count {
            if text[place] == UInt8(ascii: "\n") { return place }
            place &+= 1
        }
        return nil
    }

    /// The numbers of the rows that hold an identifier; empty where none does.
    ///
    /// - Complexity: O(log *n*) comparisons of identifiers.
    func rows(of identifier: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        // Sixteen bytes of every row are there to be compared at once.
        if rowWidth >= IdentifierKey.width, let key = IdentifierKey(identifier) {
            return rows { key.order(of: $0) }
        }
        return rows { CalibrationIndex.order(of: $0, to: identifier) }
    }

    /// The identifier that a row holds.
    func identifier(ofRow row: Int) -> String {
        let start = start(ofRow: row)
        var length = 0
        while start[length] != CalibrationIndex.blank { length += 1 }
        return String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
    }

    /// The numbers of a row's layouts.
    func layouts(ofRow row: Int) -> Range<Int> {
        var place = (row &+ 1) &* rowWidth &- 2
        let end = number(endingAt: &place)
        let first = number(endingAt: &place)
        return first..<max(first, end)
    }

    /// Searches for the rows of one identifier; they stand together, and there is rarely more than one.
    @inline(__always)
    private func rows(where order: (UnsafePointer<UInt8>) -> IdentifierOrder) -> Range<Int> {
        var low = 0
        var high = rowCount
        while low < high {
            let middle = (low &+ high) >> 1
            switch order(start(ofRow: middle)) {
            case .before: low = middle &+ 1
            case .after: high = middle
            case .same:
                var first = middle
                var end = middle &+ 1
                while first > low, order(start(ofRow: first &- 1)) == .same { first &-= 1 }
                while end < high, order(start(ofRow: end)) == .same { end &+= 1 }
                return first..<end
            }
        }
        return low..<low
    }

    /// Compares a row's identifier with another, byte by byte.
    private static func order(
        of row: UnsafePointer<UInt8>, to identifier: UnsafeBufferPointer<UInt8>
    ) -> IdentifierOrder {
        var place = 0
        while true {
            let ours = row[place]
            if ours == blank { return place == identifier.count ? .same : .before }
            guard place < identifier.count else { return .after }
            if ours != identifier[place] { return ours < identifier[place] ? .before : .after }
            place &+= 1
        }
    }

    /// Reads the digits that end at a place, from the right, and moves the place before the blanks in front of them.
    private func number(endingAt place: inout Int) -> Int {
        var value = 0
        var unit = 1
        while bytes[place] != CalibrationIndex.blank {
            value &+= Int(bytes[place] &- UInt8(ascii: "0")) &* unit
            unit &*= 10
            place &-= 1
        }
        while bytes[place] == CalibrationIndex.blank { place &-= 1 }
        return value
    }

    private func start(ofRow row: Int) -> UnsafePointer<UInt8> {
        bytes + row &* rowWidth
    }
}
