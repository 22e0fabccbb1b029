/// Lines and columns of a source file, as editors count them.
///
/// Lines end at LF, CR or CRLF; columns count characters (Unicode scalars) from 1; a byte-order mark counts for nothing.
package struct SourceText {
    /// A place in a file, counted from 1.
    package struct Position: Equatable, Sendable {
        /// Line.
        package let line: Int
        /// Column, in characters.
        package let column: Int
    }

    package let bytes: [UInt8]
    private let lineStarts: [Int]

    /// Finds the lines of a file.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0]
        for (offset, byte) in bytes.enumerated() {
            let endsLine =
                byte == UInt8(ascii: "\n")
                || byte == UInt8(ascii: "\r")
                    && !(offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n"))
            if endsLine { starts.append(offset + 1) }
        }
        lineStarts = starts
    }

    /// The place of a byte.
    package func position(of offset: Int) -> Position {
        let line = lineIndex(of: offset)
        let characters = bytes[min(lineStarts[line], offset)..<min(offset, bytes.count)]
        return Position(line: line + 1, column: characters.count { !isContinuation($0) } + 1)
    }

    /// Bytes of the line that holds an offset, without its line ending.
    package func line(containing offset: Int) -> Range<Int> {
        let index = lineIndex(of: offset)
        let start = lineStarts[index]
        var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }

    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

/// The three bytes that some editors put before UTF-8.
package let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// Whether a byte continues a UTF-8 sequence.
package func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
