import CalibrateFiles
import CalibrationCompiler
import SourceDiagnostics

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

    /// The files that messages point into.
    var sources: [SourceFile] = []
    /// A last line for people; not printed if `--quiet` is given.
    var closing: String?
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

    /// Adds a result.
    mutating func add(result: String) { add(result: result.utf8) }

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
        self.sources = sources
        let wanted = diagnostics.filter { $0.severity == .error || !isQuiet }
        guard format != .terminal else {
            if !wanted.isEmpty {
                messages += TerminalPrinter.print(wanted, sources: sources, color: colorsMessages).utf8
            }
            return
        }
        for message in PlacedDiagnostic.placing(wanted, sources: sources) {
            add(
                result: format == .json ? JSONText.compact(message) : Array(workspace.locating(message).gitHubLine.utf8)
            )
            if format == .json { add(result: "\n".utf8) }
        }
    }

    /// Adds a message; no warning if `--quiet` is given.
    mutating func add(_ message: Diagnostic) { add([message], of: sources) }

    /// Prints everything; a failure to print results is a fault.
    func finish(with status: ExitStatus) -> ExitStatus {
        let last = isQuiet || format != .terminal ? "" : closing.map { "\($0)\n" } ?? ""
        _ = StandardStream.error.write(messages + last.utf8)
        guard let reason = StandardStream.output.write(results) else { return status }
        var fault = Console(isQuiet: isQuiet, color: colorsMessages ? .always : .never) { _ in nil }
        fault.add(Diagnostic("cannot write to the standard output: \(reason)"))
        _ = StandardStream.error.write(fault.messages)
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
