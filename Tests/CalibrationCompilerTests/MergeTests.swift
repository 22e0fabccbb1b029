import CalibrationCompiler
import Foundation
import Testing

/// Two people add devices on two branches, with the git that is installed.
@Suite struct MergeTests {
    private static let base = ["iphone-6.1-a", "iphone-6.1-b", "iphone-6.1-c", "iphone-6.1-d"]

    @Test(arguments: [
        (["iphone-6.0-new"], ["iphone-6.2-new"]), (["iphone-6.1-aa"], ["iphone-6.1-bb"]),
        (["iphone-6.1-bb", "iphone-6.9"], ["iphone-6.1-aa", "iphone-6.1-cc"]),
    ]) func `branches with different displays merge into what generate makes`(
        ours: [String], theirs: [String]
    ) throws {
        let merged = try merge(
            table(MergeTests.base), ours: table(MergeTests.base + ours), theirs: table(MergeTests.base + theirs))
        #expect(merged.conflicts == 0)
        #expect(merged.text == table(MergeTests.base + ours + theirs))
    }

    @Test func `branches with models of different displays merge into what generate makes`() throws {
        let merged = try merge(
            table(MergeTests.base), ours: table(MergeTests.base, models: ["iphone-6.1-a": "iPhone 99"]),
            theirs: table(MergeTests.base, models: ["iphone-6.1-b": "iPhone 98"]))
        #expect(merged.conflicts == 0)
        #expect(
            merged.text
                == table(MergeTests.base, models: ["iphone-6.1-a": "iPhone 99", "iphone-6.1-b": "iPhone 98"]))
    }

    @Test func `displays that become neighbours conflict, and the file is still calibrate's to mend`() throws {
        let merged = try merge(
            table(MergeTests.base), ours: table(MergeTests.base + ["iphone-6.2"]),
            theirs: table(MergeTests.base + ["iphone-6.3"]))
        #expect(merged.conflicts > 0)
        #expect(merged.text.utf8.starts(with: SwiftRenderer.header))
    }

    @Test func `a new display or model changes no line`() {
        let old = lines(table(MergeTests.base))
        for new in [
            table(MergeTests.base + ["iphone-6.1-bb"]), table(MergeTests.base, models: ["iphone-6.1-b": "iPhone 98"]),
        ] {
            let difference = lines(new).difference(from: old)
            #expect(difference.removals.isEmpty && !difference.insertions.isEmpty)
        }
    }

    private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The table of some displays, each with a model of its own and those that are added to it.
    private func table(_ displays: [String], models: [String: String] = [:]) -> String {
        let specs = displays.map { display in
            let number = display.utf8.reduce(0) { ($0 * 31 + Int($1)) % 90_000 } + 1
            let added = models[display].map { "  iPhone\(number),2: \($0)\n" } ?? ""
            return plainSpec.replacing("test-notch", with: display).replacing(
                "  iPhone14,7: iPhone 14\n", with: "  iPhone\(number),1: iPhone \(number)\n" + added)
        }
        let compilation = compile(specs.joined(separator: "---\n"))
        #expect(compilation.isValid)
        return String(decoding: SwiftRenderer.render(compilation, access: .public), as: UTF8.self)
    }

    /// Merges two branches whose only file differs.
    ///
    /// - Returns: the file afterwards, and the number of places in conflict.
    private func merge(_ base: String, ours: String, theirs: String) throws -> (text: String, conflicts: Int) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(SwiftRenderer.fileName)
        func git(_ arguments: String...) throws -> Int32 {
            let git = Process()
            git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            git.arguments = ["git", "-c", "user.name=a", "-c", "user.email=a@example.org"] + arguments
            git.currentDirectoryURL = folder
            git.environment = ProcessInfo.processInfo.environment.merging(
                ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"]) { $1 }
            (git.standardOutput, git.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
            try git.run()
            git.waitUntilExit()
            return git.terminationStatus
        }
        func commit(_ text: String) throws {
            try Data(text.utf8).write(to: file)
            #expect(try git("add", ".") == 0 && git("commit", "-m", "table") == 0)
        }
        #expect(try git("init", "-b", "ours") == 0)
        try commit(base)
        #expect(try git("checkout", "-b", "theirs") == 0)
        try commit(theirs)
        #expect(try git("checkout", "ours") == 0)
        try commit(ours)
        let status = try git("merge", "theirs")
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let conflicts = lines(text).count { $0.hasPrefix("<<<<<<<") }
        #expect((status == 0) == (conflicts == 0))
        return (text, conflicts)
    }
}
