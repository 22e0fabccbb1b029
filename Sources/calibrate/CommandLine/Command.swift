/// A verb: a row of the table that parsing, help, completions and the reference are made from.
///
/// A new verb is a `static let` in a file of `Verbs` and its name in ``all``.
struct Command: Sendable {
    /// What a user types.
    let name: String
    /// What it does, in one line.
    let summary: String
    /// What else a user should know, a paragraph each.
    let discussion: [String]
    /// Uses, the most common first.
    let examples: [Example]
    /// Values without a name, in order.
    var arguments: [Argument] = []
    /// Its own options, besides those of every verb.
    var options: [Option] = []
    /// Does the work; throws a ``Failure``, or the fault of a file.
    let run: @Sendable (Invocation, inout Console) throws -> ExitStatus

    /// A use of a verb.
    struct Example: Sendable {
        /// What to type.
        let command: String
        /// What happens then.
        let summary: String
    }

    /// A value of a verb without a name.
    struct Argument: Sendable {
        /// What it may be.
        let value: Value
        /// How many there may be. Only the last argument may be left out.
        var count = Count.one
        /// What it is for, in one line.
        let summary: String

        /// How many of an argument there may be.
        enum Count {
            case one
            case upToOne
            case any
            /// The words of one name, at least one. An argument behind it takes the last word if the name ends before it,
            /// which only the verb can tell.
            case words
        }
    }
}

extension Command {
    /// The program's name.
    static let program = "calibrate"

    /// The verbs, in the order of help.
    static let all: [Command] = [.generate, .check, .list, .explain, .new, .report, .schema, .completions, .help]

    /// The verb with a name, which may be the one that shells ask for completions.
    static func named(_ name: some Collection<UInt8>) -> Command? {
        (all + [.complete]).first { $0.name.utf8.elementsEqual(name) }
    }

    /// Whether an argument may have several words, so that the place of the next isn't known.
    var takesWords: Bool { arguments.contains { $0.count == .words } }

    /// The argument at a position from 0.
    func argument(at position: Int) -> Argument? {
        if position < arguments.count { return arguments[position] }
        return takesWords || arguments.last?.count == .any ? arguments.last : nil
    }
}
