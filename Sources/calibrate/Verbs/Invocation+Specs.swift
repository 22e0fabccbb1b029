import CalibrationCompiler

extension Invocation {
    /// Reads and compiles the specs of `--specs`; says what is wrong with them, and ends the run if anything is.
    func compilation(_ console: inout Console) throws -> Compilation {
        let folder = path(.specs)
        let sources = try SpecFolder(folder).read()
        guard !sources.isEmpty else {
            throw Failure.findings(
                Message(
                    "there is no spec (*.yaml, *.yml) in '\(folder.shown)'",
                    fixIt: "name the folder of the specs with '--specs PATH'"))
        }
        let compilation = Pipeline.compile(sources)
        let wanted = compilation.diagnostics.filter { $0.severity == .error || !console.isQuiet }
        if !wanted.isEmpty {
            console.add(
                messageText: DiagnosticRenderer.render(wanted, sources: sources, color: console.colorsMessages))
        }
        guard compilation.isValid else { throw Failure.findings() }
        return compilation
    }

    /// The Swift file that the specs give, and its place in the folder of `--output`.
    func outputFile(for compilation: Compilation) -> OutputFile {
        let file = SwiftRenderer.render(compilation, access: choice(.access))
        return OutputFile(file, in: path(.output), header: SwiftRenderer.header)
    }
}
