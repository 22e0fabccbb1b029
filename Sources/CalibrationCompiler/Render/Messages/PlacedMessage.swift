/// A message with its place in lines and columns: what formats for machines are made of.
package struct PlacedMessage: Sendable {
    /// A place in a file.
    package struct Place: Equatable, Sendable {
        /// Path, in one line of text.
        package let path: String
        /// Line, from 1; `nil` for the file as a whole.
        package var line: Int?
        /// Column in characters, from 1.
        package var column: Int?
        /// Line of the last character.
        package var endLine: Int?
        /// Column behind the last character.
        package var endColumn: Int?

        /// Creates a place.
        package init(path: String, line: Int? = nil, column: Int? = nil, endLine: Int? = nil, endColumn: Int? = nil) {
            self.path = path
            self.line = line
            self.column = column
            self.endLine = endLine
            self.endColumn = endColumn
        }

        /// The place as messages begin with it: `devices/avatar.yaml:6:17`.
        package var text: String {
            ([path] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
        }
    }

    /// Another place that explains the message.
    package struct Note: Sendable {
        /// What is to be seen there.
        package let message: String
        /// Where; `nil` where it is about no file.
        package let place: Place?

        /// Creates a note.
        package init(_ message: String, at place: Place? = nil) {
            self.message = message
            self.place = place
        }
    }

    /// How much it matters.
    package let severity: Diagnostic.Severity
    /// Kind of mistake; `nil` for what is no mistake in a spec.
    package let code: String?
    /// What was expected and what was found.
    package let message: String
    /// Place of the mistake; `nil` where it is about no file.
    package let place: Place?
    /// Other places.
    package let notes: [Note]
    /// What to do, as imperatives.
    package let fixIts: [String]

    /// Creates a message.
    package init(
        severity: Diagnostic.Severity, code: String?, message: String, place: Place?, notes: [Note], fixIts: [String]
    ) {
        self.severity = severity
        self.code = code
        self.message = message
        self.place = place
        self.notes = notes
        self.fixIts = fixIts
    }

    /// Finds the places of diagnostics.
    package static func placing(_ diagnostics: [Diagnostic], sources: [SourceFile]) -> [PlacedMessage] {
        var places = Places(sources)
        return diagnostics.map { diagnostic in
            PlacedMessage(
                severity: diagnostic.severity, code: diagnostic.code.rawValue, message: diagnostic.message,
                place: places.place(of: diagnostic.range),
                notes: diagnostic.notes.map { Note($0.message, at: places.place(of: $0.range)) },
                fixIts: diagnostic.fixIts)
        }
    }
}
