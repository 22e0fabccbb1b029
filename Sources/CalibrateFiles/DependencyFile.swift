/// The dependencies of an output, as a rule that Make includes and that Ninja, CMake and Xcode read.
///
/// ```
/// generated/DeviceCalibrations.swift: \
///   devices \
///   devices/avatar.yaml
///
/// devices:
/// devices/avatar.yaml:
/// ```
///
/// Each input has an empty rule too: Make then treats a removed input as changed, not as missing.
package enum DependencyFile {
    /// Renders the rule of an output for the file that will hold it.
    ///
    /// Throws if a path has a character that Make or Ninja would read as something else.
    package static func render(_ output: FilePath, inputs: [FilePath], for file: FilePath) throws(FileFault) -> [UInt8]
    {
        var bytes = try word(output, in: file) + Array(":".utf8)
        var words: [[UInt8]] = []
        for input in inputs { words.append(try word(input, in: file)) }
        for word in words { bytes += Array(" \\\n  ".utf8) + word }
        bytes += Array("\n\n".utf8)
        for word in words { bytes += word + Array(":\n".utf8) }
        return bytes
    }

    /// Whether bytes are such a rule, of an output with a file name: not a Makefile, whose recipes are indented by a tab.
    package static func isRule(_ bytes: [UInt8], ofOutputNamed name: String) -> Bool {
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        let ends = ["\(name):", "\(name): \\"].map { Array($0.utf8) }
        guard let first = lines.first, ends.contains(where: { first.suffix($0.count).elementsEqual($0) }) else {
            return false
        }
        return lines.dropFirst().allSatisfy { $0.starts(with: "  ".utf8) || $0.last == UInt8(ascii: ":") }
    }

    /// A path as both programs read it.
    private static func word(_ path: FilePath, in file: FilePath) throws(FileFault) -> [UInt8] {
        var word: [UInt8] = []
        for byte in path.bytes {
            if byte < UInt8(ascii: " ") || byte == 0x7F || misread.contains(byte) {
                let reason = "Make and Ninja cannot both read the name '\(path.shown)'"
                throw FileFault(cannot: .write, file, reason, remedy: "rename it, or give relative paths")
            }
            if escaped.contains(byte) { word.append(UInt8(ascii: "\\")) }
            if byte == UInt8(ascii: "$") { word.append(byte) }
            word.append(byte)
        }
        return word
    }

    /// Characters that both read behind a backslash.
    private static let escaped = Array(" #:".utf8)

    /// Characters that one of the two programs splits a word at, expands, or takes for a pattern.
    private static let misread = Array(#"%='";|&<>^*?`\"#.utf8)
}
