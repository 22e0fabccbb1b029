import CalibrationCompiler
import DeviceCalibration
import SourceDiagnostics

/// An option of a verb: `--name VALUE`, or a flag if it takes no value.
struct Option: Sendable {
    /// Its name, without the dashes.
    let name: String
    /// Its short form, without the dash.
    var letter: Character?
    /// What its value may be; `nil` for a flag.
    var value: Value?
    /// The value if the option is left out.
    var defaultValue: String?
    /// Whether it may be given several times, with a value each.
    var isRepeatable = false
    /// What it is for, in one line.
    let summary: String

    /// The option as it is typed, with a placeholder for its value.
    var usage: String {
        value.map { "--\(name) \($0.placeholder)" } ?? "--\(name)"
    }

    /// How the option may be typed: `--quiet`, `-q`.
    var spellings: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}

/// What an option or an argument may be: for help, for completions and for messages.
enum Value: Sendable {
    /// An existing file or folder.
    case path
    /// A file.
    case file
    /// A folder.
    case folder
    /// One of a few words, with what stands for them in help.
    case choice([String], placeholder: String? = nil)
    /// A device, by hardware identifier, marketing name or display.
    case device
    /// A display.
    case display
    /// Any other text, with what stands for it in help.
    case text(placeholder: String)

    /// What stands for it in help.
    var placeholder: String {
        switch self {
        case .path: "PATH"
        case .file: "FILE"
        case .folder: "FOLDER"
        case .choice(let words, let placeholder): placeholder ?? words.joined(separator: "|")
        case .device: "DEVICE"
        case .display: "DISPLAY"
        case .text(let placeholder): placeholder
        }
    }
}

extension Option {
    /// Options of every verb, before or behind its name.
    static let common: [Option] = [.help, .version, .quiet, .color]

    static let help = Option(name: "help", letter: "h", summary: "Shows help; with a verb, the help of that verb.")

    static let version = Option(name: "version", summary: "Shows the version.")

    static let quiet = Option(
        name: "quiet", letter: "q", summary: "Prints results and errors only: no warnings, no reports of what was done."
    )

    static let color = Option(
        name: "color", value: .choice(ColorChoice.allCases.map(\.rawValue)), defaultValue: ColorChoice.auto.rawValue,
        summary: "Colours the output; auto does on a terminal, unless NO_COLOR is set or TERM is dumb.")

    // Options of several verbs.

    static let specs = Option(
        name: "specs", value: .path, defaultValue: "devices", isRepeatable: true,
        summary: "Folder of specs (*.yaml, *.yml; subfolders too), or one spec; may be repeated.")

    static let output = Option(
        name: "output", value: .folder, defaultValue: "generated", summary: "Folder of the Swift file.")

    static let access = Option(
        name: "access", value: .choice(AccessLevel.allCases.map(\.rawValue)),
        defaultValue: AccessLevel.public.rawValue, summary: "Who may use the constants.")

    static let format = Option(
        name: "format", value: .choice(MessageFormat.allCases.map(\.rawValue)),
        defaultValue: MessageFormat.terminal.rawValue,
        summary: "Form of the messages: for a terminal, as annotations of a GitHub workflow, or a JSON object a line.")

    static let design = Option(
        name: "design", value: .choice(Calibration.Design.names), summary: "This look of the bars only.")

    static let orientation = Option(
        name: "orientation", value: .choice(Calibration.Orientation.names), summary: "This orientation only.")

    static let zoomed = Option(name: "zoomed", summary: "The layouts with Display Zoom on.")
}
