import CalibrationCompiler

/// What `generate` tells other build systems.
extension Invocation {
    /// The paths that `--list-inputs` or `--list-outputs` asks for; `nil` if neither is given.
    func listing(of specs: SpecListing) throws(Failure) -> [FilePath]? {
        switch (has(.listInputs), has(.listOutputs)) {
        case (true, true):
            throw .wrongUsage(Message("'--list-inputs' and '--list-outputs' do not go together", fixIt: "run it twice"))
        case (true, false): return specs.files
        case (false, true): return [path(.output).appending(SwiftRenderer.fileName.utf8)]
        case (false, false): return nil
        }
    }

    /// Writes what an output depends on to the file of `--depfile`, if it is given.
    func writeDependencyFile(of output: OutputFile, _ specs: SpecListing) throws {
        guard let path = values[Option.dependencyFile.name]?.last.map(FilePath.init) else { return }
        let rule = try DependencyRenderer.render(output.path, inputs: specs.folders + specs.files, for: path)
        guard let file = OutputFile(rule, at: path) else { throw Failure.folder(path) }
        if file.state(of: try file.current()) != .same { try file.replace() }
        file.removeLeftovers()
    }
}

extension Option {
    static let dependencyFile = Option(
        name: "depfile", value: .text(placeholder: "FILE"),
        summary: "Writes the specs and their folders to a file, as a rule for Make, Ninja and CMake.")

    static let listInputs = Option(
        name: "list-inputs", summary: "Prints the path of each spec, and does nothing else.")

    static let listOutputs = Option(
        name: "list-outputs", summary: "Prints the path of the Swift file, and does nothing else.")
}
