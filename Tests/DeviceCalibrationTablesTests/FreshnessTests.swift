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
            isFresh,
            "the schema is not what the fields give: run 'swift run calibrate schema > devices/\(SchemaRenderer.fileName)'"
        )
    }
}
