extension OutputBuffer {
    /// Columns of a line of prose.
    static let proseWidth = 96

    /// Writes prose and ends the line; words go to the next line, indented, where they do not fit.
    ///
    /// - Parameters:
    ///   - prefix: what stands before each line.
    ///   - used: columns that the first line has already.
    mutating func write(wrapped text: some StringProtocol, prefix: String, used: Int = 0) {
        var column = used
        if used == 0 {
            write(prefix)
            column = displayWidth(of: prefix)
        }
        var isLineStart = used == 0
        for word in text.split(whereSeparator: { $0 == " " || $0.isNewline }) {
            let width = displayWidth(of: word)
            if !isLineStart, column + 1 + width > OutputBuffer.proseWidth {
                write("\n" as StaticString)
                write(prefix)
                column = displayWidth(of: prefix)
                isLineStart = true
            }
            if !isLineStart { write(" " as StaticString) }
            write(word)
            column += width + (isLineStart ? 0 : 1)
            isLineStart = false
        }
        write("\n" as StaticString)
    }
}
