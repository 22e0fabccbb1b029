import CalibrationCompiler
import Testing

/// The checked-in tables are what the specs give.
@Suite("Generated file")
struct FreshnessTests {
    @Test("is fresh")
    func fresh() {
        let expected = SwiftRenderer.render(Catalogue.compilation, access: .public).bytes
        let isFresh = Catalogue.output == expected
        #expect(isFresh, "the tables are not what 'devices' gives: run 'swift run calibrate generate'")
    }
}
