import CalibrationCompiler
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

    @Test("allows the script and the style that stand in it, and no others")
    func policy() throws {
        let page = try Page.checkedIn.get()
        #expect(page.script == ReportScript.program)
        #expect(page.style == ReportStyle.sheet)
        let policy = try #require(Page.between(#"Content-Security-Policy" content=""#, "\"", in: page.text))
        #expect(policy == ReportRenderer.policy)
        #expect(policy.contains("script-src '\(SHA256.source(of: try #require(page.script)))';"))
        #expect(policy.contains("style-src '\(SHA256.source(of: try #require(page.style)))';"))
        #expect(!policy.contains("unsafe"))
    }

    @Test("has no way from a text to markup in its script")
    func sinks() {
        for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(", "</"] {
            #expect(!ReportScript.program.contains(word), "\(word)")
        }
        #expect(!ReportStyle.sheet.contains("</"))
    }

    @Test("shows a hostile name, note and source as text", arguments: hostile)
    func escaping(_ text: String) throws {
        let compilation = Catalogue.compile(Catalogue.spec(models: "iPhone14,7: \"\(text)\"", notes: text))
        try #require(compilation.isValid, "\(compilation.diagnostics.map(\.message))")
        let page = try Page(compilation)
        let markup = { (page: Page) in page.text.count { $0 == "<" } }
        #expect(try markup(page) == markup(Page(Catalogue.compile(Catalogue.spec()))))
        let display = try #require(page.displays.first)
        let meant = text.replacing(#"\""#, with: "\"").replacing(#"\\"#, with: #"\"#)
        #expect((display["models"] as? [[String: String]])?.first?["name"] == meant)
        #expect(display["notes"] as? String == meant)
        #expect(page.data["sources"] as? [String] == [meant])
    }

    @Test("keeps what JavaScript takes for the end of a line out of its data")
    func lineSeparators() throws {
        let compilation = Catalogue.compile(Catalogue.spec().replacing("notes: \"none\"", with: #"notes: "a\Lb\Pc""#))
        let page = try Page(compilation)
        #expect(!page.text.unicodeScalars.contains { $0 == "\u{2028}" || $0 == "\u{2029}" })
        #expect(page.displays.first?["notes"] as? String == "a\u{2028}b\u{2029}c")
    }

    @Test("of no specs says so instead of failing")
    func empty() throws {
        #expect(try Page(Catalogue.compile()).displays.isEmpty)
        #expect(ReportScript.program.contains("there are no device specs"))
    }

    @Test("has each of its slots once")
    func slots() {
        for slot in ReportTemplate.Slot.allCases {
            #expect(ReportTemplate.page.ranges(of: slot.rawValue).count == 1)
        }
    }

    @Test(
        "is admitted by the digest that browsers compute",
        arguments: [
            ("", "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
            ("abc", "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "sha256-JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
            ),
        ])
    func digest(_ text: String, _ source: String) {
        #expect(SHA256.source(of: text) == source)
    }
}
