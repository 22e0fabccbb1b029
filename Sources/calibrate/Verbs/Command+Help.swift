extension Command {
    /// Shows help.
    static let help = Command(
        name: "help",
        summary: "Shows help on a verb, or on the program.",
        discussion: [],
        examples: [
            Example(command: "calibrate help", summary: "Lists the verbs."),
            Example(command: "calibrate help generate", summary: "Shows what 'generate' does and its options."),
        ],
        arguments: [
            Argument(
                value: .choice(verbs, placeholder: "VERB"), count: .upToOne,
                summary: "The verb.")
        ],
        run: { invocation, console in
            let verb = invocation.argument(0).flatMap { Command.named($0.utf8) }
            console.add(result: (verb?.helpText ?? overview).utf8)
            return .success
        })

    private static let verbs =
        [generate, check, list, explain, new, report, schema, completions].map(\.name) + ["help"]
}
