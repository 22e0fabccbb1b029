import CalibrateFiles
import CalibrationCompiler
import SourceDiagnostics

/// What a run has to say, kept until its work is done: a reader that goes away early cannot stop the work half-way.
struct Console {
    /// Whether only results and errors are wanted.
    let isQuiet: Bool
    /// Form of the messages: those for machines are results.
    let format: MessageFormat
    /// Whether messages are coloured.
    let colorsMessages: Bool
    /// How a diff is shown.
    let diffStyle: UnifiedDiff.Style

    /// The files that messages point into.
    var sources: [SourceFile] = []
    private var results: [UInt8] = []
    private var messages: [UInt8] = []

    /// Prepares for a run.
    init(
        isQuiet: Bool, color: ColorChoice, format: MessageFormat = .text, environment: (String) -> String?
    ) {
        self.isQuiet = isQuiet
        self.format = format
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

    /// Adds a line on what was done, unless that is not wanted.
    mutating func add(report: String) {
        if !isQuiet { add(result: "\(report)\n".utf8) }
    }

    /// Creates the folders that lead to a file, and reports those that were missing.
    mutating func createFolders(for file: OutputFile) throws(FileFault) {
        for folder in try file.createFolders() { add(report: "created folder \(folder.shown)") }
    }

    /// Adds what is wrong with specs; warnings only if they are wanted.
    mutating func add(_ diagnostics: [Diagnostic], of sources: [SourceFile]) {
        self.sources = sources
        let wanted = diagnostics.filter { $0.severity == .error || !isQuiet }
        guard !wanted.isEmpty else { return }
        switch format {
        case .text: messages += TerminalPrinter.print(wanted, sources: sources, color: colorsMessages).utf8
        case .github:
            for message in PlacedDiagnostic.placing(wanted, sources: sources) { add(result: message.gitHubLine.utf8) }
        case .json:
            for message in PlacedDiagnostic.placing(wanted, sources: sources) {
                add(result: JSONText.compact(message) + [UInt8(ascii: "\n")])
            }
        }
    }

    /// Adds a message.
    mutating func add(_ message: Diagnostic) { add([message], of: sources) }

    /// Prints everything; a failure to print results is a fault.
    func finish(with status: ExitStatus) -> ExitStatus {
        _ = StandardStream.error.write(messages)
        guard let reason = StandardStream.output.write(results) else { return status }
        var last = Console(isQuiet: isQuiet, color: colorsMessages ? .always : .never) { _ in nil }
        last.add(Diagnostic("cannot write to the standard output: \(reason)"))
        _ = StandardStream.error.write(last.messages)
        return .fault
    }
}
