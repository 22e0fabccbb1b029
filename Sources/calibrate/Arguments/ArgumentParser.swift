import CalibrationCompiler
import SourceDiagnostics

/// Reads a command line by the table of verbs.
///
/// Options stand before or behind arguments, `--name=value` or `--name value`; `--` ends them. Before the verb stand
/// only those that every verb has. Of an option given twice, the last counts, so that a script's choice can be overruled.
struct ArgumentParser {
    private var rest: ArraySlice<[UInt8]>
    private(set) var command: Command?
    private var values: [String: [[UInt8]]] = [:]
    private var arguments: [[UInt8]] = []

    private init(_ line: [[UInt8]]) {
        rest = line[...]
    }

    /// Reads the words behind the program's name.
    static func request(in line: [[UInt8]]) throws(Failure) -> Request {
        // Who asks for help gets it, whatever else is wrong.
        let options = line.prefix { !$0.elementsEqual("--".utf8) }
        if options.contains(where: { $0.elementsEqual("--help".utf8) || $0.elementsEqual("-h".utf8) }) {
            return .help(line.lazy.compactMap(command(named:)).first)
        }
        var parser = ArgumentParser(line)
        try parser.readWords()
        return try parser.request()
    }

    private static func command(named word: [UInt8]) -> Command? {
        Command.all.first { $0.name.utf8.elementsEqual(word) }
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
            guard let named = ArgumentParser.command(named: word) else { throw unknownVerb(word) }
            self.command = named
            return
        }
        guard arguments.count < command.arguments.count else {
            throw failure("'calibrate \(command.name)' does not expect \(quoted(word))")
        }
        if case .choice(let words) = command.arguments[arguments.count].value,
            !words.contains(where: { $0.utf8.elementsEqual(word) })
        {
            throw unknownChoice(word, ofArgumentTo: command, among: words)
        }
        arguments.append(word)
    }

    private mutating func readOption(_ word: [UInt8]) throws(Failure) {
        let parts = word.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        guard let option = knownOptions.first(where: { $0.isWritten(as: parts[0]) }) else {
            throw unknownOption(Array(parts[0]))
        }
        let attached = parts.count > 1 ? Array(parts[1]) : nil
        guard let value = option.value else {
            if attached != nil { throw failure("'--\(option.name)' takes no value") }
            values[option.name, default: []].append([])
            return
        }
        let written = if let attached { attached } else { try nextValue(of: option) }
        guard !written.isEmpty else { throw missingValue(of: option) }
        if case .choice(let words) = value, !words.contains(where: { $0.utf8.elementsEqual(written) }) {
            throw unknownChoice(written, of: option, among: words)
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
        guard let command else { throw missingVerb }
        if let missing = command.arguments.dropFirst(arguments.count).first(where: { !$0.isOptional }) {
            throw failure("'calibrate \(command.name)' needs \(missing.value.placeholder)")
        }
        return .run(Invocation(command: command, values: values, arguments: arguments))
    }

    /// The options that may stand where the parser is.
    var knownOptions: [Option] { (command?.options ?? []) + Option.common }
}

extension Option {
    fileprivate func isWritten(as word: ArraySlice<UInt8>) -> Bool {
        "--\(name)".utf8.elementsEqual(word) || letter.map { "-\($0)".utf8.elementsEqual(word) } ?? false
    }
}
