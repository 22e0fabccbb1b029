import LocatedYAML
import SourceDiagnostics
import Testing

@Suite struct ReaderTests {
    /// What the reader says of a text, and how many documents it finds.
    private func read(_ text: String) -> (documents: Int, diagnostics: Diagnostics) {
        var reader = YAMLReader(SourceFile(path: "a.yaml", bytes: Array(text.utf8)), file: 0)
        var diagnostics = Diagnostics()
        var documents = 0
        while reader.next(&diagnostics) != nil { documents += 1 }
        return (documents, diagnostics)
    }

    @Test func `documents end where the next begins`() {
        #expect(read("a: 1\n---\nb: 2\n...\n---\nc: 3\n").documents == 3)
        #expect(read("a: 1\n...\n%YAML 1.2\n---\nb: 2\n").documents == 2)
        #expect(read("").documents == 0)
    }

    @Test func `a document that ends too early is none`() {
        let result = read("a: 1\n---\n\"b\":c\nd: 2\n")
        #expect(result.documents == 1)
        #expect(result.diagnostics.all.map { $0.code?.name } == ["missing-space"])
    }

    @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"]) func `every separator is reported once, and nothing else`(
        separator: String
    ) {
        let result = read("# a\(separator)b: {\nc: \"d\(separator)\ne: |\n  f\(separator)g\n")
        #expect(result.documents == 0)
        #expect(result.diagnostics.all.map { $0.code?.name } == Array(repeating: "line-separator", count: 3))
        let others = result.diagnostics.all.enumerated().map {
            Int($0.element.range?.start ?? -1) - $0.offset * separator.utf8.count
        }
        #expect(others == [3, 13, 22])
    }

    @Test func `a separator in an escape is the author's wish`() {
        #expect(read("a: \"b\\u2028c\"\n").diagnostics.all.isEmpty)
    }

    @Test(arguments: [
        ("{a: 1, a: 2}", 1), ("x: &m {a: 1, a: 2}", 1), ("x: &m {a: 1, a: 2}\ny: {<<: *m}\nz: {<<: *m}", 1),
        ("x: {<<: {a: 1, a: 2}}", 1), ("x: {<<: [{a: 1, a: 2}, {a: 3}]}", 1), ("x: {<<: {a: 1}, a: 2}", 0),
        ("x: {<<: {a: 1}, <<: {b: 2}}", 1), ("x: &k a\ny: {*k : 1, a: 2}", 1), ("x: [{a: 1}, {a: 2}]", 0),
        ("x: {a: 1, a: 2, a: 3}", 2), ("x: {\"a\": 1, a: 2}", 1), ("x: {a: {b: 1, b: 2}, c: {b: 1, b: 2}}", 2),
    ]) func `keys that stand twice are reported where they are written`(text: String, count: Int) {
        let codes = read(text + "\n").diagnostics.all.map { $0.code?.name }
        #expect(codes == Array(repeating: "duplicate-key", count: count))
    }

    @Test func `directives are bounded before every document`() {
        let directives = { (count: Int) in (0..<count).map { "%TAG !t\($0)! tag:example.com,2000:\($0)\n" }.joined() }
        #expect(read(directives(64) + "---\na: 1\n").diagnostics.all.isEmpty)
        #expect(read(directives(65) + "---\na: 1\n").diagnostics.all.map { $0.code?.name } == ["too-many-directives"])
        let later = read("a: 1\n...\n# remark\n\n" + directives(65) + "---\nb: 1\n")
        #expect(later.diagnostics.all.map { $0.code?.name } == ["too-many-directives"])
        #expect(read("a: |\n" + String(repeating: "  %TAG\n", count: 1_000)).diagnostics.all.isEmpty)
    }

    @Test(arguments: [
        ("a: b #12", true), ("a: b #x\nc: d", true), ("a: b # 12", false), ("a: b#12", false), ("a: \"b\" #12", false),
        ("a: b ##", false), ("a: b #", false), ("a: b\n#c\n", false),
    ]) func `a comment that cuts a text touches it`(text: String, isCut: Bool) throws {
        var reader = YAMLReader(SourceFile(path: "a.yaml", bytes: Array(text.utf8)), file: 0)
        var diagnostics = Diagnostics()
        let read = reader.next(&diagnostics)
        let document = try #require(read)
        var walker = YAMLWalker(document)
        let pairs = walker.pairs(of: document.root)
        let value = try #require(pairs.first?.value)
        #expect((document.cuttingComment(after: value) != nil) == isCut)
    }
}
