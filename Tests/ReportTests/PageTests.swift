import CalibrationCompiler
import CalibrationReport
import Foundation
import Testing

@Suite("The page")
struct PageTests {
    /// Texts that try to leave their place, as YAML writes them between double quotes.
    static let hostile = [
        "</script><img src=x onerror=alert(1)>", "<!--<script>", "{{script}}", "a & b < c > d", #"quote \" and \\"#,
    ]

    @Test("is the same for the same specs")
    func deterministic() throws {
        #expect(try Page(Catalogue.checkedIn).bytes == Page.checkedIn.get().bytes)
    }

    @Test("of the whole catalogue, thrice over, is smaller than a megabyte")
    func size() throws {
        let page = try Page.checkedIn.get()
        let once = page.block.utf8.count
        let rest = page.bytes.count - once
        #expect(page.layouts.count * 3 > 300)
        #expect(rest + 3 * once < 1_000_000)
    }

    @Test("asks nobody for anything")
    func selfContained() throws {
        let page = try Page.checkedIn.get()
        let frame = page.text.replacing(page.block, with: "")
        for word in [
            " src=", "@import", "url(http", "fetch(", "XMLHttpRequest", "import(", "<link", "<iframe", "<base",
        ] {
            #expect(!frame.contains(word), "\(word)")
        }
        #expect(page.text.contains("default-src 'none'; "))
    }

    @Test("allows no connection")
    func policy() throws {
        let page = try Page.checkedIn.get()
        let policy = try #require(Page.between(#"Content-Security-Policy" content=""#, "\"", in: page.text))
        let directives = policy.split(separator: "; ").map { $0.split(separator: " ").map(String.init) }
        #expect(directives.first == ["default-src", "'none'"])
        for directive in directives where directive[0].hasSuffix("-src") {
            #expect(["'none'", "'unsafe-inline'"].contains(directive.dropFirst().joined(separator: " ")))
        }
        #expect(directives.contains(["require-trusted-types-for", "'script'"]))
    }

    @Test("has the files of its source, each in the place where the source refers to it")
    func files() throws {
        let page = try Page.checkedIn.get()
        let source = try Page.file("report.html")
        let parts = source.split(separator: "\"").filter { $0.hasPrefix("report/") }.map(String.init)
        #expect(parts.count == Set(parts).count)
        let folder = Catalogue.repository.appendingPathComponent("Sources/ReportPage/page/report")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(parts) == Set(names.map { "report/\($0)" }))
        var expected = source.replacing(" 'self'", with: "").replacing("{}", with: page.block)
        for part in parts {
            expected = expected.replacing("@import \"\(part)\";", with: try Page.file(part))
            expected = expected.replacing(" src=\"\(part)\">", with: ">\n" + (try Page.file(part)))
        }
        #expect(page.text == expected)
    }

    @Test("has no way from a text to markup in its scripts")
    func sinks() throws {
        let source = try Page.file("report.html")
        for part in source.split(separator: "\"").filter({ $0.hasPrefix("report/") }) {
            let text = try Page.file(String(part))
            for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(", "</"] {
                #expect(!text.contains(word), "\(part) has \(word)")
            }
        }
    }

    @Test("shows a hostile name, note and source as text", arguments: hostile)
    func escaping(_ text: String) throws {
        let compilation = Catalogue.compile(Catalogue.spec(models: "iPhone14,7: \"\(text)\"", notes: text))
        try #require(compilation.isValid, "\(compilation.diagnostics.map(\.message))")
        let page = try Page(compilation)
        let markup = { (page: Page) in page.text.count { $0 == "<" } }
        #expect(try markup(page) == markup(Page(Catalogue.compile(Catalogue.spec()))))
        let layout = try #require(page.layouts.first)
        let meant = text.replacing(#"\""#, with: "\"").replacing(#"\\"#, with: #"\"#)
        #expect((layout["models"] as? [[String: String]])?.first?["name"] == meant)
        #expect(page.display("test-notch")?["notes"] as? String == meant)
        let seen = try #require(page.layoutDetails.first?["observed"] as? [[String: Any]])
        #expect(seen.map { $0["source"] as? String } == [meant])
    }

    @Test("keeps what JavaScript takes for the end of a line out of its data")
    func lineSeparators() throws {
        let compilation = Catalogue.compile(Catalogue.spec().replacing("notes: \"none\"", with: #"notes: "a\Lb\Pc""#))
        let page = try Page(compilation)
        #expect(!page.text.unicodeScalars.contains { $0 == "\u{2028}" || $0 == "\u{2029}" })
        #expect(page.display("test-notch")?["notes"] as? String == "a\u{2028}b\u{2029}c")
    }

    @Test("of no specs says so instead of failing")
    func empty() throws {
        let page = try Page(Catalogue.compile())
        #expect(page.layouts.isEmpty)
        #expect(page.text.contains("there are no device specs"))
    }
}
