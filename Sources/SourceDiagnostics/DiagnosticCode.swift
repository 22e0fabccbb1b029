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
