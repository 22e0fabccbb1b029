import Testing

@testable import CalibrateFiles

@Suite("Unified diff")
struct UnifiedDiffTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let old: String
        let new: String
        let firstLine: Int
        let hunks: String

        var testDescription: String { name }
    }

    @Test(
        "says what changes, as `diff -u` does",
        arguments: [
            Case(
                name: "a line replaced", old: "a\nb\nc\n", new: "a\nx\nc\n", firstLine: 2,
                hunks: "@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n"),
            Case(
                name: "three lines around", old: "1\n2\n3\n4\n5\n6\n7\n8\n9\n", new: "1\n2\n3\n4\n6\n7\n8\n9\n",
                firstLine: 5, hunks: "@@ -2,7 +2,6 @@\n 2\n 3\n 4\n-5\n 6\n 7\n 8\n"),
            Case(
                name: "from nothing", old: "", new: "a\nb\n", firstLine: 1, hunks: "@@ -0,0 +1,2 @@\n+a\n+b\n"),
            Case(name: "to nothing", old: "a\n", new: "", firstLine: 1, hunks: "@@ -1 +0,0 @@\n-a\n"),
            Case(
                name: "lines at the end", old: "a\n", new: "a\nb\n", firstLine: 1, hunks: "@@ -1 +1,2 @@\n a\n+b\n"),
            Case(
                name: "a line feed gone", old: "a\nb\n", new: "a\nb", firstLine: 2,
                hunks: "@@ -1,2 +1,2 @@\n a\n-b\n+b\n\\ No newline at end of file\n"),
            Case(
                name: "a line feed come", old: "a", new: "a\n", firstLine: 1,
                hunks: "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
            Case(
                name: "no line feed in either", old: "a\nb", new: "x\nb", firstLine: 1,
                hunks: "@@ -1,2 +1,2 @@\n-a\n+x\n b\n\\ No newline at end of file\n"),
            Case(
                name: "six lines between: one hunk", old: "a\n1\n2\n3\n4\n5\n6\nb\n", new: "x\n1\n2\n3\n4\n5\n6\ny\n",
                firstLine: 1, hunks: "@@ -1,8 +1,8 @@\n-a\n+x\n 1\n 2\n 3\n 4\n 5\n 6\n-b\n+y\n"),
            Case(
                name: "seven lines between: two hunks", old: "a\n1\n2\n3\n4\n5\n6\n7\nb\n",
                new: "x\n1\n2\n3\n4\n5\n6\n7\ny\n", firstLine: 1,
                hunks: "@@ -1,4 +1,4 @@\n-a\n+x\n 1\n 2\n 3\n@@ -6,4 +6,4 @@\n 5\n 6\n 7\n-b\n+y\n"),
        ])
    func hunks(_ row: Case) throws {
        let diff = try #require(UnifiedDiff(from: Array(row.old.utf8), to: Array(row.new.utf8)))
        let text = String(decoding: diff.render(oldName: "old", newName: "new", style: .plain), as: UTF8.self)
        #expect(text == "--- old\n+++ new\n" + row.hunks)
        #expect(diff.firstLine == row.firstLine)
    }

    @Test("is nothing for equal texts", arguments: ["", "a", "a\nb\n"])
    func equality(_ text: String) {
        #expect(UnifiedDiff(from: Array(text.utf8), to: Array(text.utf8)) == nil)
    }

    @Test("turns the old text into the new one, whatever they are", arguments: 0..<400 as Range<UInt64>)
    func application(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let words = (1...Int.random(in: 2...12, using: &random)).map { "\($0)" }
        let old = randomText(of: words, upTo: 60, using: &random)
        let new =
            Bool.random(using: &random)
            ? randomText(of: words, upTo: 60, using: &random) : edited(old, with: words, using: &random)
        try expectDiff(from: old, to: new)
    }

    @Test("needs no more lines than the shortest one")
    func shortest() throws {
        // The example of Myers' paper: five changes.
        let old = Array("a\nb\nc\na\nb\nb\na\n".utf8)
        let new = Array("c\nb\na\nb\na\nc\n".utf8)
        let diff = try #require(UnifiedDiff(from: old, to: new)).render(oldName: "", newName: "", style: .plain)
        let lines = String(decoding: diff, as: UTF8.self).split(separator: "\n").dropFirst(2)
        #expect(lines.count { $0.hasPrefix("-") || $0.hasPrefix("+") } == 5)
    }

    @Test("keeps the changes apart in a text with more changes than are sought at once")
    func manyChanges() throws {
        let old = (0..<4_000).map { "name \($0)\nvalue 1\nsame\n" }.joined()
        let new = (0..<4_000).map { "name \($0)\nvalue 2\nsame\n" }.joined()
        let diff = try expectDiff(from: Array(old.utf8), to: Array(new.utf8))
        let lines = diff.split(separator: UInt8(ascii: "\n"))
        #expect(lines.count { $0.first == UInt8(ascii: "+") } == 4_000 + 1, "one more names the file")
        #expect(lines.count { $0.first == UInt8(ascii: " ") } == 8_000)
    }

    @Test("is quick for a hundred thousand lines, few of them changed", .timeLimit(.minutes(10)))
    func longText() throws {
        var lines = (0..<100_000).map { "line \($0 % 700) of many" }
        let old = lines.joined(separator: "\n")
        lines[17] = "changed"
        lines.remove(at: 50_000)
        lines.insert("new", at: 99_990)
        try expectDiff(from: Array(old.utf8), to: Array(lines.joined(separator: "\n").utf8))
    }

    @Test("gives up on texts without a common line, and is right all the same", .timeLimit(.minutes(10)))
    func nothingInCommon() throws {
        let old = (0..<50_000).map { "old \($0)\n" }.joined()
        let new = (0..<50_000).map { "new \($0)\n" }.joined()
        try expectDiff(from: Array(old.utf8), to: Array(new.utf8))
    }

    @Test("keeps changes apart that many texts have, and is quick", .timeLimit(.minutes(10)))
    func turnedAround() throws {
        let lines = (0..<20_000).map { "line \($0 % 9_000)\n" }
        try expectDiff(from: Array(lines.joined().utf8), to: Array(lines.reversed().joined().utf8))
    }

    @Test("ends a name with a space in a tab, as `patch` and `git apply` need it, but not on a terminal")
    func names() throws {
        let diff = try #require(UnifiedDiff(from: Array("a\n".utf8), to: Array("b\n".utf8)))
        let plain = diff.render(oldName: "a b", newName: "c", style: .plain)
        #expect(String(decoding: plain, as: UTF8.self) == "--- a b\t\n+++ c\n@@ -1 +1 @@\n-a\n+b\n")
        let shown = diff.render(oldName: "a b", newName: "c", style: .terminal(color: false))
        #expect(String(decoding: shown, as: UTF8.self).hasPrefix("--- a b\n+++ c\n"))
    }

    @Test("sends no control character of a file to a terminal, and colours on request")
    func terminal() throws {
        let diff = try #require(UnifiedDiff(from: Array("\u{1B}]0;owned\u{7}\n".utf8), to: Array("fine\n".utf8)))
        let plain = diff.render(oldName: "a", newName: "a", style: .terminal(color: false))
        #expect(
            String(decoding: plain, as: UTF8.self)
                == "--- a\n+++ a\n@@ -1 +1 @@\n-\\u{1B}]0;owned\\u{7}\n+fine\n")
        let colored = diff.render(oldName: "a", newName: "a", style: .terminal(color: true))
        #expect(String(decoding: colored, as: UTF8.self).hasSuffix("\u{1B}[32m+fine\u{1B}[0m\n"))
    }

    @discardableResult
    private func expectDiff(from old: [UInt8], to new: [UInt8]) throws -> [UInt8] {
        guard let diff = UnifiedDiff(from: old, to: new) else {
            #expect(old == new)
            return []
        }
        let text = diff.render(oldName: "old", newName: "new", style: .plain)
        #expect(try DiffReader(text).apply(to: old) == new)
        return text
    }
}
