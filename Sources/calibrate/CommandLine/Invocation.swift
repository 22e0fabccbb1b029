import CalibrateFiles
import CalibrationCompiler
import SourceDiagnostics

/// What a user asks for.
enum Request: Sendable {
    /// Help on a verb, or on the program.
    case help(Command?)
    /// The version.
    case version
    /// A verb's work.
    case run(Invocation)
}

/// A verb with its options and arguments as a user gave them. An option that is left out has its default.
struct Invocation: Sendable {
    /// The verb.
    let command: Command
    /// The values of each option by name, a flag's empty.
    let values: [String: [[UInt8]]]
    /// The values without a name.
    let arguments: [[UInt8]]

    /// Whether a flag is given.
    func has(_ flag: Option) -> Bool {
        values[flag.name] != nil
    }

    /// The value without a name at a position; `nil` if it is left out.
    func argument(_ index: Int) -> String? {
        index < arguments.count ? String(decoding: arguments[index], as: UTF8.self) : nil
    }

    /// The value of an option; `nil` if it is left out and has no default.
    func text(_ option: Option) -> String? {
        values[option.name]?.last.map { String(decoding: $0, as: UTF8.self) } ?? option.defaultValue
    }

    /// All values of a repeatable option.
    func texts(_ option: Option) -> [String] {
        (values[option.name] ?? []).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The value of an option that is a path and has a default.
    func path(_ option: Option) -> FilePath {
        guard let bytes = values[option.name]?.last ?? option.defaultValue.map({ Array($0.utf8) }) else {
            preconditionFailure("--\(option.name) has no default")
        }
        return FilePath(bytes)
    }

    /// The values of a repeatable option that is a path and has a default.
    func paths(_ option: Option) -> [FilePath] {
        values[option.name].map { $0.map(FilePath.init) } ?? [path(option)]
    }

    /// The value of an option that is one of a few words and has a default.
    func choice<Choice: RawRepresentable<String>>(_ option: Option, as type: Choice.Type = Choice.self) -> Choice {
        guard let choice = text(option).flatMap(Choice.init(rawValue:)) else {
            preconditionFailure("--\(option.name) offers words that are not of \(type)")
        }
        return choice
    }
}
