import CalibrateFiles
import CalibrationCompiler
import SourceDiagnostics

extension Command {
    /// Writes the Swift file.
    static let generate = Command(
        name: "generate",
        summary: "Writes the Swift file for the specs.",
        discussion: [
            """
            All specs are checked first: if anything is wrong with one, nothing is written. The file is replaced in one \
            step, and only if its bytes differ. A file that this program did not make is left alone.
            """
        ],
        examples: [
            Example(
                command: "calibrate generate",
                summary: "Reads the specs in 'devices' and writes 'generated/DeviceCalibrations.swift'."),
            Example(
                command: "calibrate generate --specs Devices --output Sources/Tables --access internal",
                summary: "Does so with other folders, for constants that stay inside their module."),
        ],
        options: [
            .specs, .output, .access, .dryRun, .force, .allowEmpty, .dependencyFile, .listInputs, .listOutputs,
        ],
        run: generate)

    @Sendable
    private static func generate(_ invocation: Invocation, _ console: inout Console) throws -> ExitStatus {
        let specs = try invocation.specs()
        if let paths = try invocation.listing(of: specs) {
            for path in paths { console.add(result: path.bytes + [UInt8(ascii: "\n")]) }
            return .success
        }
        let compilation = try invocation.compilation(of: specs, &console)
        let output = try invocation.outputFile(for: compilation)
        let rule = try invocation.dependencyFile(of: output, specs)
        let state = output.state(of: try output.current())
        if state == .foreign, !invocation.has(.force) {
            throw Failure.foreign(output, fixIt: "move it away, or give it up with '--force'")
        }
        let isRuleFresh = try rule.map { try $0.isFresh(orElse: "name another file with '--depfile FILE'") }
        let layouts = compilation.layouts.count == 1 ? "1 layout" : "\(compilation.layouts.count) layouts"
        let report = "\(state.deed(isDryRun: invocation.has(.dryRun))) \(output.path.shown) (\(layouts))"
        guard !invocation.has(.dryRun) else {
            console.add(report: report)
            return .success
        }
        for file in [output, rule].compactMap(\.self) { try console.createFolders(for: file) }
        // The rule first: if it cannot be written, the output stays old, and the next build tries again.
        func writeRule() throws(FileFault) {
            if isRuleFresh == false { try rule?.replace() }
            rule?.removeLeftovers()
        }
        if state == .same { try writeRule() } else { try output.replace(after: writeRule) }
        output.removeLeftovers()
        console.add(report: report)
        return .success
    }
}

extension Option {
    static let force = Option(
        name: "force", summary: "Overwrites a file at the output's place that this program did not make.")

    static let allowEmpty = Option(
        name: "allow-empty", summary: "If there is no spec, makes an empty table instead of an error.")

    static let dryRun = Option(
        name: "dry-run", summary: "Reports what would be done, and does nothing.")
}

extension OutputFile.State {
    /// What is done to a file in this state.
    func deed(isDryRun: Bool) -> String {
        switch self {
        case .absent: isDryRun ? "would create" : "created"
        case .same: "unchanged"
        case .sameLines, .different, .foreign: isDryRun ? "would update" : "updated"
        }
    }
}

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
