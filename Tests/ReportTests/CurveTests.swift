import CalibrationCompiler
import CalibrationReport
import DeviceCalibration
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("The picture of a curve")
struct CurveTests {
    @Test("in the README is fresh")
    func fresh() throws {
        let layout = try #require(
            Catalogue.checkedIn.layouts.first {
                $0.display.name.value == "iphone-6.1-island" && $0.calibration.scroll != nil
            })
        let picture = CurveRenderer.render(layout, of: Catalogue.checkedIn, model: "iPhone 14 Pro")
        let current = FileManager.default.contents(
            atPath: Catalogue.repository.appendingPathComponent(".github/curve.svg").path)
        #expect(
            current.map(Array.init) == picture,
            "run 'swift run calibrate report --svg iPhone15,2 --output .github/curve.svg'")
    }

    @Test("is well-formed and self-contained for every layout that fades")
    func wellFormed() throws {
        let compilation = Catalogue.checkedIn
        var count = 0
        for layout in compilation.layouts {
            let name = layout.display.models[0].name.value
            let picture = CurveRenderer.render(layout, of: compilation, model: name)
            #expect((picture == nil) == (FadeModel(layout.calibration) == nil))
            guard let picture else { continue }
            #expect(XMLParser(data: Data(picture)).parse())
            let text = String(decoding: picture, as: UTF8.self)
            #expect(text.ranges(of: "http").count == 1, "the namespace only")
            #expect(!text.contains("<script"))
            count += 1
        }
        #expect(count > 60)
    }

    @Test(
        "shows a hostile name as text",
        arguments: PageTests.hostile.filter { !$0.contains("\\") && !$0.contains("\u{2028}") })
    func escaping(_ name: String) throws {
        let compilation = Catalogue.compile(Catalogue.spec(models: "iPhone14,7: \"\(name)\""))
        let picture = try #require(CurveRenderer.render(compilation.layouts[0], of: compilation, model: name))
        let reader = TextReader(picture)
        #expect(reader.texts.contains("\(name)\n"))
        #expect(!reader.elements.contains("img"))
        #expect(!reader.elements.contains("script"))
    }

    @Test("passes through rest, target and the middle between them")
    func points() throws {
        let compilation = Catalogue.compile(Catalogue.spec())
        let picture = try #require(CurveRenderer.render(compilation.layouts[0], of: compilation, model: "iPhone 14"))
        let line = try #require(
            Page.between(#"<path class="line" d="M"#, "\"", in: String(decoding: picture, as: UTF8.self)))
        let points = line.split(separator: "L").map { point in point.split(separator: " ").compactMap { Double($0) } }
        // 92 points of offset lie between x 72 and 724, opacity 1 is y 160 and 0 is y 314.
        for (offset, y) in [(-163.0, 160.0), (-143, 160), (-123, 237), (-103, 314), (-71, 314)] {
            let x = 72 + (offset + 163) / 92 * 652
            #expect(points.contains { abs($0[0] - x) < 0.01 && abs($0[1] - y) < 0.01 }, "at \(offset)")
        }
    }
}

/// Texts and elements of an XML document.
private final class TextReader: NSObject, XMLParserDelegate {
    var texts: [String] = []
    var elements: Set<String> = []

    init(_ bytes: [UInt8]) {
        super.init()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = self
        #expect(parser.parse())
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.insert(name)
        texts.append("")
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if !texts.isEmpty { texts[texts.count - 1] += text }
    }
}
