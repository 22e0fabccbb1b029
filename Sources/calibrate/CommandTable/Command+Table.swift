extension Command {
    /// The program's name.
    static let program = "calibrate"

    /// The verbs, in the order of help.
    static let all: [Command] = [.generate, .check, .list, .explain, .new, .report, .schema, .completions]
}
