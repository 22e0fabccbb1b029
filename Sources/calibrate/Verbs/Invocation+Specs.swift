import CalibrateFiles
import CalibrationCompiler
import SourceDiagnostics

extension Invocation {
    /// The places of `--specs`, as messages show them.
    var specsShown: String {
        let paths = paths(.specs)
        let rest = paths.count - 1
        return "'\(paths[0].shown)'" + (rest == 0 ? "" : rest == 1 ? " and 1 more place" : " and \(rest) more places")
    }

    /// Finds the specs of `--specs`; ends the run if there is none, unless that is allowed.
    func specs() throws -> SpecListing {
        let listing = try SpecFolder(paths(.specs)).list()
        guard !listing.files.isEmpty || has(.allowEmpty) else {
            throw Failure.findings(
                Message(
                    "there is no spec (*.yaml, *.yml) in \(specsShown)",
                    fixIt: "name the folder of the specs with '--specs PATH'"))
        }
        return listing
    }

    /// Reads and compiles the specs of `--specs`; says what is wrong with them, and ends the run if anything is.
    func compilation(_ console: inout Console) throws -> Compilation {
        try compilation(of: specs(), &console)
    }

    /// Reads and compiles specs; says what is wrong with them, and ends the run if anything is.
    func compilation(of specs: SpecListing, _ console: inout Console) throws -> Compilation {
        let compilation = Pipeline.compile(try specs.read())
        console.add(compilation.diagnostics, of: compilation.sources)
        guard compilation.isValid else { throw Failure.findings() }
        return compilation
    }

    /// The Swift file that the specs give, and its place in the folder of `--output`.
    func outputFile(for compilation: Compilation) throws -> OutputFile {
        let folder = path(.output)
        let ending = folder.name.suffix(6).map { Character(UnicodeScalar($0)) }
        if String(ending).lowercased() == ".swift", folder.isAbsent {
            throw Failure.wrongUsage(
                Message(
                    "'--output \(folder.shown)' names a folder, in which the file is '\(SwiftRenderer.fileName)'",
                    fixIt: "leave out the name of the file"))
        }
        let file = SwiftRenderer.render(compilation, access: choice(.access))
        return OutputFile(file, named: SwiftRenderer.fileName, in: folder) { $0.starts(with: SwiftRenderer.header) }
    }
}
