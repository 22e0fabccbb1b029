import CalibrateFiles
import CalibrationCompiler
import SourceDiagnostics

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
