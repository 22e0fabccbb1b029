/// Places in source files, as messages show them: `devices/avatar.yaml:6:17`.
struct Places {
    private let sources: [SourceFile]
    private var texts: [Int32: SourceText] = [:]

    init(_ sources: [SourceFile]) { self.sources = sources }

    subscript(range: SourceRange) -> String {
        mutating get {
            let position = position(of: range)
            return "\(path(of: range)):\(position.line):\(position.column)"
        }
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
