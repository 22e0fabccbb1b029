import CalibrateFiles
import CalibrationCompiler
import SourceDiagnostics

extension Command {
    /// Prints what a shell needs to complete words.
    static let completions = Command(
        name: "completions",
        summary: "Prints a script that completes words in a shell.",
        discussion: [
            """
            The script completes verbs, options, words and, from the specs of '--specs', devices and displays. It asks \
            for those with 'calibrate completions devices' and 'displays', which print a name a line.
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
        arguments: [
            Argument(
                value: .choice(Shell.allCases.map(\.rawValue) + SpecNames.allCases.map(\.rawValue)),
                summary: "The shell, or the names that its script asks for.")
        ],
        options: [.specs],
        run: completions)

    @Sendable
    private static func completions(_ invocation: Invocation, _ console: inout Console) throws -> ExitStatus {
        let word = invocation.argument(0) ?? ""
        if let shell = Shell(rawValue: word) {
            console.add(result: shell.script.utf8)
        } else if let names = SpecNames(rawValue: word) {
            // A mistake in one spec is no reason to forget the names of the others.
            let displays = Pipeline.compile(try SpecFolder(invocation.paths(.specs)).list().read()).displays
            for name in self.names(names, of: displays) { console.add(result: "\(name)\n".utf8) }
        }
        return .success
    }

    /// Names, each with a tab and words that tell it from others; none has a line end or a tab in it.
    private static func names(_ names: SpecNames, of displays: [DisplaySpec]) -> [String] {
        let own = displays.map { "\($0.name.value)\t\($0.models[0].name.value)" }
        guard names == .devices else { return own }
        var seen: Set<String> = []
        let models = displays.flatMap { display in
            display.models.flatMap { model in
                ["\(model.identifier.value)\t\(model.name.value)", "\(model.name.value)\t\(display.name.value)"]
            }
        }
        return (own + models).filter { seen.insert($0).inserted }
    }
}
