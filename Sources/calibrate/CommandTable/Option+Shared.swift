import CalibrationCompiler
import DeviceCalibration
import SourceDiagnostics

extension Option {
    /// Options of every verb, before or behind its name.
    static let common: [Option] = [.help, .version, .quiet, .color]

    static let help = Option(name: "help", letter: "h", summary: "Shows help; with a verb, the help of that verb.")

    static let version = Option(name: "version", summary: "Shows the version.")

    static let quiet = Option(
        name: "quiet", letter: "q", summary: "Prints results and errors only: no warnings, no word on what was done.")

    static let color = Option(
        name: "color", value: .choice(ColorChoice.allCases.map(\.rawValue)), defaultValue: ColorChoice.auto.rawValue,
        summary: "Colours the output; auto does on a terminal, unless NO_COLOR is set or TERM is dumb.")

    static let specs = Option(
        name: "specs", value: .path, defaultValue: "devices", isRepeatable: true,
        summary: "Folder of specs (*.yaml, *.yml; subfolders too), or one spec; may be repeated.")

    static let design = Option(
        name: "design", value: .choice(Calibration.Design.names), summary: "This look of the bars only.")

    static let orientation = Option(
        name: "orientation", value: .choice(Calibration.Orientation.names), summary: "This orientation only.")

    static let zoomed = Option(name: "zoomed", summary: "The layouts with Display Zoom on.")

    static let format = Option(
        name: "format", value: .choice(MessageFormat.allCases.map(\.rawValue)),
        defaultValue: MessageFormat.text.rawValue,
        summary: "Form of the messages: text, annotations of a GitHub workflow, or a JSON object a line.")

    static let output = Option(
        name: "output", value: .folder, defaultValue: "generated", summary: "Folder of the Swift file.")

    static let force = Option(
        name: "force", summary: "Overwrites a file at the output's place that this program has not made.")

    static let access = Option(
        name: "access", value: .choice(AccessLevel.allCases.map(\.rawValue)),
        defaultValue: AccessLevel.public.rawValue, summary: "Who may use the constants.")
}
