import CalibrationCompiler
import Testing

@Suite("calibrate schema")
struct SchemaTests {
    @Test("prints the schema, without any spec at hand")
    func schema() throws {
        let outcome = try Calibrate.run(["schema"], in: TemporaryFolder())
        #expect(outcome.status == 0)
        #expect(outcome.messages == "")
        #expect(outcome.outputBytes == SchemaRenderer.render())
    }
}
