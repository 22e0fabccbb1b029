import CalibrationCompiler
import CalibrationReport

/// The report, of which only the data depends on the specs.
enum ReportPage {
    /// The page of no specs: what every page has around its data.
    private static let empty = ReportRenderer.render(Pipeline.compile([]))

    /// Checks that a page has no element, and no character that could make one, that the page of no specs lacks.
    static func check(of compilation: Compilation) {
        let page = ReportRenderer.render(compilation)
        let head = zip(page, empty).prefix { $0 == $1 }.count
        let tail = zip(page.reversed(), empty.reversed()).prefix { $0 == $1 }.count
        // Without the specs' data the two pages are one.
        requireNoMarkup(in: empty.dropFirst(head).dropLast(tail))
        requireNoMarkup(in: page.dropFirst(head).dropLast(tail))
        guard let start = place(of: "application/json", in: page[...]),
            let open = page[start...].firstIndex(of: UInt8(ascii: ">")),
            let end = place(of: "</script>", in: page[open...])
        else { fatalError("the report has no data") }
        var syntax = JSONSyntax(Array(page[(open + 1)..<end]))
        syntax.checkDocument()
    }

    private static func place(of text: String, in page: ArraySlice<UInt8>) -> Int? {
        let text = Array(text.utf8)
        return page.indices.first { page[$0] == text[0] && page[$0...].starts(with: text) }
    }

    private static func requireNoMarkup(in bytes: ArraySlice<UInt8>) {
        for byte in bytes {
            require(byte >= 0x20 || byte == 0x0A, "the report holds a control character")
            require(!"<>&".utf8.contains(byte), "a text of a spec is markup in the report")
        }
    }
}
