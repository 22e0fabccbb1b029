import CalibrationCompiler
import DeviceCalibration
import Foundation
import SourceDiagnostics

/// The specs under `devices`, and other files, as they stand in this checkout.
enum Catalogue {
    /// Every spec, in the byte order of the paths.
    static let sources: [SourceFile] = {
        let folder = root.appendingPathComponent("devices").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".yaml") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map {
            SourceFile(path: "devices/\($0)", bytes: bytes(of: "devices/\($0)"))
        }
    }()

    /// What the specs give.
    static let compilation = Pipeline.compile(sources)

    /// The numbers of a display's layouts, in the order of the table.
    static func layouts(of display: DisplaySpec) -> [Calibration] {
        compilation.layouts.filter { $0.display === display }.map(\.calibration)
    }

    /// The contents of a file, by its path in the checkout; nothing where it is missing.
    static func bytes(of path: String) -> [UInt8] {
        Array(FileManager.default.contents(atPath: root.appendingPathComponent(path).path) ?? Data())
    }

    /// Whether files that are made from others are made again: only on request, and never in CI.
    static let isRecording: Bool = {
        let environment = ProcessInfo.processInfo.environment
        return environment["CALIBRATE_RECORD"] == "1" && environment["CI"] == nil
    }()

    /// Writes a file, by its path in the checkout.
    static func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: root.appendingPathComponent(path))
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
}
