/// Renders the dependencies of an output as a rule that Make includes and that Ninja, CMake and Xcode read.
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
/// Each input has an empty rule too, so that Make takes one that has gone for changed instead of missing.
package enum DependencyRenderer {
    /// Renders the rule of an output, by the path of the file that shall hold it.
    ///
    /// Throws if a path has a character that Make or Ninja would take for something else.
    package static func render(
        _ output: FilePath, inputs: [FilePath], for file: FilePath
    ) throws(FileFault) -> [UInt8] {
        let target = try word(output, in: file)
        var words: [[UInt8]] = []
        for input in inputs { words.append(try word(input, in: file)) }
        var buffer = OutputBuffer()
        buffer.write(bytes: target + [UInt8(ascii: ":")])
        for word in words { buffer.write(bytes: Array(" \\\n  ".utf8) + word) }
        buffer.write(bytes: Array("\n\n".utf8))
        for word in words { buffer.write(bytes: word + Array(":\n".utf8)) }
        return buffer.bytes
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
