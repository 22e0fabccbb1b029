import Foundation
import Testing

@Suite("Several at once")
struct ConcurrencyTests {
    @Test("generate the file whole, whoever is last", arguments: [2, 20])
    func generate(count: Int) throws {
        let folder = try Sample.folder()
        let levels = ["public", "package"]
        let whole = try levels.map { level in
            _ = try Calibrate.run(["generate", "--access", level], in: folder)
            return try folder.bytes(of: Sample.output)
        }
        for _ in 0..<5 {
            let children = try (0..<count).map { number in
                try Calibrate.start(["generate", "--access", levels[number % 2]], in: folder)
            }
            for child in children {
                let outcome = try child.wait()
                #expect(outcome.status == 0, "\(outcome.messages)")
                #expect(outcome.messages == "")
            }
            #expect(whole.contains(try folder.bytes(of: Sample.output)))
            #expect(folder.names(in: "generated") == [Sample.outputName])
        }
    }

    @Test("generate from an empty place", arguments: [20])
    func create(count: Int) throws {
        let folder = try Sample.folder()
        let children = try (0..<count).map { _ in
            try Calibrate.start(["generate", "--output", "a/b/c"], in: folder)
        }
        for child in children { #expect(try child.wait().status == 0) }
        #expect(folder.names(in: "a/b/c") == [Sample.outputName])
    }

    private static let leftover = ".\(Sample.outputName).0123456789abcdef.tmp"

    @Test(
        "remove what a killed one has left, written or not",
        arguments: [["generate"], ["generate", "--access", "package"]])
    func leftover(_ arguments: [String]) throws {
        let folder = try Sample.generated()
        try folder.write("generated/\(ConcurrencyTests.leftover)", "half a fi")
        let outcome = try Calibrate.run(arguments, in: folder)
        #expect(outcome.status == 0)
        #expect(folder.names(in: "generated") == [Sample.outputName])
    }

    @Test("leave each other's files alone", .enabled(if: Calibrate.isInstalled("flock")))
    func lock() throws {
        let folder = try Sample.generated()
        try folder.write("generated/\(ConcurrencyTests.leftover)", "half a fi")
        let outcome = try Calibrate.run(
            ["generate"], in: folder, shell: "flock generated/\(ConcurrencyTests.leftover) \"$@\"")
        #expect(outcome.status == 0)
        #expect(folder.names(in: "generated") == [ConcurrencyTests.leftover, Sample.outputName])
        #expect(try folder.text(of: "generated/\(ConcurrencyTests.leftover)") == "half a fi")
    }

    @Test("remove nothing with another name, and nothing but files")
    func otherNames() throws {
        let folder = try Sample.generated()
        let files = [
            "\(Sample.outputName).0123456789abcdef.tmp", ".\(Sample.outputName).0123456789abcde.tmp",
            ".\(Sample.outputName).0123456789abcdeg.tmp", ".\(Sample.outputName).0123456789abcdef.tmpx",
            ".\(Sample.outputName).swp", ".Other.swift.0123456789abcdef.tmp",
        ]
        for name in files { try folder.write("generated/\(name)", "mine") }
        try folder.write("generated/.\(Sample.outputName).00000000000000f0.tmp/inside", "mine")
        try folder.write("target", "mine")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(of: "generated/\(ConcurrencyTests.leftover)"), withDestinationPath: "../target")
        let before = folder.names(in: "generated")
        #expect(try Calibrate.run(["generate", "--access", "package"], in: folder).status == 0)
        #expect(folder.names(in: "generated") == before)
        #expect(try folder.text(of: "target") == "mine")
    }
}
