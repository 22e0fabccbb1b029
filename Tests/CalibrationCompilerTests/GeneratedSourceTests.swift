import CalibrationCompiler
import Foundation
import Testing

/// The generated file compiles wherever a user puts it.
@Suite struct GeneratedSourceTests {
    /// Displays and models whose names mean something to Swift, or the same as another's.
    private static let names = [
        ("type", ["Type", "self", "class", "init"]), ("self", ["Self", "table"]), ("any", ["Any", "any"]),
        ("calibration", ["Calibration", "CalibrationTable", "display"]), ("calibrated-display", ["Phone", "phone"]),
        ("protocol", ["3 G", "手机 15", "É", "e\u{301}"]), ("phone-2", ["Phone 2", "Pocket", "★", "Phone"]),
        ("pocket", ["Pocket", "Phone-2"]), ("device-calibrations", ["DeviceCalibrations", "DeviceCalibration"]),
    ].enumerated().map { index, display in
        let models = display.1.enumerated().map { "  iPhone9\(index),\($0 + 1): \"\($1)\"\n" }.joined()
        return plainSpec.replacing("test-notch", with: display.0)
            .replacing("  iPhone14,7: iPhone 14\n", with: models)
    }.joined(separator: "---\n")

    @Test(arguments: AccessLevel.allCases, ["5", "6"])
    func `compiles without a warning`(access: AccessLevel, version: String) throws {
        let fixtures = FixtureTests.valid.filter { ["hostile-name", "foldable", "zoomed"].contains($0.name) }
        #expect(fixtures.count == 3)
        let names = compile(GeneratedSourceTests.names)
        #expect(names.displays.count == 9 && names.isValid)
        for compilation in [names, Pipeline.compile([])] + fixtures.map({ compile($0.bytes) }) {
            let file = SwiftRenderer.render(compilation, access: access)
            let messages = try GeneratedSourceTests.typecheck(file, version)
            #expect(messages == "")
        }
    }

    /// What the compiler says about a source file that imports the runtime.
    static func typecheck(_ source: [UInt8], _ version: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Generated.swift")
        try Data(source).write(to: file)
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = [
            "swiftc", "-typecheck", "-swift-version", version, "-warnings-as-errors", "-package-name", "test",
            "-parse-as-library", "-I", try modules().path, file.path,
        ]
        let pipe = Pipe()
        compiler.standardOutput = pipe
        compiler.standardError = pipe
        try compiler.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        compiler.waitUntilExit()
        return compiler.terminationStatus == 0 ? "" : String(decoding: output, as: UTF8.self)
    }

    /// The folder with the runtime's module, beside the test bundle.
    private static func modules() throws -> URL {
        let bundle = try #require(CommandLine.arguments.first.map { URL(fileURLWithPath: $0) })
        return bundle.deletingLastPathComponent().appendingPathComponent("Modules")
    }
}
