import CalibrateFiles
import CalibrationCompiler
import SourceDiagnostics

/// What a user of `calibrate new` asks for, and the specs that are there.
struct NewRequest {
    /// The display to describe.
    let display: String
    /// The device to take the numbers from.
    let like: String?
    /// Models that have the display.
    let models: [NewModel]
    /// Its screen; `nil` to take it over.
    let screen: NewScreen?
    /// Files with what a probe has seen.
    let records: [FilePath]
    /// Folder of the new spec: the first of `--specs`.
    let folder: FilePath
    /// What the specs give, right or wrong.
    let compilation: Compilation
    /// The files of the specs, in the order of the compilation's sources.
    private let files: [FilePath]
    /// The command that does another verb's work on the same specs, in quotes.
    let next: @Sendable (Command) -> String

    /// The folder of a display's spec.
    func folder(of display: DisplaySpec) -> FilePath { files[Int(display.name.range.file)].parent ?? folder }

    /// The spec that the display has already.
    var known: DisplaySpec? { compilation.displays.first { $0.name.value == display } }

    /// Reads the arguments, then the specs; a missing folder has none.
    init(_ invocation: Invocation) throws {
        display = invocation.argument(0) ?? ""
        guard DisplaySpec.isName(display) else {
            throw Failure.wrongUsage(
                Diagnostic(
                    "a display is a lower-case name of at most 64 letters and digits, its words joined by '-' or '.', found '\(printable(bytes: Array(display.utf8)))'",
                    fixIt: "write a name such as 'iphone-6.1-island'"))
        }
        like = invocation.text(.like)
        models = try invocation.read(.model) { text throws(ArgumentFault) in try NewModel(text) }
        screen = try invocation.read(.screen) { text throws(ArgumentFault) in try NewScreen(text) }.first
        records = (invocation.values[Option.from.name] ?? []).map(FilePath.init)
        let folders = invocation.paths(.specs)
        folder = folders[0]
        try invocation.requireFolderHere()
        let listing = try SpecFolder(folders.filter { !$0.isAbsent }).list()
        files = listing.files
        compilation = Pipeline.compile(try listing.read())
        next = { invocation.proposal(of: $0).map { "'\($0)'" } ?? "'\(Command.program) \($0.name)' on all specs" }
    }
}

extension Invocation {
    /// Reads the values of an option; one that is wrong is wrong usage.
    fileprivate func read<Value>(
        _ option: Option, _ read: (String) throws(ArgumentFault) -> Value
    ) throws(Failure) -> [Value] {
        try texts(option).map { text throws(Failure) in
            do throws(ArgumentFault) {
                return try read(text)
            } catch {
                throw .wrongUsage(
                    Diagnostic(
                        "'--\(option.name) \(printable(bytes: Array(text.utf8)))' \(error.words)", fixIt: error.remedy))
            }
        }
    }
}

// MARK: A known display

extension NewRequest {
    /// Adds models to a display that has a spec, if that is what was asked for; else says how.
    func addModels(to known: DisplaySpec, _ console: inout Console) throws {
        let place = Diagnostic.Place.range(known.name.range)
        guard screen == nil, records.isEmpty else {
            throw Failure.findings(
                Diagnostic(
                    "'\(display)' has a spec already, which '--screen' and '--from' don't change", place: place,
                    fixIt: "choose another name, or write the numbers there"))
        }
        guard !models.isEmpty else {
            throw Failure.findings(
                Diagnostic(
                    "'\(display)' has a spec already", place: place,
                    fixIt: "choose another name, or add a model with '--like \(display) --model ID=NAME'"))
        }
        guard let like, try compilation.device(like).display === known else {
            throw Failure.findings(
                Diagnostic(
                    "'\(display)' has a spec already: a new model is a line in it",
                    place: .range(known.modelsRange),
                    notes: models.map { "the line is '\(ModelInsertion.line(for: $0))'" },
                    fixIt: "write it there, or have it written with '--like \(display)'"))
        }
        let insertion: ModelInsertion
        do throws(ModelInsertion.Fault) {
            insertion = try ModelInsertion(of: models, to: known, in: compilation)
        } catch .written(let range) {
            throw Failure.findings(
                Diagnostic(
                    "the models of '\(display)' are written in a way that only a person should change",
                    place: .range(range),
                    notes: models.map { "the line is '\(ModelInsertion.line(for: $0))'" }, fixIt: "write it there"))
        }
        guard insertion.mistakes.isEmpty else {
            console.add(insertion.mistakes, of: insertion.compilation.sources)
            throw Failure.findings(Diagnostic("with that '\(display)' would not be sound, so nothing is written"))
        }
        let path = files[Int(known.name.range.file)]
        guard let file = OutputFile(insertion.file.bytes, at: path, isOurs: { _ in true }) else {
            throw Failure.folder(path)
        }
        let original = compilation.sources[Int(known.name.range.file)].bytes
        try file.replace { () throws(FileFault) in
            // An editor takes no lock.
            guard try file.current() == original else { throw file.fault("it has changed meanwhile") }
        }
        for model in models { console.add(report: "added \(model.identifier) to \(insertion.file.path)") }
        console.add(report: "next: run \(next(.generate))")
    }
}
