import Foundation
import Testing

@Suite("The article on SwiftUI")
struct SwiftUIArticleTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../..").standardized
    private static let article =
        "Sources/NavigationBarAvatar/NavigationBarAvatar.docc/UseTheAvatarInSwiftUI.md"

    @Test("shows what the example app compiles")
    func blocks() throws {
        let parts = try text(of: Self.article).components(separatedBy: "```swift\n").dropFirst()
        let blocks = parts.compactMap { $0.components(separatedBy: "\n```").first }
        try #require(blocks.count == 2)
        let pages = "Examples/AvatarExample/AvatarExample/SwiftUIPages/"
        #expect(try unindented(pages + "HomePage.swift").contains(blocks[0]))
        #expect(try text(of: pages + "ToolbarPage.swift").contains(blocks[1]))
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
