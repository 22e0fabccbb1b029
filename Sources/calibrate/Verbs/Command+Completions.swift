import CalibrationCompiler
import SourceDiagnostics

extension Command {
    /// Prints what a shell needs to complete words.
    static let completions = Command(
        name: "completions",
        summary: "Prints a script that completes words in a shell.",
        discussion: [
            """
            The shell then completes verbs, options, words and, from the specs of '--specs', devices and displays.
            """
        ],
        examples: [
            Example(
                command: "calibrate completions zsh > ~/.zfunc/_calibrate",
                summary: "Completes in every zsh that has '~/.zfunc' in its fpath."),
            Example(
                command: "calibrate completions fish > ~/.config/fish/completions/calibrate.fish",
                summary: "Completes in every fish."),
            Example(command: "eval \"$(calibrate completions bash)\"", summary: "Completes in this bash."),
        ],
        arguments: [Argument(value: .choice(Shell.allCases.map(\.rawValue)), summary: "The shell.")],
        run: { invocation, console in
            console.add(result: (invocation.argument(0).flatMap(Shell.init)?.script ?? "").utf8)
            return .success
        })

    /// Answers the scripts: what is completed, then a candidate a line, with a tab and a note except for bash.
    ///
    /// It is not in help: only the scripts use it.
    static let complete = Command(
        name: "complete", summary: "Prints what completes the last word.", discussion: [], examples: [],
        arguments: [
            Argument(value: .choice(Shell.allCases.map(\.rawValue)), summary: "The shell."),
            Argument(value: .text(placeholder: "WORD"), count: .any, summary: "The words behind the program's name."),
        ],
        run: complete)

    @Sendable
    private static func complete(_ invocation: Invocation, _ console: inout Console) -> ExitStatus {
        let shell = invocation.argument(0).flatMap(Shell.init) ?? .bash
        let typed = invocation.arguments.dropFirst().map { String(decoding: $0, as: UTF8.self) }
        let lines = shell == .bash ? linesForBash(typed) : lines(typed)
        for line in lines { console.add(result: "\(line)\n".utf8) }
        return .success
    }

    /// Zsh and fish quote what is completed, and leave out what does not fit.
    private static func lines(_ typed: [String]) -> [String] {
        let words = Array(typed.dropLast()) + typed.suffix(1).map { ShellWord($0).text }
        let completion = Completion(of: words)
        let candidates = completion.candidates.filter { isOneLine($0.text) && isOneLine($0.note) }
        return [completion.kind.rawValue] + candidates.map { $0.note.isEmpty ? $0.text : "\($0.text)\t\($0.note)" }
    }

    /// Bash gives words as they are typed, and cuts them at '='.
    private static func linesForBash(_ typed: [String]) -> [String] {
        let last = ShellWord(typed.last ?? "")
        var words: [String] = []
        var isValue = false
        for word in typed.map({ ShellWord($0).text }) {
            if word == "=", let option = words.last, option.hasPrefix("--") {
                words[words.count - 1] += "="
                isValue = true
            } else if isValue {
                words[words.count - 1] += word
                isValue = false
            } else {
                words.append(word)
            }
        }
        let current = words.last ?? ""
        let isAttached = current.hasPrefix("--") && current.contains("=") && typed.count > words.count
        let start = isAttached ? current.prefix { $0 != "=" } + "=" : ""
        let completion = Completion(of: words)
        let candidates = completion.candidates.map(\.text).filter { isOneLine($0) && $0.hasPrefix(current) }
        return [completion.kind.rawValue]
            + candidates.compactMap { ShellWord.inBash(String($0.dropFirst(start.count)), quoting: last.quoting) }
    }

    private static func isOneLine(_ text: String) -> Bool { printable(bytes: text.utf8) == text }
}

extension Command {
    /// Prints the schema of specs.
    static let schema = Command(
        name: "schema",
        summary: "Prints the JSON Schema of device specs.",
        discussion: [
            """
            Editors complete and check specs with it: those with the YAML language server find it by the first line \
            of each spec. It knows keys, types and words; what depends on several values, only 'calibrate check' knows.
            """
        ],
        examples: [
            Example(
                command: "calibrate schema > devices/device.schema.json",
                summary: "Writes the schema to where the specs name it.")
        ],
        options: [],
        run: { _, console in
            console.add(result: SchemaRenderer.render())
            return .success
        })
}

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
