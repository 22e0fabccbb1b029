import CalibrationCompiler
import Foundation
import SourceDiagnostics

/// Compilations that the tests report on.
enum Catalogue {
    /// The top of the repository.
    static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardized

    /// The specs that are checked in.
    static let checkedIn: Compilation = {
        let folder = repository.appendingPathComponent("devices")
        do {
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            let specs = files.filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }
            return Pipeline.compile(
                try specs.map { SourceFile(path: $0.path, bytes: Array(try Data(contentsOf: $0))) })
        } catch {
            preconditionFailure("the specs cannot be read: \(error)")
        }
    }()

    /// A spec of one display with one layout that fades.
    static func spec(
        display: String = "test-notch", models: String = "iPhone14,7: iPhone 14", notes: String = "none",
        bar: String = "{medium: 44, large: 96, basis: inferred}"
    ) -> String {
        """
        calibration: 1
        display: \(display)
        models:
          \(models)
        screen: {width: 390, height: 844, scale: 3}
        notes: "\(notes)"
        layouts:
          - design: classic
            safeArea: {top: 47, bottom: 34, basis: inferred}
            navigationBar: \(bar)
            observed: [{quantity: contentOffset, title: large, value: -143, source: "\(notes)"}]

        """
    }

    /// Compiles specs in memory.
    static func compile(_ specs: String...) -> Compilation {
        Pipeline.compile(
            specs.enumerated().map { SourceFile(path: "\($0).yaml", bytes: Array($1.utf8)) })
    }
}
