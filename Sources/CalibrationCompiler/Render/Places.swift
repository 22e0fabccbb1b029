/// Places in source files, as messages show them: `devices/avatar.yaml:6:17`.
struct Places {
    private let sources: [SourceFile]
    private var texts: [Int32: SourceText] = [:]

    init(_ sources: [SourceFile]) { self.sources = sources }

    subscript(range: SourceRange) -> String {
        mutating get { place(of: range).text }
    }

    /// The place of a range, to its last character.
    mutating func place(of range: SourceRange) -> PlacedMessage.Place {
        let start = position(of: range)
        let end = text(of: range.file).position(of: Int(max(range.start, range.end)))
        return PlacedMessage.Place(
            path: path(of: range), line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
    }

    /// Path of the file that a range is in.
    func path(of range: SourceRange) -> String { printable(sources[Int(range.file)].path) }

    /// Line and column at which a range starts.
    mutating func position(of range: SourceRange) -> SourceText.Position {
        text(of: range.file).position(of: Int(range.start))
    }

    /// Lines of a file.
    mutating func text(of file: Int32) -> SourceText {
        if let text = texts[file] { return text }
        let text = SourceText(sources[Int(file)].bytes)
        texts[file] = text
        return text
    }
}
