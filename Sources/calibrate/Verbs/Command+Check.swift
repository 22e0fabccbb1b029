import CalibrateFiles
import CalibrationCompiler
import SourceDiagnostics

extension Command {
    /// Compares the Swift file with what the specs give.
    static let check = Command(
        name: "check",
        summary: "Checks all specs, and that the Swift file is what they give.",
        discussion: [
            """
            Nothing is written. If the file differs, the difference is printed as a unified diff from what is there to \
            what the specs give, with the command that mends it. If all is well, nothing is printed.
            """,
            """
            Messages for machines go to the standard output, and with JSON nothing else does: a line is an object with \
            severity, code, message, path, line, column, endLine, endColumn (behind the last character), notes, fixIts.
            """,
        ],
        examples: [
            Example(
                command: "calibrate check",
                summary: "Checks 'devices' and 'generated/DeviceCalibrations.swift', as before a commit or in CI."),
            Example(
                command: "calibrate check | patch -p0",
                summary: "Mends the file by the diff."),
            Example(
                command: "calibrate check --format github",
                summary: "Shows mistakes as annotations, in a workflow of GitHub."),
        ],
        options: [.specs, .output, .access, .format],
        run: check)

    @Sendable
    private static func check(_ invocation: Invocation, _ console: inout Console) throws -> ExitStatus {
        let output = try invocation.outputFile(for: try invocation.compilation(&console))
        let current = try output.current()
        let state = output.state(of: current)
        guard state != .same, state != .sameLines,
            let diff = UnifiedDiff(from: OutputFile.withUnixLineEnds(current ?? []), to: output.contents)
        else {
            return .success
        }
        let path = output.path.shown
        // A reader of JSON wants nothing else.
        if !console.isQuiet, console.format != .json {
            console.add(
                result: diff.render(
                    oldName: current == nil ? "/dev/null" : path, newName: path, style: console.diffStyle))
        }
        let isForeign = state == .foreign
        throw Failure.findings(
            Message(
                drift(in: current, isForeign: isForeign, specs: invocation.specsShown), code: .drift,
                place: .line(current == nil ? 0 : diff.firstLine, path: path),
                fixIt: "run '\(MendingCommand(for: invocation, isForced: isForeign).text)'"))
    }

    private static func drift(in current: [UInt8]?, isForeign: Bool, specs: String) -> String {
        if current == nil { return "the file that \(specs) gives is missing" }
        if isForeign { return "the file was not made by \(program) from \(specs)" }
        return "the file is not what \(specs) gives"
    }
}
