import CalibrationCompiler
import CalibrationReport
import Foundation
import SourceDiagnostics
import Testing

/// A rendered report, taken apart.
struct Page: @unchecked Sendable {
    let bytes: [UInt8]
    /// The page as text.
    let text: String
    /// The data block as it stands.
    let block: String
    /// What the data block says.
    let data: [String: Any]

    /// The report of the specs that are checked in.
    static let checkedIn = Result { try Page(Catalogue.checkedIn) }

    init(_ compilation: Compilation) throws {
        bytes = ReportRenderer.render(compilation)
        text = try #require(String(validating: bytes, as: UTF8.self))
        block = try #require(Page.between(#"<script type="application/json" id="data">"#, "</script>", in: text))
        data = try #require(JSONSerialization.jsonObject(with: Data(block.utf8)) as? [String: Any])
    }

    /// Layouts of the data block, as the list has them.
    var layouts: [[String: Any]] { data["layouts"] as? [[String: Any]] ?? [] }

    /// What the data block has for the page only.
    var details: [String: Any] { data["page"] as? [String: Any] ?? [:] }

    /// What the page needs of each layout.
    var layoutDetails: [[String: Any]] { details["layouts"] as? [[String: Any]] ?? [] }

    /// What the page needs of a display.
    func display(_ name: String) -> [String: Any]? { (details["displays"] as? [String: [String: Any]])?[name] }

    /// Opacities of a table, by step.
    func samples(_ number: Int) throws -> [Double] {
        let table = try #require((details["samples"] as? [[String: Any]])?[number])
        let (ones, zeros) = (table["ones"] as? Int, table["zeros"] as? Int)
        return [Double](repeating: 1, count: try #require(ones))
            + (try #require(table["fade"] as? [Double])).map { $0 / 1e9 }
            + [Double](repeating: 0, count: try #require(zeros))
    }

    /// The text of a file in the page's folder.
    static func file(_ name: String) throws -> String {
        let place = Catalogue.repository.appendingPathComponent("Sources/ReportPage/page").appendingPathComponent(name)
        return try String(contentsOf: place, encoding: .utf8)
    }

    static func between(_ start: String, _ end: String, in text: String) -> String? {
        guard let start = text.range(of: start), let end = text[start.upperBound...].range(of: end) else { return nil }
        return String(text[start.upperBound..<end.lowerBound])
    }
}
