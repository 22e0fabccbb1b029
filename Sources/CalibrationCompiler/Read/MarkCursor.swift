/// Turns libyaml's marks, which count characters, into offsets in bytes.
///
/// Marks come nearly in order, so that the way from the last one is short; in a file of ASCII there is no way at all.
struct MarkCursor {
    private let source: UnsafeBufferPointer<UInt8>
    private let start: Int
    private let isASCII: Bool
    private var index = 0
    private var offset: Int

    /// Starts at the first character, behind a byte-order mark.
    init(_ source: UnsafeBufferPointer<UInt8>, start: Int) {
        self.source = source
        self.start = start
        offset = start
        isASCII = source[start...].allSatisfy { $0 < 0x80 }
    }

    /// Offset of the character with an index; the end of the file for one behind it.
    ///
    /// - Complexity: O(distance from the last mark).
    mutating func offset(of mark: Int) -> Int {
        guard !isASCII else { return min(start + mark, source.count) }
        while index < mark, offset < source.count {
            offset += 1
            while offset < source.count, isContinuation(source[offset]) { offset += 1 }
            index += 1
        }
        while index > mark, offset > start {
            offset -= 1
            while offset > start, isContinuation(source[offset]) { offset -= 1 }
            index -= 1
        }
        return offset
    }
}
