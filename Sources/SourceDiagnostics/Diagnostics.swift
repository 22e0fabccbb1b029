/// Messages collected by a stage, so that an author sees all of them in one run.
package struct Diagnostics: Sendable {
    /// Messages in the order of discovery.
    package private(set) var all: [Diagnostic] = []
    /// Whether any is an error.
    package private(set) var hasErrors = false

    /// Number of messages after which a document isn't read on: a hostile one must not cost more than its size.
    private static let limit = 5_000

    /// Creates an empty collection.
    package init() {}

    /// Whether there are as many messages as anyone could want.
    package var isFull: Bool { all.count >= Diagnostics.limit }

    /// Whether another message would still be printed, so that a costly proposal is worth finding.
    package var hasReadersForProposals: Bool { all.count < 100 }

    /// Adds a message.
    package mutating func add(_ diagnostic: Diagnostic) {
        hasErrors = hasErrors || diagnostic.severity == .error
        all.append(diagnostic)
    }

    /// Adds a message about a source.
    package mutating func add(
        _ code: DiagnosticCode, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [],
        fixIts: [String] = []
    ) {
        add(Diagnostic(code, message, at: range, notes: notes, fixIts: fixIts))
    }

    /// Adds the messages of another collection.
    package mutating func add(_ others: Diagnostics) {
        guard !others.all.isEmpty else { return }
        hasErrors = hasErrors || others.hasErrors
        all.append(contentsOf: others.all)
    }

    /// The messages by path, line, column, severity and code, each once; sources are in the order of their paths.
    package var sorted: [Diagnostic] {
        let keyed = all.map { (key: SortKey($0), diagnostic: $0) }.sorted { $0.key < $1.key }
        return keyed.indices.compactMap { index in
            index > 0 && keyed[index].key == keyed[index - 1].key ? nil : keyed[index].diagnostic
        }
    }

    private struct SortKey: Comparable {
        let file: Int32
        let start: Int32
        let severity: Int
        let code: String
        let message: String

        init(_ diagnostic: Diagnostic) {
            file = diagnostic.range?.file ?? -1
            start = diagnostic.range?.start ?? -1
            severity = diagnostic.severity == .error ? 0 : 1
            code = diagnostic.code?.name ?? ""
            message = diagnostic.message
        }

        static func < (one: SortKey, other: SortKey) -> Bool {
            (one.file, one.start, one.severity, one.code, one.message)
                < (other.file, other.start, other.severity, other.code, other.message)
        }
    }
}
