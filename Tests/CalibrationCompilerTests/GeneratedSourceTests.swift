import CalibrationCompiler
import Foundation
import Testing

/// The generated file compiles wherever a user puts it.
@Suite struct GeneratedSourceTests {
    @Test(arguments: AccessLevel.allCases) func `compiles without a warning`(access: AccessLevel) throws {
        let fixtures = FixtureTests.valid.filter {
            ["hostile-name", "foldable", "observed", "zoomed"].contains($0.name)
        }
        #expect(fixtures.count == 4)
        for fixture in fixtures {
            let file = SwiftRenderer.render(compile(fixture.bytes), access: access)
            let messages = try GeneratedSourceTests.typecheck(file.bytes)
            #expect(messages == "", "\(fixture.name)")
        }
    }

    @Test func `an empty table compiles`() throws {
        let file = SwiftRenderer.render(Pipeline.compile([]), access: .internal)
        #expect(try GeneratedSourceTests.typecheck(file.bytes) == "")
    }

    /// What the compiler says about a source file that imports the runtime.
    static func typecheck(_ source: [UInt8]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Generated.swift")
        try Data(source).write(to: file)
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = [
            "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-package-name", "test",
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
