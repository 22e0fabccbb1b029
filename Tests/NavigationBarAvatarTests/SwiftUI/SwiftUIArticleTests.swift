import Foundation
import Testing

@Suite("The articles on SwiftUI and on what was proven")
struct SwiftUIArticleTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../..").standardized
    private static let catalogue = "Sources/NavigationBarAvatar/NavigationBarAvatar.docc/"

    @Test("shows what the example app compiles")
    func blocks() throws {
        let parts = try text(of: Self.catalogue + "UseTheAvatarInSwiftUI.md").components(separatedBy: "```swift\n")
            .dropFirst()
        let blocks = parts.compactMap { $0.components(separatedBy: "\n```").first }
        try #require(blocks.count == 2)
        let pages = "Examples/AvatarExample/AvatarExample/SwiftUIPages/"
        #expect(try unindented(pages + "HomePage.swift").contains(blocks[0]))
        #expect(try text(of: pages + "ToolbarPage.swift").contains(blocks[1]))
    }

    @Test("says of every kind of page in both designs whether it was seen")
    func table() throws {
        let lines = try text(of: Self.catalogue + "WhatWasProvenWhere.md").components(separatedBy: "\n")
        let rows = lines.filter { $0.hasPrefix("| UIKit") || $0.hasPrefix("| SwiftUI") }
            .map { $0.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        let kinds = ["plain", "search", "refresh", "pushed", "inline title", "right to left"]
        let expected = ["UIKit", "SwiftUI"].flatMap { framework in
            kinds.flatMap { kind in ["classic", "glass"].map { "\(framework), \(kind): \($0)" } }
        }
        #expect(rows.map { $0[1] + ": " + $0[2] } == expected)
        #expect(rows.allSatisfy { $0[3...5].allSatisfy(["seen", "not yet"].contains) })
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
