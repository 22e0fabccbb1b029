import SourceDiagnostics

/// Turns libyaml's marks, which count characters, into offsets in bytes.
///
/// Marks come nearly in order, so the way from the last one is short; in a file of ASCII there is no way at all.
struct MarkCursor {
    private let source: [UInt8]
    private let start: Int
    private let isASCII: Bool
    private var index = 0
    private var offset: Int

    /// Starts at the first character, after a byte-order mark.
    init(_ source: [UInt8]) {
        self.source = source
        start = source.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        isASCII = source.reduce(0, |) < 0x80
        offset = start
    }

    /// Offset of the character with an index; the end of the file for an index beyond it.
    ///
    /// - Complexity: O(distance from the last mark), O(1) in a file of ASCII.
    mutating func offset(of mark: Int) -> Int {
        guard !isASCII else { return min(mark, source.count) }
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
