import CalibrateFiles
import CalibrationCompiler
import SourceDiagnostics

extension Command {
    /// Compares the Swift file with the specs, or checks single specs.
    static let check = Command(
        name: "check",
        summary: "Checks all specs, and that the Swift file is what they give.",
        discussion: [
            """
            Nothing is written. If the file differs, the difference is printed as a unified diff from the file to what \
            the specs give, with the command that mends it. The last line tells what remains to be done. If all is well, \
            nothing is printed.
            """,
            """
            With FILE, all specs of '--specs' are read, but only what concerns those files is reported, and nothing \
            about the Swift file: as an editor or a hook needs it that knows one file.
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
                command: "calibrate check devices/avatar.yaml",
                summary: "Checks one spec among the others."),
            Example(
                command: "calibrate check | patch -p0",
                summary: "Mends the file by the diff."),
            Example(
                command: "calibrate check --format github",
                summary: "Shows mistakes as annotations, in a workflow of GitHub."),
        ],
        arguments: [Argument(value: .file, count: .any, summary: "Spec to check.")],
        options: [.specs, .output, .access, .format],
        run: check)

    @Sendable
    private static func check(_ invocation: Invocation, _ console: inout Console) throws -> ExitStatus {
        guard invocation.arguments.isEmpty else { return try checkFiles(invocation, &console) }
        let compilation = Pipeline.compile(try invocation.specs().read())
        report(compilation.diagnostics, of: compilation, &console)
        guard compilation.isValid else { throw Failure.findings() }
        let output = try invocation.outputFile(for: compilation)
        let current = try output.current()
        let state = output.state(of: current)
        guard state != .same, state != .sameLines,
            let diff = UnifiedDiff(from: OutputFile.withUnixLineEnds(current ?? []), to: output.contents)
        else { return .success }
        let path = output.path.shown
        // A reader of JSON wants nothing else.
        if !console.isQuiet, console.format != .json {
            console.add(
                result: diff.render(
                    oldName: current == nil ? "/dev/null" : path, newName: path, style: console.diffStyle))
        }
        let isForeign = state == .foreign
        let command = invocation.proposal(of: .generate, isForced: isForeign)
        throw Failure.findings(
            Diagnostic(
                drift(in: current, isForeign: isForeign, specs: invocation.specsShown), code: .drift,
                place: .line(current == nil ? 0 : diff.firstLine, path: path),
                fixIt: command.map { "run '\($0)'" }
                    ?? "generate it from all its specs; to check one spec alone, run '\(program) check FILE'"))
    }

    private static func drift(in current: [UInt8]?, isForeign: Bool, specs: String) -> String {
        if current == nil { return "the file that \(specs) gives is missing" }
        if isForeign { return "the file was not made by \(program) from \(specs)" }
        return "the file is not what \(specs) gives"
    }

    /// Reports diagnostics, and in the end what remains to be done.
    private static func report(_ diagnostics: [Diagnostic], of compilation: Compilation, _ console: inout Console) {
        console.add(diagnostics, of: compilation.sources)
        let errors = diagnostics.filter { $0.severity == .error }
        let missing = errors.count { isMissing($0, in: compilation.sources) }
        let work = [
            (missing, "value", "to fill in"), (errors.count - missing, "mistake", "to mend"),
            (diagnostics.count { $0.code == .copiedNumbers }, "display", "with copied numbers to confirm"),
        ].compactMap { count, thing, deed in
            count == 0 ? nil : "\(count) \(thing)\(count == 1 ? "" : "s") \(deed)"
        }
        if !work.isEmpty { console.closing = "remaining: \(work.joined(separator: "; "))" }
    }

    /// Whether an error is a value that is not there yet: the key's colon is blamed, or a model that has no name.
    private static func isMissing(_ error: Diagnostic, in sources: [SourceFile]) -> Bool {
        guard let range = error.range, error.code != .missingKey else { return error.code == .missingKey }
        let text = sources[Int(range.file)].bytes[Int(range.start)..<Int(range.end)]
        return text.elementsEqual(":".utf8) || error.message.hasSuffix(" has no name")
    }

    /// Checks the files that are named, as specs among the others.
    private static func checkFiles(_ invocation: Invocation, _ console: inout Console) throws -> ExitStatus {
        if let ignored = [Option.output, .access].first(where: invocation.has) {
            throw Failure.wrongUsage(
                Diagnostic(
                    "with FILE, the Swift file is not looked at, so '--\(ignored.name)' has no effect",
                    fixIt: "leave out one of them"))
        }
        let specs = try invocation.specs()
        let indices = try invocation.arguments.map { try specs.index(of: FilePath($0), in: invocation) }
        let compilation = Pipeline.compile(try specs.read())
        let diagnostics = compilation.diagnostics.filter { diagnostic in
            ([diagnostic.range] + diagnostic.notes.map(\.range)).compactMap(\.self).contains {
                indices.contains(Int($0.file))
            }
        }
        report(diagnostics, of: compilation, &console)
        return diagnostics.contains { $0.severity == .error } ? .findings : .success
    }
}

extension SpecListing {
    /// The place of a file among the specs, by whatever path it is named.
    fileprivate func index(of path: FilePath, in invocation: Invocation) throws -> Int {
        if let index = files.firstIndex(of: path) { return index }
        if let index = try files.firstIndex(where: { try $0.isSameFile(as: path) }) { return index }
        throw Failure.wrongUsage(
            Diagnostic(
                "'\(path.shown)' is not a spec in \(invocation.specsShown)",
                fixIt: "name a spec (*.yaml, *.yml), and its folder with '--specs PATH'"))
    }
}
