/// Form in which messages are printed.
package enum MessageFormat: String, CaseIterable, Sendable {
    /// For people, Xcode and problem matchers: ``TerminalPrinter``.
    case terminal
    /// Workflow commands, which GitHub shows as annotations of the changed lines.
    case github
    /// One object a line.
    case json
}
