import CalibrationCompiler
import Testing

/// The checked-in files that are made from others are what these give.
@Suite("Generated files")
struct FreshnessTests {
    @Test("tables are fresh")
    func tables() {
        let expected = SwiftRenderer.render(Catalogue.compilation, access: .public).bytes
        let isFresh = Catalogue.bytes(of: "generated/\(SwiftRenderer.fileName)") == expected
        #expect(isFresh, "the tables are not what 'devices' gives: run 'swift run calibrate generate'")
    }

    @Test("schema is fresh")
    func schema() {
        let schema = SchemaRenderer.render()
        let isFresh = Catalogue.bytes(of: "devices/\(schema.name)") == schema.bytes
        #expect(
            isFresh, "the schema is not what the fields give: run 'swift run calibrate schema > devices/\(schema.name)'"
        )
    }

    @Test("table of the article on evidence is fresh")
    func article() {
        let table = String(decoding: CoverageRenderer.render(Catalogue.compilation), as: UTF8.self)
        let article = Catalogue.bytes(of: "Sources/DeviceCalibration/DeviceCalibration.docc/Evidence.md")
        let isFresh = !table.isEmpty && String(decoding: article, as: UTF8.self).contains("```\n\(table)```\n")
        #expect(isFresh, "the table in Evidence.md is stale: put the end of 'swift run calibrate list' in its place")
    }
}
