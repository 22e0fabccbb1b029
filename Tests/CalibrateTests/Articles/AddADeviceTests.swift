import Foundation
import Testing

/// The article on adding a device, followed to the letter in a copy of this repository's specs.
@Suite("Adding a device", .enabled(if: Calibrate.isInstalled("git")))
struct AddADeviceTests {
    private static let generate = "swift run calibrate generate"

    /// Commands of the article, a line each, in order.
    private static func commands(_ beginning: String) throws -> [String] {
        try Article("AddADevice").blocks("sh").flatMap { $0.split(separator: "\n") }.map(String.init)
            .filter { $0.hasPrefix(beginning) }
    }

    /// A copy of the specs with their table, in a repository.
    private static func repository() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            at: Article.root.appendingPathComponent("devices"), to: URL(fileURLWithPath: folder.path(of: "devices")))
        try run(
            [generate, "git init -q", "git add .", "git -c user.name=a -c user.email=a@example.org commit -qm a"],
            in: folder)
        return folder
    }

    /// Runs commands as a reader types them; each must succeed.
    @discardableResult
    private static func run(_ commands: [String], in folder: TemporaryFolder) throws -> String {
        let script = #"program=$1; swift() { shift 2; "$program" "$@"; }; set -e; eval "$2""#
        let outcome = try Calibrate.run([commands.joined(separator: "\n")], in: folder, shell: script)
        #expect(outcome.status == 0, "\(outcome.messages)")
        return outcome.output
    }

    /// Lines that a repository's table has gained and lost, and the files that have changed.
    private static func changes(_ folder: TemporaryFolder) throws -> (added: Int, removed: Int, files: [String]) {
        try run(["git add --intent-to-add ."], in: folder)
        let table = try run(["git diff --numstat generated"], in: folder).split(separator: "\t")
        let files = try run(["git diff --name-only"], in: folder).split(separator: "\n").map(String.init)
        return (Int(table.first ?? "") ?? 0, table.count > 1 ? Int(table[1]) ?? -1 : -1, files)
    }

    @Test("a model is a line of its display's spec, and of the table only new lines")
    func model() throws {
        let folder = try AddADeviceTests.repository()
        let new = try #require(AddADeviceTests.commands("swift run calibrate new").first)
        let explain = try AddADeviceTests.commands("swift run calibrate explain")
        try AddADeviceTests.run([new, AddADeviceTests.generate, "swift run calibrate check"] + explain, in: folder)
        let changes = try AddADeviceTests.changes(folder)
        #expect(changes.added > 0 && changes.removed == 0)
        #expect(changes.files == ["devices/iphone-6.3-island.yaml", "generated/DeviceCalibrations.swift"])
    }

    @Test("a display is a file, and of the table only new lines")
    func display() throws {
        let folder = try AddADeviceTests.repository()
        let new = try #require(AddADeviceTests.commands("swift run calibrate new").last)
        try folder.write(".git/record.yaml", Article("AddADevice").blocks("yaml")[0])
        let command = new.replacing("record.yaml", with: ".git/record.yaml")
        try AddADeviceTests.run([command, AddADeviceTests.generate, "swift run calibrate check"], in: folder)
        let changes = try AddADeviceTests.changes(folder)
        #expect(changes.added > 0 && changes.removed == 0)
        #expect(changes.files == ["devices/iphone-6.8-island.yaml", "generated/DeviceCalibrations.swift"])
        let listed = try AddADeviceTests.run(
            ["swift run calibrate list iPhone 99 Air --design liquidGlass"], in: folder)
        #expect(
            listed.contains(
                "  liquidGlass portrait              -168      -128    -40    40  measured    measured    measured\n"))
    }
}
