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

    /// Finds the specs of `--specs`. No spec is a failure, unless that is allowed.
    func specs() throws -> SpecListing {
        try requireFolderHere()
        let listing = try SpecFolder(paths(.specs)).list()
        guard !listing.files.isEmpty || has(.allowEmpty) else {
            throw Failure.findings(
                Diagnostic(
                    "there is no spec (*.yaml, *.yml) in \(specsShown)",
                    fixIt: "name the folder of the specs with '--specs PATH'"))
        }
        return listing
    }

    /// Fails if the default folder of specs is missing here, but is there in a folder above.
    func requireFolderHere() throws(Failure) {
        let folder = path(.specs)
        guard !has(.specs), folder.isAbsent, let other = Invocation.folderAbove(folder) else { return }
        throw .fault(
            Diagnostic(
                "there is no folder '\(folder.shown)' here, but there is '\(other.shown)'",
                fixIt: "run it in '\(other.parent?.shown ?? "..")', or add '--specs \(other.shown)'"))
    }

    /// A folder with a name in the nearest folder above the current one that has it.
    private static func folderAbove(_ name: FilePath) -> FilePath? {
        var folder = FilePath("..".utf8)
        // A path that cannot be longer ends the search as well as the root does.
        for _ in 1...64 where folder.isFolder {
            let candidate = folder.appending(name.bytes)
            if candidate.isFolder { return candidate }
            if folder.isRoot { return nil }
            folder = folder.appending("..".utf8)
        }
        return nil
    }

    /// Reads and compiles the specs of `--specs`, and reports what is wrong with them. Errors are a failure.
    func compilation(_ console: inout Console) throws -> Compilation {
        try compilation(of: specs(), &console)
    }

    /// Reads and compiles specs, and reports what is wrong with them. Errors are a failure.
    func compilation(of specs: SpecListing, _ console: inout Console) throws -> Compilation {
        let compilation = Pipeline.compile(try specs.read())
        console.add(compilation.diagnostics, of: compilation.sources)
        guard compilation.isValid else { throw Failure.findings() }
        return compilation
    }

    /// The Swift file for the specs, and its place in the folder of `--output`.
    func outputFile(for compilation: Compilation) throws -> OutputFile {
        let folder = path(.output)
        if folder.isAbsent, String(decoding: folder.name, as: UTF8.self).lowercased().hasSuffix(".swift") {
            throw Failure.wrongUsage(
                Diagnostic(
                    "'--output \(folder.shown)' names a folder, in which the file is '\(SwiftRenderer.fileName)'",
                    fixIt: "leave out the name of the file"))
        }
        let file = SwiftRenderer.render(compilation, access: choice(.access))
        return OutputFile(file, named: SwiftRenderer.fileName, in: folder) { $0.starts(with: SwiftRenderer.header) }
    }
}

extension Invocation {
    /// The command that does another verb's work on the same specs, ready to be pasted into a shell.
    ///
    /// `nil` if the specs were named file by file: a table made from some files would lose the others.
    func proposal(of verb: Command, isForced: Bool = false) -> String? {
        guard verb.name != Command.generate.name || paths(.specs).allSatisfy(\.isFolderOrAbsent) else { return nil }
        var words = [Invocation.program, verb.name]
        for option in verb.options where [Option.specs, .output, .access].map(\.name).contains(option.name) {
            let given = values[option.name] ?? []
            guard given != option.defaultValue.map({ [Array($0.utf8)] }) else { continue }
            words += given.flatMap { ["--\(option.name)", quotedForShell($0)] }
        }
        if isForced { words.append("--force") }
        return words.joined(separator: " ")
    }

    /// The program as its user can call it: built by SwiftPM, it is in no folder that shells search.
    ///
    /// What runs it for a user, such as the command plugin, tells how in `CALIBRATE_COMMAND`.
    private static var program: String {
        if let command = Calibrate.environment("CALIBRATE_COMMAND") { return printable(bytes: command.utf8) }
        // 'swift run' gives the path from the package's folder.
        let path = CommandLine.arguments.first ?? ""
        let isBuiltInPlace = path.hasPrefix(".build/") || path.contains("/.build/")
        return isBuiltInPlace ? "swift run \(Command.program)" : Command.program
    }
}

extension FilePath {
    fileprivate var isFolderOrAbsent: Bool { isAbsent || isFolder }
}

/// A word as a shell reads it back unchanged.
///
/// A word that cannot be printed is written with escapes, which bash, zsh and ksh read.
func quotedForShell(_ word: [UInt8]) -> String {
    let text = printable(bytes: word)
    guard text.utf8.elementsEqual(word) else {
        let parts = word.map { byte in
            switch byte {
            case UInt8(ascii: "'"), UInt8(ascii: "\\"): "\\\(UnicodeScalar(byte))"
            case 0x20..<0x7F: String(UnicodeScalar(byte))
            default: "\\" + String(repeating: "0", count: byte < 8 ? 2 : byte < 64 ? 1 : 0) + String(byte, radix: 8)
            }
        }
        return "$'\(parts.joined())'"
    }
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789_./:=@%+,-".unicodeScalars.contains(scalar))
    }
    guard !isPlain || text.isEmpty else { return text }
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: #"'\''"#))'"
}
