import Foundation

/// The program `check-jsonschema` (PyPI): what editors and other people's CI do with the schema.
enum CheckJSONSchema {
    /// Its path; `nil` where it is not installed.
    static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/check-jsonschema" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    /// The top of the repository.
    static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardized.path

    /// The checked-in schema.
    static let schema = "\(repository)/devices/device.schema.json"

    /// Runs the program to its end.
    static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path ?? "/nonexistent")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    /// Checks texts as files of their own; the names of those that are refused.
    static func refused(among texts: [(name: String, text: String)]) throws -> [String: String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("schema-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var files: [String] = []
        for (name, text) in texts {
            let file = folder.appendingPathComponent("\(name).yaml")
            try Data(text.utf8).write(to: file)
            files.append(file.path)
        }
        let answer = try run(["--schemafile", schema, "--output-format", "json"] + files)
        let object = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
        var refused: [String: String] = [:]
        for kind in ["errors", "parse_errors"] {
            for error in object?[kind] as? [[String: Any]] ?? [] {
                let file = URL(fileURLWithPath: error["filename"] as? String ?? "").deletingPathExtension()
                refused[file.lastPathComponent] = "\(error["path"] ?? "") \(error["message"] ?? "")"
            }
        }
        return refused
    }
}
