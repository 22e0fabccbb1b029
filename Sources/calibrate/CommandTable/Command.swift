/// A verb: a row of the table that parsing, help, completions and the reference are made from.
///
/// A new verb is one file in `Verbs` with a `static let` and its name in ``all``.
struct Command: Sendable {
    /// What a user types.
    let name: String
    /// What it does, in one line.
    let summary: String
    /// What a user should know beyond that, a paragraph a text.
    let discussion: [String]
    /// Uses, the commonest first.
    let examples: [Example]
    /// What stands without a name, in order.
    var arguments: [Argument] = []
    /// Options of its own, beside those of every verb.
    let options: [Option]
    /// Does the work; throws a ``Failure``, or the fault of a file as it comes.
    let run: @Sendable (Invocation, inout Console) throws -> ExitStatus
}
