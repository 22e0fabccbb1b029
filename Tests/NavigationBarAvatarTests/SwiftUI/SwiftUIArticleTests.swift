import Foundation
import Testing

@Suite("The article on SwiftUI")
struct SwiftUIArticleTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../..").standardized
    private static let article = "Sources/NavigationBarAvatar/NavigationBarAvatar.docc/UseTheAvatarInSwiftUI.md"

    @Test("shows what the example app compiles")
    func blocks() throws {
        let parts = try text(of: Self.article).components(separatedBy: "```swift\n").dropFirst()
        let blocks = parts.compactMap { $0.components(separatedBy: "\n```").first }
        try #require(blocks.count == 2)
        let pages = "Examples/AvatarExample/AvatarExample/SwiftUIPages/"
        #expect(try unindented(pages + "HomePage.swift").contains(blocks[0]))
        #expect(try text(of: pages + "ToolbarPage.swift").contains(blocks[1]))
    }

    @Test("says of every kind of page where it was seen")
    func table() throws {
        let table = try text(of: Self.article).components(separatedBy: "### See what was proven").last ?? ""
        let rows = table.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
            .map { $0.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        #expect(rows.map { $0[1] } == ["plain", "search", "refresh", "pushed", "inline title", "right to left"])
        #expect(rows.allSatisfy { $0.count == 9 && $0[2...7].allSatisfy(["seen", "not yet"].contains) })
    }

    private func text(of path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    /// A file with its members moved to the left.
    private func unindented(_ path: String) throws -> String {
        try text(of: path).components(separatedBy: "\n")
            .map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0 }.joined(separator: "\n")
    }
}
