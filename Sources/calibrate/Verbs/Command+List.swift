import CalibrationCompiler
import SourceDiagnostics

extension Command {
    /// Prints the layouts.
    static let list = Command(
        name: "list",
        summary: "Prints layouts with their constants.",
        discussion: [
            """
            DEVICE is a hardware identifier, a marketing name or a display; a name of several words needs no quotes if \
            it is the only one. Without DEVICE all layouts are printed.
            """,
            """
            The table is for people and may change; the JSON is for programs and keeps its keys. Lengths are points; \
            offsets are negative, as 'contentOffset.y' is below a large title. The last columns tell how the bar's \
            origin and heights are known.
            """,
            """
            With '--waiting' it prints what nobody has measured yet, displays with the most models first, and what to \
            read of the bar: at rest, with the large title open, or collapsed, scrolled until the bar has stopped \
            shrinking. The probe is 'probeCalibration(of:)' of 'NavigationBarAvatar', which reads it all.
            """,
        ],
        examples: [
            Example(
                command: "calibrate list iPhone 16 --design liquidGlass",
                summary: "Prints the layouts of a model in one design."),
            Example(
                command: "calibrate list --waiting",
                summary: "Prints which numbers wait for a measurement."),
            Example(
                command: "calibrate list --json | jq '.layouts[] | select(.scroll) | .scroll.target'",
                summary: "Prints the offset at which the image has gone, for each layout that has one."),
        ],
        arguments: [Argument(value: .device, count: .any, summary: "Device to list.")],
        options: [.design, .orientation, .zoomed, .specs, .waiting, .json],
        run: list)

    @Sendable
    private static func list(_ invocation: Invocation, _ console: inout Console) throws -> ExitStatus {
        if invocation.has(.waiting), invocation.has(.json) {
            throw Failure.wrongUsage(
                Diagnostic(
                    "'--waiting' is for people; the JSON has the basis of every number",
                    fixIt: "leave out one of '--waiting' and '--json'"))
        }
        let compilation = try invocation.compilation(&console)
        let devices = try compilation.devices(invocation.words)
        let asked = compilation.keeping(
            devices, design: invocation.design, orientation: invocation.orientation,
            isZoomed: invocation.has(.zoomed) ? true : nil)
        guard !asked.layouts.isEmpty || compilation.layouts.isEmpty else {
            throw Failure.findings(
                Diagnostic("there is no such layout", fixIt: "leave out '--design', '--orientation' or '--zoomed'"))
        }
        if invocation.has(.json) {
            console.add(result: LayoutList.render(asked))
        } else {
            console.add(result: invocation.has(.waiting) ? WaitingLayout.render(asked) : TableRenderer.render(asked))
        }
        return .success
    }
}

extension Option {
    fileprivate static let waiting = Option(
        name: "waiting", summary: "Prints which numbers wait for a measurement, and what to read.")

    fileprivate static let json = Option(name: "json", summary: "Prints JSON instead of a table.")
}
