/// A shell that completes words.
enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    /// The script that teaches it the program's words.
    var script: String {
        switch self {
        case .bash: BashScript.text
        case .zsh: ZshScript.text
        case .fish: FishScript.text
        }
    }
}

/// What scripts ask the program for, since only specs know it.
enum SpecNames: String, CaseIterable, Sendable {
    case devices
    case displays
}

extension Value {
    /// The names that complete the value, where specs have them.
    var specNames: SpecNames? {
        switch self {
        case .device: .devices
        case .display: .displays
        default: nil
        }
    }
}

extension Command {
    /// Options that the verb knows, with those of every verb.
    var allOptions: [Option] { options + Option.common }
}

extension Option {
    /// How the option is typed: `--quiet`, `-q`.
    var spellings: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}
