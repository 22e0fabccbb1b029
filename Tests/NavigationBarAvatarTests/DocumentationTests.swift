import Foundation
import NavigationBarAvatar
import Testing

@MainActor @Suite("The documented app")
struct DocumentationTests {
    @Test("runs")
    func runs() {
        let page = HomeViewController()
        let stage = Stage(page, prefersLargeTitles: false)
        stage.open()
        #expect(stage.look == .at(1) && stage.messages.isEmpty)
        stage.tapAvatar()
        #expect(stage.presentedPage(over: page) is AccountViewController)
    }

    @Test("is what the article shows")
    func article() throws {
        let catalogue = "Sources/NavigationBarAvatar/NavigationBarAvatar.docc"
        let blocks = try swiftBlocks(of: catalogue + "/PutTheAvatarIntoYourApp.md")
        try #require(blocks.count == 3)
        #expect(blocks[0] == (try lines(of: "Tests/NavigationBarAvatarTests/Stage/HomeViewController.swift")))
        #expect(blocks[0].count == 10)
        let original = try lines(of: "Tests/NavigationBarAvatarTests/Stage/OriginalPage.swift")
        let body = original.drop { !$0.hasPrefix("    override") }.dropLast()
        #expect(blocks[2] == body.map { String($0.dropFirst(4)) })
    }

    /// Lines of the article's blocks of Swift code.
    private func swiftBlocks(of path: String) throws -> [[String]] {
        var blocks: [[String]] = []
        var isInside = false
        for line in try lines(of: path) {
            if line == "```swift" {
                blocks.append([])
                isInside = true
            } else if line == "```" {
                isInside = false
            } else if isInside {
                blocks[blocks.count - 1].append(line)
            }
        }
        return blocks
    }

    /// Lines of a file of the repository.
    private func lines(of path: String) throws -> [String] {
        try SourceText.read(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
    }
}

/// Files of the repository.
enum SourceText {
    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized

    /// Text of a file.
    static func read(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Texts of the Swift files in a folder.
    static func files(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
            .filter { $0.hasSuffix(".swift") }.map { try read(folder + "/" + $0) }
    }
}
