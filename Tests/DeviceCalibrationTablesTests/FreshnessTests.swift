import CalibrationCompiler
import Testing

/// The checked-in files that are made from others are what these give.
@Suite("Generated files")
struct FreshnessTests {
    @Test("tables are fresh")
    func tables() {
        let expected = SwiftRenderer.render(Catalogue.compilation, access: .public)
        let isFresh = Catalogue.bytes(of: "generated/\(SwiftRenderer.fileName)") == expected
        #expect(isFresh, "the tables are not what 'devices' gives: run 'swift run calibrate generate'")
    }

    @Test("schema is fresh")
    func schema() {
        let schema = SchemaRenderer.render()
        let isFresh = Catalogue.bytes(of: "devices/\(SchemaRenderer.fileName)") == schema
        #expect(
            isFresh, "the schema is not what the fields give: run 'swift run calibrate schema > devices/\(SchemaRenderer.fileName)'"
        )
    }

    @Test("table of the article on evidence is fresh")
    func article() throws {
        let table = CoverageRenderer.render(Catalogue.compilation)
        let path = "Sources/DeviceCalibration/DeviceCalibration.docc/Evidence.md"
        let article = String(decoding: Catalogue.bytes(of: path), as: UTF8.self)
        let fresh = article.replacing(/```\nHOW IT IS KNOWN[^`]*```\n/, with: "```\n\(table)```\n")
        #expect(!table.isEmpty && article.contains("```\nHOW IT IS KNOWN"))
        if Catalogue.isRecording, fresh != article { try Catalogue.write(fresh, to: path) }
        let isFresh = Catalogue.isRecording || fresh == article
        #expect(
            isFresh,
            "the table in Evidence.md is stale: run 'CALIBRATE_RECORD=1 swift test --filter FreshnessTests'")
    }
}
