import CalibrationCompiler
import Foundation

/// The specs under `devices` and the checked-in output, as they stand in this checkout.
enum Catalogue {
    /// Every spec, in the byte order of the paths.
    static let sources: [SourceFile] = {
        let folder = root.appendingPathComponent("devices")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".yaml") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map {
            SourceFile(path: "devices/\($0)", bytes: bytes(of: folder.appendingPathComponent($0)))
        }
    }()

    /// What the specs give.
    static let compilation = Pipeline.compile(sources)

    /// The file under `generated`.
    static let output = bytes(of: root.appendingPathComponent("generated/\(SwiftRenderer.fileName)"))

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func bytes(of file: URL) -> [UInt8] {
        Array(FileManager.default.contents(atPath: file.path) ?? Data())
    }
}
