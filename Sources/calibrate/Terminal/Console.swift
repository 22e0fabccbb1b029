import CalibrationCompiler

/// What a run has to say, kept until its work is done: a reader that goes away early cannot stop the work half-way.
struct Console {
    /// Whether only results and errors are wanted.
    let isQuiet: Bool
    /// Whether messages are coloured.
    let colorsMessages: Bool
    /// How a diff is shown.
    let diffStyle: UnifiedDiff.Style

    private var results: [UInt8] = []
    private var messages: [UInt8] = []

    /// Prepares for a run.
    init(isQuiet: Bool, color: ColorChoice, environment: (String) -> String?) {
        self.isQuiet = isQuiet
        colorsMessages = color.colors(.error, environment: environment)
        let colorsOutput = color.colors(.output, environment: environment)
        diffStyle = StandardStream.output.isTerminal || colorsOutput ? .terminal(color: colorsOutput) : .plain
    }

    /// Adds a result.
    mutating func add(result: some Sequence<UInt8>) {
        results.append(contentsOf: result)
    }

    /// Adds a line on what was done, unless that is not wanted.
    mutating func add(report: String) {
        if !isQuiet { add(result: "\(report)\n".utf8) }
    }

    /// Adds text that is ready to be shown among the messages.
    mutating func add(messageText: some Sequence<UInt8>) {
        messages.append(contentsOf: messageText)
    }

    /// Adds a message.
    mutating func add(_ message: Message) {
        let label = colorsMessages ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
        let place = message.place.map { "\($0): " } ?? ""
        var lines = ["\(place)\(label) \(message.text)"]
        lines += message.notes.map { "note: \($0)" }
        if let fixIt = message.fixIt { lines.append("fix-it: \(fixIt)") }
        add(messageText: lines.map { "\($0)\n" }.joined().utf8)
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
