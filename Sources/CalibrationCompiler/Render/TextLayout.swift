import SourceDiagnostics

extension String {
    /// Columns of a line of prose.
    private static let proseWidth = 96

    /// This text, padded with spaces to a number of columns.
    func padded(to columns: Int, alignedRight: Bool = false) -> String {
        let padding = String(repeating: " ", count: max(0, columns - displayWidth(of: self)))
        return alignedRight ? padding + self : self + padding
    }

    /// Appends prose and ends the line; words that don't fit go to the next line, indented.
    ///
    /// - Parameters:
    ///   - prefix: what stands before each line.
    ///   - used: columns that the first line has already.
    mutating func append(wrapped text: some StringProtocol, prefix: String, used: Int = 0) {
        var column = used
        if used == 0 {
            self += prefix
            column = displayWidth(of: prefix)
        }
        var isLineStart = used == 0
        for word in text.split(whereSeparator: { $0 == " " || $0.isNewline }) {
            let width = displayWidth(of: word)
            if !isLineStart, column + 1 + width > String.proseWidth {
                self += "\n\(prefix)"
                column = displayWidth(of: prefix)
                isLineStart = true
            }
            self += isLineStart ? "\(word)" : " \(word)"
            column += width + (isLineStart ? 0 : 1)
            isLineStart = false
        }
        self += "\n"
    }
}
