import CalibrationCompiler
import SourceDiagnostics

extension ArgumentParser {
    /// A verb is needed and there is none.
    var missingVerb: Failure {
        .wrongUsage(Message("a verb is missing: \(ArgumentParser.verbs)", notes: [helpNote], fixIt: nil))
    }

    func unknownVerb(_ word: [UInt8]) -> Failure {
        let near = nearestName(to: String(decoding: word, as: UTF8.self), among: Command.all.map(\.name))
        return failure("there is no verb \(quoted(word)): \(ArgumentParser.verbs)", fixIt: near.map { "write '\($0)'" })
    }

    func unknownOption(_ word: [UInt8]) -> Failure {
        let letters = word.drop { $0 == UInt8(ascii: "-") }
        let near = nearestName(to: String(decoding: letters, as: UTF8.self), among: knownOptions.map(\.name))
        let place = command.map { "'\(Command.program) \($0.name)' has" } ?? "before the verb there is"
        return failure("\(place) no option \(quoted(word))", fixIt: near.map { "write '--\($0)'" })
    }

    func unknownChoice(_ word: [UInt8], of option: Option, among choices: [String]) -> Failure {
        unknownChoice(word, "'--\(option.name)' cannot be", among: choices)
    }

    func unknownChoice(_ word: [UInt8], ofArgumentTo command: Command, among choices: [String]) -> Failure {
        unknownChoice(word, "'\(Command.program) \(command.name)' does not know", among: choices)
    }

    private func unknownChoice(_ word: [UInt8], _ subject: String, among choices: [String]) -> Failure {
        let near = nearestName(to: String(decoding: word, as: UTF8.self), among: choices)
        let list = choices.map { "'\($0)'" }.joined(separator: ", ")
        return failure("\(subject) \(quoted(word)), only one of \(list)", fixIt: near.map { "write '\($0)'" })
    }

    /// An option needs a value, and the line ends or goes on with another option.
    func missingValue(of option: Option, before next: [UInt8]? = nil) -> Failure {
        let placeholder = option.value?.placeholder ?? ""
        let fixIt = next.map { "if that is the value, write '--\(option.name)=\(printable(bytes: $0))'" }
        return failure("'--\(option.name)' needs a value: \(placeholder)", fixIt: fixIt)
    }

    func failure(_ text: String, fixIt: String? = nil) -> Failure {
        .wrongUsage(Message(text, notes: [helpNote], fixIt: fixIt))
    }

    func quoted(_ word: [UInt8]) -> String {
        "'\(printable(bytes: word))'"
    }

    private var helpNote: String {
        let verb = command.map { " \($0.name)" } ?? ""
        return "'\(Command.program)\(verb) --help' shows how it is used"
    }

    private static let verbs = Command.all.map { "'\($0.name)'" }.joined(separator: ", ")
}
