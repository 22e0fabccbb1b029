import CalibrateFiles
import CalibrationCompiler
import SourceDiagnostics

/// What `generate` tells other build systems.
extension Invocation {
    /// The paths that `--list-inputs` or `--list-outputs` asks for; `nil` if neither is given.
    func listing(of specs: SpecListing) throws(Failure) -> [FilePath]? {
        let asked = [Option.listInputs, .listOutputs].filter(has)
        guard let question = asked.first else { return nil }
        guard asked.count == 1 else {
            throw .wrongUsage(
                Diagnostic("'--list-inputs' and '--list-outputs' do not go together", fixIt: "run it twice"))
        }
        if let ignored = [Option.dependencyFile, .dryRun, .force].first(where: has) {
            throw .wrongUsage(
                Diagnostic(
                    "'--\(question.name)' does nothing else, so '--\(ignored.name)' has no effect",
                    fixIt: "leave out one of them"))
        }
        return question.name == Option.listInputs.name
            ? specs.files : [path(.output).appending(SwiftRenderer.fileName.utf8)]
    }

    /// The file of `--depfile`, with what an output depends on; `nil` if it is not asked for.
    func dependencyFile(of output: OutputFile, _ specs: SpecListing) throws -> OutputFile? {
        guard let path = values[Option.dependencyFile.name]?.last.map(FilePath.init) else { return nil }
        let rule = try DependencyFile.render(output.path, inputs: specs.folders + specs.files, for: path)
        let file = OutputFile(rule, at: path) { DependencyFile.isRule($0, ofOutputNamed: SwiftRenderer.fileName) }
        guard let file else { throw Failure.folder(path) }
        guard file.path != output.path else {
            throw Failure.wrongUsage(
                Diagnostic("'\(path.shown)' is the Swift file itself", fixIt: "name another file with '--depfile FILE'")
            )
        }
        return file
    }
}

extension OutputFile {
    /// Whether the file holds its bytes already. Throws if this program did not make it.
    func isFresh(orElse fixIt: String) throws -> Bool {
        let state = state(of: try current())
        if state == .foreign { throw Failure.foreign(self, fixIt: fixIt) }
        return state == .same
    }
}

extension Option {
    static let dependencyFile = Option(
        name: "depfile", value: .file,
        summary: "Writes the specs and their folders to a file, as a rule for Make, Ninja and CMake.")

    static let listInputs = Option(
        name: "list-inputs", summary: "Prints the path of each spec, and does nothing else.")

    static let listOutputs = Option(
        name: "list-outputs", summary: "Prints the path of the Swift file, and does nothing else.")
}
