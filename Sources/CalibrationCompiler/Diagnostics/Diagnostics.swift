/// The diagnostics of a stage, collected: an author sees all of them in one run.
package struct Diagnostics: Sendable {
    /// Messages in the order of discovery.
    package private(set) var all: [Diagnostic] = []

    /// Whether anything forbids an output.
    package private(set) var hasErrors = false

    /// Messages about one document after which decoding it ends: a hostile one must not cost more than its size.
    static let limit = 5_000

    /// Whether there are as many messages about a document as anybody could want.
    var isFull: Bool { all.count >= Diagnostics.limit }

    /// Whether a proposal that is costly to find would be read: far fewer messages than a hundred are printed.
    var hasReadersForProposals: Bool { all.count < 100 }

    /// Adds a message.
    package mutating func add(_ diagnostic: Diagnostic) {
        hasErrors = hasErrors || diagnostic.severity == .error
        var diagnostic = diagnostic
        let place = diagnostic.range
        // A note on the very place that is blamed shows nothing new.
        diagnostic.notes.removeAll { $0.range.file == place.file && $0.range.start == place.start }
        if let written = place.written, written.start != place.start {
            diagnostic.notes.append(Diagnostic.Note(message: "it is written here", range: written))
        }
        all.append(diagnostic)
    }

    /// Adds a message.
    package mutating func add(
        _ code: DiagnosticCode, _ message: String, at range: SourceRange,
        notes: [Diagnostic.Note] = [], fixIts: [String] = []
    ) {
        add(Diagnostic(code: code, message: message, range: range, notes: notes, fixIts: fixIts))
    }

    /// Adds the messages of another collection.
    package mutating func add(_ others: Diagnostics) {
        guard !others.all.isEmpty else { return }
        hasErrors = hasErrors || others.hasErrors
        all.append(contentsOf: others.all)
    }

    /// The messages by path, line and column, severity and code; sources come in the order of their paths.
    ///
    /// One mistake that several aliases or two orientations bring up is told once.
    package var sorted: [Diagnostic] {
        let ordered = all.sorted { $0.sortKey < $1.sortKey }
        return ordered.indices.compactMap { index in
            index > 0 && ordered[index].sortKey == ordered[index - 1].sortKey ? nil : ordered[index]
        }
    }
}

extension Diagnostic {
    fileprivate var sortKey: SortKey {
        SortKey(
            file: range.file, start: range.start, severity: severity == .error ? 0 : 1, code: code.rawValue,
            message: message)
    }

    fileprivate struct SortKey: Comparable {
        let file: Int32
        let start: Int32
        let severity: Int
        let code: String
        let message: String

        static func < (one: SortKey, other: SortKey) -> Bool {
            (one.file, one.start, one.severity, one.code, one.message)
                < (other.file, other.start, other.severity, other.code, other.message)
        }
    }
}
