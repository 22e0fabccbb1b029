import CalibrateFiles
import CalibrationCompiler
import CalibrationReport
import DeviceCalibration
import SourceDiagnostics

extension Command {
    /// Writes the page, or a picture of one device's fade.
    static let report = Command(
        name: "report",
        summary: "Writes a page in which every device's bar can be scrolled.",
        discussion: [
            """
            The page is one file that needs no network. It shows each layout to scale, its curve, its numbers and how \
            they are known. A file at its place that this program did not make is left alone.
            """,
            """
            With '--svg' it is a picture of one device's curve instead, for a README or a pull request: that of the \
            first layout that fades, or of the one asked for. It is printed unless '--output' names a file.
            """,
        ],
        examples: [
            Example(
                command: "calibrate report",
                summary: "Reads the specs in 'devices' and writes 'calibration-report.html'."),
            Example(
                command: "calibrate report --svg 'iPhone 14 Pro' --output curve.svg",
                summary: "Writes a picture of the curve of one device."),
        ],
        options: [.specs, .page, .picture, .design, .orientation, .zoomed],
        run: report)

    @Sendable
    private static func report(_ invocation: Invocation, _ console: inout Console) throws -> ExitStatus {
        let choices = [Option.design, .orientation, .zoomed]
        if !invocation.has(.picture), let ignored = choices.first(where: invocation.has) {
            throw Failure.wrongUsage(
                Diagnostic(
                    "'--\(ignored.name)' chooses the layout of '--svg', and the page shows all",
                    fixIt: "leave it out, or add '--svg DEVICE'"))
        }
        let compilation = try invocation.compilation(&console)
        let place = invocation.values[Option.page.name]?.last
        let (contents, header) =
            if let device = invocation.text(.picture) {
                (try picture(invocation, of: device, in: compilation), CurveRenderer.header)
            } else {
                (ReportRenderer.render(compilation), ReportRenderer.header)
            }
        let isPrinted = place.map { $0.elementsEqual("-".utf8) } ?? invocation.has(.picture)
        guard !isPrinted else {
            console.add(result: contents)
            return .success
        }
        let path = FilePath(place ?? Array(ReportRenderer.fileName.utf8))
        guard let output = OutputFile(contents, at: path, isOurs: { $0.starts(with: header) }) else {
            throw Failure.folder(path)
        }
        let state = output.state(of: try output.current())
        if state == .foreign { throw Failure.foreign(output, fixIt: "name another file with '--output FILE'") }
        try console.createFolders(for: output)
        if state != .same { try output.replace() }
        output.removeLeftovers()
        console.add(report: "\(state.deed(isDryRun: false)) \(output.path.shown)")
        return .success
    }

    private static func picture(_ invocation: Invocation, of name: String, in compilation: Compilation) throws
        -> [UInt8]
    {
        let device = try compilation.device(name)
        let design = invocation.text(.design).flatMap(Calibration.Design.init(name:))
        let orientation = invocation.text(.orientation).flatMap(Calibration.Orientation.init(name:))
        let pictures = compilation.layouts.lazy.filter { layout in
            layout.display.name.value == device.display.name.value
                && layout.calibration.isZoomed == invocation.has(.zoomed)
                && design ?? layout.calibration.design == layout.calibration.design
                && orientation ?? layout.orientation == layout.orientation
        }.compactMap { CurveRenderer.render($0, of: compilation, model: device.models[0].name.value) }
        guard let picture = pictures.first else {
            throw Failure.findings(
                Diagnostic(
                    "nothing fades on '\(device.display.name.value)': no such layout has a large title in a bar at the top",
                    fixIt: "'\(program) list' shows where something does"))
        }
        return picture
    }
}

extension Option {
    fileprivate static let page = Option(
        name: "output", value: .file,
        summary: "File to write, '-' for the standard output; the page is 'calibration-report.html' otherwise.")

    fileprivate static let picture = Option(
        name: "svg", value: .device,
        summary: "Device whose curve is drawn: a hardware identifier, a marketing name or a display.")
}
