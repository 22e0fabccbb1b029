import CalibrationCompiler
import SourceDiagnostics

/// Reads a command line by the table of verbs.
///
/// Options stand before or behind arguments, as `--name=value` or `--name value`; `--` ends them. Only those of every verb
/// may stand before the verb. An option may be given again only with the same value, unless it is repeatable.
struct ArgumentParser {
    private var rest: ArraySlice<[UInt8]>
    private var command: Command?
    private var values: [String: [[UInt8]]] = [:]
    private var arguments: [[UInt8]] = []

    private init(_ line: [[UInt8]]) {
        rest = line[...]
    }

    /// Reads the words behind the program's name.
    static func request(in line: [[UInt8]]) throws(Failure) -> Request {
        // A request for help is answered, whatever else is wrong.
        let options = line.prefix { !$0.elementsEqual("--".utf8) }
        if options.contains(where: { $0.elementsEqual("--help".utf8) || $0.elementsEqual("-h".utf8) }) {
            return .help(line.lazy.compactMap(Command.named).first)
        }
        var parser = ArgumentParser(line)
        try parser.readWords()
        return try parser.request()
    }

    private mutating func readWords() throws(Failure) {
        var areOptionsOver = false
        while let word = rest.popFirst() {
            if areOptionsOver || word.first != UInt8(ascii: "-") || word.count == 1 {
                try readArgument(word)
            } else if word.elementsEqual("--".utf8) {
                areOptionsOver = true
            } else {
                try readOption(word)
            }
        }
    }

    private mutating func readArgument(_ word: [UInt8]) throws(Failure) {
        guard let command else {
            guard let named = Command.named(word) else { throw unknownVerb(word) }
            self.command = named
            return
        }
        guard let argument = command.argument(at: arguments.count) else {
            throw failure("'calibrate \(command.name)' does not expect \(quoted(word))")
        }
        if case .choice(let words, _) = argument.value, !command.takesWords,
            !words.contains(where: { $0.utf8.elementsEqual(word) })
        {
            throw unknownChoice(word, "'\(Command.program) \(command.name)' does not know", among: words)
        }
        arguments.append(word)
    }

    private mutating func readOption(_ word: [UInt8]) throws(Failure) {
        let parts = word.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        guard let option = Option.named(parts[0], of: command) else { throw unknownOption(Array(parts[0])) }
        let attached = parts.count > 1 ? Array(parts[1]) : nil
        guard let value = option.value else {
            if attached != nil { throw failure("'--\(option.name)' takes no value") }
            values[option.name] = [[]]
            return
        }
        let written = if let attached { attached } else { try nextValue(of: option) }
        guard !written.isEmpty else { throw missingValue(of: option) }
        if case .choice(let words, _) = value, !words.contains(where: { $0.utf8.elementsEqual(written) }) {
            throw unknownChoice(written, "'--\(option.name)' cannot be", among: words)
        }
        if !option.isRepeatable, let first = values[option.name]?.first, first != written {
            throw failure(
                "'--\(option.name)' is \(quoted(first)) and \(quoted(written))", fixIt: "leave out one of them")
        }
        values[option.name, default: []].append(written)
    }

    private mutating func nextValue(of option: Option) throws(Failure) -> [UInt8] {
        guard let next = rest.first else { throw missingValue(of: option) }
        guard next.first != UInt8(ascii: "-") || next.count == 1 else { throw missingValue(of: option, before: next) }
        return rest.removeFirst()
    }

    private func request() throws(Failure) -> Request {
        if values[Option.version.name] != nil { return .version }
        guard let command else {
            throw .wrongUsage(Diagnostic("a verb is missing: \(ArgumentParser.verbs)", notes: [helpNote], fixIt: nil))
        }
        if arguments.count < command.arguments.count, let missing = command.argument(at: arguments.count),
            missing.count == .one || missing.count == .words
        {
            throw failure("'calibrate \(command.name)' needs \(missing.value.placeholder)")
        }
        return .run(Invocation(command: command, values: values, arguments: arguments))
    }

    // MARK: Failures

    private func unknownVerb(_ word: [UInt8]) -> Failure {
        let near = nearestName(to: String(decoding: word, as: UTF8.self), among: Command.all.map(\.name))
        return failure("there is no verb \(quoted(word)): \(ArgumentParser.verbs)", fixIt: near.map { "write '\($0)'" })
    }

    private func unknownOption(_ word: [UInt8]) -> Failure {
        let letters = word.drop { $0 == UInt8(ascii: "-") }
        let known = Option.known(to: command).map(\.name)
        let near = nearestName(to: String(decoding: letters, as: UTF8.self), among: known)
        let place = command.map { "'\(Command.program) \($0.name)' has" } ?? "before the verb there is"
        return failure("\(place) no option \(quoted(word))", fixIt: near.map { "write '--\($0)'" })
    }

    private func unknownChoice(_ word: [UInt8], _ subject: String, among choices: [String]) -> Failure {
        let near = nearestName(to: String(decoding: word, as: UTF8.self), among: choices)
        let list = choices.map { "'\($0)'" }.joined(separator: ", ")
        return failure("\(subject) \(quoted(word)), only one of \(list)", fixIt: near.map { "write '\($0)'" })
    }

    /// An option needs a value, and the line ends or goes on with another option.
    private func missingValue(of option: Option, before next: [UInt8]? = nil) -> Failure {
        let placeholder = option.value?.placeholder ?? ""
        let fixIt = next.map { "if that is the value, write '\(quotedForShell(Array("--\(option.name)=".utf8) + $0))'" }
        return failure("'--\(option.name)' needs a value: \(placeholder)", fixIt: fixIt)
    }

    private func failure(_ text: String, fixIt: String? = nil) -> Failure {
        .wrongUsage(Diagnostic(text, notes: [helpNote], fixIt: fixIt))
    }

    private func quoted(_ word: [UInt8]) -> String {
        "'\(printable(bytes: word))'"
    }

    private var helpNote: String {
        let verb = command.map { " \($0.name)" } ?? ""
        return "'\(Command.program)\(verb) --help' shows how it is used"
    }

    private static let verbs = Command.all.map { "'\($0.name)'" }.joined(separator: ", ")
}

extension Option {
    /// The options that may stand behind a verb, or before any.
    static func known(to command: Command?) -> [Option] { (command?.options ?? []) + Option.common }

    /// The option with a spelling, such as `--quiet` or `-q`.
    static func named(_ spelling: some Collection<UInt8>, of command: Command?) -> Option? {
        known(to: command).first { $0.spellings.contains { $0.utf8.elementsEqual(spelling) } }
    }
}
