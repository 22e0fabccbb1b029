import CalibrateFiles
import CalibrationCompiler

/// The output of a run, kept until its work is done: a reader that goes away early cannot stop the work half-way.
struct Console {
    /// Whether only results and errors are wanted.
    let isQuiet: Bool
    /// Form of the messages: those for machines are results.
    let format: MessageFormat
    /// Whether messages are coloured.
    let colorsMessages: Bool
    /// How a diff is shown.
    let diffStyle: UnifiedDiff.Style

    /// The folder that paths in GitHub's annotations are relative to.
    private let workspace: Workspace

    private var results: [UInt8] = []
    private var messages: [UInt8] = []

    /// Prepares for a run.
    init(
        isQuiet: Bool, color: ColorChoice, format: MessageFormat = .terminal, environment: (String) -> String?
    ) {
        self.isQuiet = isQuiet
        self.format = format
        workspace = Workspace(environment("GITHUB_WORKSPACE"))
        colorsMessages = color.colors(.error, environment: environment)
        let colorsOutput = color.colors(.output, environment: environment)
        diffStyle = StandardStream.output.isTerminal || colorsOutput ? .terminal(color: colorsOutput) : .plain
    }

    /// Adds a result.
    mutating func add(result: some Sequence<UInt8>) {
        results.append(contentsOf: result)
    }

    /// Adds a line about what was done, unless `--quiet` is given.
    mutating func add(report: String) {
        if !isQuiet { add(result: "\(report)\n".utf8) }
    }

    /// Creates the folders that lead to a file, and reports those that were missing.
    mutating func createFolders(for file: OutputFile) throws(FileFault) {
        for folder in try file.createFolders() { add(report: "created folder \(folder.shown)") }
    }

    /// Adds diagnostics; no warnings if `--quiet` is given.
    mutating func add(_ diagnostics: [Diagnostic], of sources: [SourceFile]) {
        let wanted = diagnostics.filter { $0.severity == .error || !isQuiet }
        guard format == .terminal else {
            for message in PlacedMessage.placing(wanted, sources: sources) { add(message) }
            return
        }
        guard !wanted.isEmpty else { return }
        messages += DiagnosticRenderer.render(wanted, sources: sources, color: colorsMessages)
    }

    /// Adds a message; no warning if `--quiet` is given.
    mutating func add(_ message: Message) {
        guard message.severity == .error || !isQuiet else { return }
        switch format {
        case .json: return add(result: message.jsonLine)
        case .github: return add(result: workspace.locating(message).gitHubLine)
        case .terminal: break
        }
        let severity = "\(message.severity.rawValue):"
        let label = colorsMessages ? "\u{1B}[1;\(message.severity == .error ? 31 : 35)m\(severity)\u{1B}[0m" : severity
        let place = message.place.map { "\($0.text): " } ?? ""
        let lines =
            ["\(place)\(label) \(message.message)"] + message.notes.map { "note: \($0.message)" }
            + message.fixIts.map { "fix-it: \($0)" }
        messages += lines.map { "\($0)\n" }.joined().utf8
    }

    /// Prints everything; a failure to print results is a fault.
    func finish(with status: ExitStatus) -> ExitStatus {
        _ = StandardStream.error.write(messages)
        guard let reason = StandardStream.output.write(results) else { return status }
        var last = Console(isQuiet: isQuiet, color: colorsMessages ? .always : .never) { _ in nil }
        last.add(Message("cannot write to the standard output: \(reason)"))
        _ = StandardStream.error.write(last.messages)
        return .fault
    }
}

/// When the output is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
    case auto
    case always
    case never

    /// Whether a stream is coloured.
    ///
    /// - Parameters:
    ///   - stream: the stream.
    ///   - environment: `NO_COLOR`, if it is not empty, and a `TERM` that is `dumb` or missing forbid colour.
    func colors(_ stream: StandardStream, environment: (String) -> String?) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            let isRefused = environment("NO_COLOR").map { !$0.isEmpty } ?? false
            let terminal = environment("TERM") ?? "dumb"
            return stream.isTerminal && !isRefused && terminal != "dumb"
        }
    }
}
