/// Finds lines and columns of ranges in source files.
package struct SourcePlaces {
    /// Where something stands, in lines and columns from 1.
    package struct Place: Equatable, Sendable {
        /// Path, in one line of text.
        package var path: String
        /// Line; `nil` for the file as a whole.
        package var line: Int?
        /// Column in characters.
        package var column: Int?
        /// Line of the last character.
        package var endLine: Int?
        /// Column after the last character.
        package var endColumn: Int?

        /// The place as messages begin with it: `devices/avatar.yaml:6:17`.
        package var text: String {
            ([path] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
        }
    }

    private let sources: [SourceFile]
    private var texts: [Int32: SourceText] = [:]

    /// Creates a finder for some files.
    package init(_ sources: [SourceFile]) { self.sources = sources }

    /// The place of a range, to its last character.
    package subscript(range: SourceRange) -> Place {
        mutating get {
            let text = text(of: range.file)
            let start = text.position(of: Int(range.start))
            let end = text.position(of: Int(max(range.start, range.end)))
            return Place(
                path: printable(sources[Int(range.file)].path), line: start.line, column: start.column,
                endLine: end.line, endColumn: end.column)
        }
    }

    /// The place of a message or a note.
    package subscript(place: Diagnostic.Place) -> Place {
        mutating get {
            switch place {
            case .range(let range): self[range]
            case .line(0, let path): Place(path: path)
            case .line(let line, let path): Place(path: path, line: line, column: 1)
            }
        }
    }

    /// Lines of a file.
    mutating func text(of file: Int32) -> SourceText {
        if let text = texts[file] { return text }
        let text = SourceText(sources[Int(file)].bytes)
        texts[file] = text
        return text
    }
}
