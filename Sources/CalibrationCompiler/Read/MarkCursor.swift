/// Turns libyaml's marks, which count characters, into offsets in bytes.
///
/// Marks come nearly in order, so that the way from the last one is short; where all is ASCII there is no way at all.
struct MarkCursor {
    private let source: UnsafeBufferPointer<UInt8>
    private let start: Int
    private var index = 0
    private var offset: Int
    /// From the offset up to here, every character is a byte.
    private var plainEnd: Int

    /// Starts at the first character, behind a byte-order mark.
    init(_ source: UnsafeBufferPointer<UInt8>, start: Int) {
        self.source = source
        self.start = start
        offset = start
        plainEnd = start
    }

    /// Offset of the character with an index; the end of the file for one behind it.
    mutating func offset(of mark: Int) -> Int { offsets(of: mark, mark).0 }

    /// Offsets of two characters, the second not before the first.
    ///
    /// - Complexity: O(distance from the last mark), and O(1) where all between is ASCII.
    mutating func offsets(of first: Int, _ second: Int) -> (Int, Int) {
        let step = first - index
        guard step >= 0, second >= first, second - index <= plainEnd - offset else {
            return (walk(to: first), walk(to: second))
        }
        let start = offset + step
        offset += second - index
        index = second
        return (start, offset)
    }

    private mutating func walk(to mark: Int) -> Int {
        while index < mark, offset < source.count {
            if offset < plainEnd {
                let step = min(mark - index, plainEnd - offset)
                index += step
                offset += step
            } else {
                advance()
            }
        }
        while index > mark, offset > start { retreat() }
        return offset
    }

    /// Steps over a character that is not ASCII, or finds out how many behind it are.
    private mutating func advance() {
        plainEnd = source.endOfASCII(from: offset)
        guard plainEnd == offset else { return }
        offset += 1
        while offset < source.count, isContinuation(source[offset]) { offset += 1 }
        index += 1
    }

    private mutating func retreat() {
        offset -= 1
        let isPlain = source[offset] < 0x80
        while offset > start, isContinuation(source[offset]) { offset -= 1 }
        if !isPlain { plainEnd = offset }
        index -= 1
    }
}
