import CalibrationCompiler
import Foundation
import SourceDiagnostics
import Testing

/// A spec file under `Fixtures`.
struct Fixture: CustomTestStringConvertible, Sendable {
    /// Name without folder and extension.
    let name: String
    /// Contents as they stand in the file.
    let bytes: [UInt8]

    var testDescription: String { name }

    /// Every spec in a folder of fixtures, by name.
    static func all(in folder: String) -> [Fixture] {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Fixtures/\(folder)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return names.filter { $0.hasSuffix(".yaml") }.sorted().map { name in
            let contents = FileManager.default.contents(atPath: url.appendingPathComponent(name).path) ?? Data()
            return Fixture(name: String(name.dropLast(5)), bytes: Array(contents))
        }
    }
}

/// Compiles one spec as the only one.
func compile(_ bytes: [UInt8]) -> Compilation {
    Pipeline.compile([SourceFile(path: "spec.yaml", bytes: bytes)])
}

/// Compiles one spec as the only one.
func compile(_ text: String) -> Compilation { compile(Array(text.utf8)) }

/// A spec of an iPhone 14 that other specs are made from by replacing parts.
let plainSpec = """
    calibration: 1
    display: test-notch
    models:
      iPhone14,7: iPhone 14
    screen: {width: 390, height: 844, scale: 3}
    layouts:
      - design: classic
        safeArea: {top: 47, bottom: 34, basis: inferred}
        navigationBar: {medium: 44, large: 96, basis: inferred}

    """
