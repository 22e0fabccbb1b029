import Foundation
import Testing

/// An article of the documentation with a part that is made from the program or from the tests.
///
/// `CALIBRATE_RECORD=1 swift test --filter ArticleTests` makes the part again; nothing is recorded where `CI` is set.
struct Article {
    private let url: URL
    private let text: String

    /// Reads an article.
    init(_ name: String) throws {
        url = Article.root.appendingPathComponent("Sources/DeviceCalibration/DeviceCalibration.docc/\(name).md")
        text = try String(contentsOf: url, encoding: .utf8)
    }

    /// The top of the repository.
    static let root: URL = {
        var tests = URL(fileURLWithPath: #filePath)
        while tests.lastPathComponent != "Tests" { tests.deleteLastPathComponent() }
        return tests.deletingLastPathComponent()
    }()

    /// The contents of its code blocks in a language.
    func blocks(_ language: String) -> [String] {
        text.components(separatedBy: "\n```\(language)\n").dropFirst().map { part in
            (part.components(separatedBy: "\n```").first ?? "") + "\n"
        }
    }

    /// Compares the part behind a heading, up to the next of the same level or the end, or records it.
    func expectPart(_ heading: String, _ part: String) throws {
        let level = heading.prefix { $0 == "#" } + " "
        let start = try #require(text.range(of: "\n\(heading)\n"), "the article has no heading '\(heading)'").upperBound
        let end = text.range(of: "\n\(level)", range: start..<text.endIndex)?.lowerBound ?? text.endIndex
        let expected = "\n\(part)"
        if text[start..<end] != expected, Article.isRecording {
            try text.replacingCharacters(in: start..<end, with: expected)
                .write(to: url, atomically: true, encoding: .utf8)
        } else {
            #expect(
                text[start..<end] == expected,
                "make it again with 'CALIBRATE_RECORD=1 swift test --filter ArticleTests'")
        }
    }

    private static var isRecording: Bool {
        let environment = ProcessInfo.processInfo.environment
        return environment["CALIBRATE_RECORD"] == "1" && environment["CI"] == nil
    }
}
