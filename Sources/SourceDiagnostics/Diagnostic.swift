/// A message: what is wrong, where, and the way out.
///
/// It is the one type of message, from the place where a fault is found to the place where it is printed.
package struct Diagnostic: Sendable {
    /// How much a message matters.
    package enum Severity: String, Sendable {
        /// Nothing is written while there is one.
        case error
        /// Worth a look; the output is written all the same.
        case warning
    }

    /// What a message points at.
    package enum Place: Sendable {
        /// Text of a source.
        case range(SourceRange)
        /// A line of a file that is no source; 0 for the file as a whole.
        case line(Int, path: String)
    }

    /// Another place that explains the message.
    package struct Note: Sendable {
        /// What is to be seen there.
        package let message: String
        /// Where; `nil` if it is about no file.
        package let place: Place?

        /// Creates a note.
        package init(_ message: String, at range: SourceRange? = nil) {
            self.message = message
            place = range.map(Place.range)
        }
    }

    /// Kind of mistake; `nil` if it is none that a program might want to know.
    package let code: DiagnosticCode?
    /// How much it matters.
    package let severity: Severity
    /// What was expected and what was found; lower case, no full stop.
    package let message: String
    /// Place of the mistake; `nil` if it is about no file.
    package let place: Place?
    /// Other places.
    package var notes: [Note]
    /// What to do, as imperatives.
    package var fixIts: [String]

    /// Creates a message about a source.
    package init(
        _ code: DiagnosticCode, _ message: String, at range: SourceRange, notes: [Note] = [], fixIts: [String] = []
    ) {
        self.init(message, code: code, severity: code.severity, at: .range(range), notes: notes, fixIts: fixIts)
        // A note on the very place that is blamed shows nothing new.
        self.notes.removeAll { $0.range.map(range.hasSameStart) ?? false }
        if let written = range.written, !written.hasSameStart(as: range) {
            self.notes.append(Note("it is written here", at: written))
        }
    }

    /// Creates a message about something else.
    package init(
        _ message: String, code: DiagnosticCode? = nil, severity: Severity = .error, at place: Place? = nil,
        notes: [Note] = [], fixIts: [String] = []
    ) {
        self.code = code
        self.severity = severity
        self.message = message
        self.place = place
        self.notes = notes
        self.fixIts = fixIts
    }

    /// The range of a message about a source.
    package var range: SourceRange? { place?.range }
}

extension Diagnostic.Place {
    /// The range, if it is text of a source.
    package var range: SourceRange? {
        if case .range(let range) = self { range } else { nil }
    }
}

extension Diagnostic.Note {
    /// The range, if it is about a source.
    package var range: SourceRange? { place?.range }
}

/// A kind of mistake: its name stands in brackets after a message, and names it in the documentation.
///
/// Each stage declares its own kinds as static constants in an extension.
package struct DiagnosticCode: Hashable, Sendable {
    /// Name, lower-case words joined by hyphens.
    package let name: String
    /// How much it matters.
    package let severity: Diagnostic.Severity
    /// The mistake and its remedy, Markdown.
    package let explanation: String

    /// Creates a kind of mistake.
    package init(_ name: String, _ explanation: String, severity: Diagnostic.Severity = .error) {
        self.name = name
        self.severity = severity
        self.explanation = explanation
    }

    package static func == (one: DiagnosticCode, other: DiagnosticCode) -> Bool { one.name == other.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
