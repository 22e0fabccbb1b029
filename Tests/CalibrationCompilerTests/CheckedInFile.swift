import Foundation
import Testing

/// A file of the repository that is made by a program and checked in.
struct CheckedInFile {
    /// Path from the top of the repository.
    let path: String

    /// Contents; `nil` where there is no such file.
    var bytes: [UInt8]? { FileManager.default.contents(atPath: url.path).map(Array.init) }

    /// Whether there is such a file, or such a folder.
    var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }

    /// Names of the files in a folder of the repository, in their order.
    static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: CheckedInFile(path: folder).url.path).sorted()
    }

    private var url: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../\(path)").standardized
    }

    /// Expects the contents to be what they are made of; with
    /// `CALIBRATE_RECORD=1` in the environment, and never in CI, makes them so.
    ///
    /// - Parameter command: what a person runs to mend the file.
    func expect(
        _ expected: [UInt8], mendedBy command: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let environment = ProcessInfo.processInfo.environment
        if environment["CALIBRATE_RECORD"] == "1", environment["CI"] == nil, bytes != expected {
            try Data(expected).write(to: url)
        }
        let current = bytes ?? []
        let line = zip(current, expected).prefix { $0 == $1 }.count { $0.0 == UInt8(ascii: "\n") } + 1
        #expect(
            current == expected, "\(path) is stale from line \(line): run '\(command)'", sourceLocation: sourceLocation)
    }
}
