/// One message to the author of a spec: what is wrong, where, and the way out.
package struct Diagnostic: Sendable {
    /// How much it matters.
    package enum Severity: String, Sendable {
        /// Nothing is written while there is one.
        case error
        /// Worth a look; the output is written all the same.
        case warning
    }

    /// Another place that explains the message.
    package struct Note: Sendable {
        /// What is to be seen there.
        package let message: String
        /// Where.
        package let range: SourceRange
    }

    /// Kind of mistake.
    package let code: DiagnosticCode
    /// What was expected and what was found; lower case, no full stop.
    package let message: String
    /// Place of the mistake.
    package let range: SourceRange
    /// Other places.
    package var notes: [Note] = []
    /// What to do, as an imperative.
    package var fixIts: [String] = []

    /// How much it matters.
    package var severity: Severity { code.severity }
}
