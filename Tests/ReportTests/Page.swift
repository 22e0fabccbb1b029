import CalibrationCompiler
import Foundation
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

    /// The script that runs.
    var script: String? { Page.between("<script>", "</script>", in: text) }

    /// The style sheet.
    var style: String? { Page.between("<style>", "</style>", in: text) }

    /// Displays of the data block.
    var displays: [[String: Any]] { data["displays"] as? [[String: Any]] ?? [] }

    /// Layouts of the data block, in order, each with its display.
    var layouts: [(display: [String: Any], layout: [String: Any])] {
        displays.flatMap { display in
            (display["layouts"] as? [[String: Any]] ?? []).map { (display, $0) }
        }
    }

    /// Opacities of a table, by step.
    func samples(_ number: Int) throws -> [Double] {
        let table = try #require((data["tables"] as? [[Any]])?[number])
        let (lead, middle, tail) = (table[0] as? Int, table[1] as? [Double], table[2] as? Int)
        return [Double](repeating: 1, count: try #require(lead)) + (try #require(middle)).map { $0 / 1e9 }
            + [Double](repeating: 0, count: try #require(tail))
    }

    static func between(_ start: String, _ end: String, in text: String) -> String? {
        guard let start = text.range(of: start), let end = text[start.upperBound...].range(of: end) else { return nil }
        return String(text[start.upperBound..<end.lowerBound])
    }
}
