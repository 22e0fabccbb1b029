import CalibrationCompiler
import SourceDiagnostics
import Testing

@Suite struct TerminalPrinterTests {
    static func text(_ spec: String, color: Bool = false) -> String {
        let compilation = compile(spec)
        return TerminalPrinter.print(compilation.diagnostics, sources: compilation.sources, color: color)
    }

    @Test func `a message has its place, its line, its notes and its way out`() {
        let spec = plainSpec.replacing("{medium", with: "{top: 53.667, medium")
        #expect(
            TerminalPrinterTests.text(spec) == """
                spec.yaml:9:26: error: '53.667' is not on the 3x pixel grid [off-pixel-grid]
                    navigationBar: {top: 53.667, medium: 44, large: 96, basis: inferred}
                                         ^~~~~~
                spec.yaml:5:42: note: the scale is declared here
                screen: {width: 390, height: 844, scale: 3}
                                                         ^
                fix-it: write '161px'

                """)
    }

    @Test func `wide characters and tabs keep the caret true`() {
        let wide = plainSpec.replacing("scale: 3}", with: "scale: 3, \"十📱é\": 1}")
        #expect(
            TerminalPrinterTests.text(wide).contains(
                """
                spec.yaml:5:45: error: unknown key '十📱é' in 'screen' [unknown-key]
                screen: {width: 390, height: 844, scale: 3, "十📱é": 1}
                                                            ^~~~~~~

                """))
        let tab = plainSpec.replacing("screen: {", with: "screen:\t{").replacing("scale: 3", with: "scale: 4")
        #expect(
            TerminalPrinterTests.text(tab).contains(
                "screen:\t{width: 390, height: 844, scale: 4}\n       \t                                 ^\n"))
    }

    @Test func `columns count characters, not bytes`() {
        let spec = plainSpec.replacing("iPhone 14\n", with: "\"é十📱\"\n").replacing(
            "screen: {", with: "screen: {\"x-é十📱\": 1, ")
        #expect(
            TerminalPrinterTests.text(spec.replacing("scale: 3", with: "scale: 7")).hasPrefix("spec.yaml:5:54: "))
    }

    @Test func `a long line is shown around the caret`() {
        let spec =
            plainSpec
            + "x-list: [\(String(repeating: "1, ", count: 5_000))*nope, \(String(repeating: "2, ", count: 5_000))]\n"
        let text = TerminalPrinterTests.text(spec)
        #expect(text.contains("spec.yaml:10:15010: error: alias '*nope'"))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 200 })
    }

    @Test func `a letter under thousands of marks is no longer than other text`() {
        let marked = "e" + String(repeating: "\u{301}", count: 5_000)
        let text = TerminalPrinterTests.text(plainSpec + "x-mark: [\"\(marked)\", *nope]\n")
        #expect(text.contains("spec.yaml:10:5015: error: alias '*nope'"))
        #expect(text.split(separator: "\n").allSatisfy { $0.unicodeScalars.count <= 200 })
    }

    @Test func `hidden characters are shown escaped`() {
        let text = TerminalPrinterTests.text(plainSpec.replacing("iPhone 14\n", with: "\"a\u{202E}b\"\n"))
        #expect(text.contains("a\\u{202E}b"))
        #expect(!text.contains("\u{202E}"))
    }

    @Test func `fifty messages are printed, the rest is counted`() {
        let keys = (0..<60).map { "key\($0): 1\n" }.joined()
        let text = TerminalPrinterTests.text(plainSpec + keys)
        #expect(text.split(separator: "\n").count { $0.contains("error:") } == 50)
        #expect(text.hasSuffix("and 10 more messages\n"))
    }

    @Test func `colour is added only on request`() {
        let spec = plainSpec.replacing("scale: 3", with: "scale: 7")
        #expect(!TerminalPrinterTests.text(spec).contains("\u{1B}"))
        #expect(TerminalPrinterTests.text(spec, color: true).contains("\u{1B}[1;31merror:\u{1B}[0m"))
    }

    @Test func `messages of many files come by path, line and column`() {
        let bad = Array(plainSpec.replacing("scale: 3", with: "scale: 7").utf8)
        let sources = ["a.yaml", "b.yaml", "c.yaml"].map { SourceFile(path: $0, bytes: bad) }
        let first = Pipeline.compile(sources).diagnostics
        #expect(first.map(\.range?.file) == [0, 1, 2])
        for _ in 0..<20 { #expect(Pipeline.compile(sources).diagnostics.map(\.range) == first.map(\.range)) }
    }
}
