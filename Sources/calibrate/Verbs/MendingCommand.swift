import CalibrationCompiler
import SourceDiagnostics

/// The command that makes the output what the specs give, ready to be pasted into a shell.
struct MendingCommand {
    /// What to type.
    let text: String

    /// Makes the command out of the options of the verb that found something to do.
    init(for invocation: Invocation, verb: Command = .generate, isForced: Bool = false) {
        var words = [MendingCommand.program, verb.name]
        for option in [Option.specs, .output, .access] {
            let values = invocation.values[option.name] ?? []
            let shown = (option.isRepeatable ? values[...] : values.suffix(1)).map { printable(bytes: $0) }
            guard shown != option.defaultValue.map({ [$0] }) else { continue }
            words += shown.flatMap { ["--\(option.name)", MendingCommand.quoted($0)] }
        }
        if isForced { words.append("--force") }
        text = words.joined(separator: " ")
    }

    /// The program as its user can call it: built by SwiftPM, it stands in no folder that shells search.
    ///
    /// What runs it for a user, as the command plugin does, says how in `CALIBRATE_COMMAND`.
    private static var program: String {
        if let command = Calibrate.environment("CALIBRATE_COMMAND") { return printable(bytes: command.utf8) }
        // 'swift run' gives the path from the package's folder.
        let path = CommandLine.arguments.first ?? ""
        let isBuiltInPlace = path.hasPrefix(".build/") || path.contains("/.build/")
        return isBuiltInPlace ? "swift run \(Command.program)" : Command.program
    }

    private static func quoted(_ word: String) -> String {
        let isPlain = word.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789_./:=@%+,-".unicodeScalars.contains(scalar))
        }
        guard !isPlain else { return word }
        let parts = word.split(separator: "'", omittingEmptySubsequences: false)
        return "'\(parts.joined(separator: #"'\''"#))'"
    }
}
