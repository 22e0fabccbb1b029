import CalibrateFiles
import CalibrationCompiler
import SourceDiagnostics

/// What completes the last word of a command line, by the table of verbs.
struct Completion {
    /// What is completed.
    enum Kind: String {
        /// The candidates.
        case words
        /// Any path; the shell knows those.
        case path
        /// Any folder; the shell knows those.
        case folder
    }

    /// What a word may be, and what tells it from others.
    struct Candidate {
        let text: String
        var note = ""
    }

    /// What is completed.
    private(set) var kind = Kind.words
    /// The candidates.
    private(set) var candidates: [Candidate] = []

    private var command: Command?
    private var position = 0
    private var areOptionsOver = false
    /// An option whose value is the next word.
    private var open: Option?
    private var specs: [FilePath] = []

    /// Finds what completes the last of some words, which are those behind the program's name.
    init(of words: [String]) {
        guard let current = words.last else { return }
        for word in words.dropLast() { read(word) }
        if let open {
            complete(open.value)
        } else if areOptionsOver || !current.hasPrefix("-") {
            complete(
                command == nil
                    ? .choice(Command.all.map(\.name)) : command?.argument(at: position)?.value)
        } else if let equals = current.firstIndex(of: "=") {
            let name = current[..<equals]
            complete(Option.named(Array(name.utf8), of: command)?.value)
            candidates = candidates.map { Candidate(text: "\(name)=\($0.text)", note: $0.note) }
        } else {
            let options = Option.known(to: command)
            candidates = options.flatMap { option in
                option.spellings.map { Candidate(text: $0, note: option.summary) }
            }
        }
    }

    private mutating func read(_ word: String) {
        if let option = open {
            take(word, for: option)
            open = nil
        } else if areOptionsOver || !word.hasPrefix("-") || word == "-" {
            if command == nil { command = Command.named(word.utf8) } else { position += 1 }
        } else if word == "--" {
            areOptionsOver = true
        } else {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let option = Option.named(parts[0].utf8, of: command), option.value != nil else { return }
            if parts.count > 1 { take(String(parts[1]), for: option) } else { open = option }
        }
    }

    private mutating func take(_ value: String, for option: Option) {
        guard option.name == Option.specs.name, !value.isEmpty else { return }
        let home = value.hasPrefix("~/") ? Calibrate.environment("HOME") ?? "~" : ""
        specs.append(FilePath((home + (home.isEmpty ? value[...] : value.dropFirst())).utf8))
    }

    private mutating func complete(_ value: Value?) {
        switch value {
        case .path, .file: kind = .path
        case .folder: kind = .folder
        case .choice(let words, _):
            candidates = words.map { word in
                Candidate(text: word, note: command == nil ? Command.named(word.utf8)?.summary ?? "" : "")
            }
        case .device: candidates = names(withModels: true)
        case .display: candidates = names(withModels: false)
        case .text, nil: break
        }
    }

    /// Names of the specs. A mistake in one spec is no reason to forget the names of the others.
    private func names(withModels: Bool) -> [Candidate] {
        let folders = specs.isEmpty ? [FilePath((Option.specs.defaultValue ?? "").utf8)] : specs
        let displays = (try? SpecFolder(folders).list().read()).map { Pipeline.compile($0).displays } ?? []
        let own = displays.map { Candidate(text: "\($0.name.value)", note: "\($0.models[0].name.value)") }
        guard withModels else { return own }
        var seen: Set<String> = []
        let models = displays.flatMap { display in
            display.models.flatMap { model in
                [
                    Candidate(text: "\(model.identifier.value)", note: "\(model.name.value)"),
                    Candidate(text: "\(model.name.value)", note: "\(display.name.value)"),
                ]
            }
        }
        return (own + models).filter { seen.insert($0.text).inserted }
    }
}
