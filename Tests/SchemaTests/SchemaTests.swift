import CalibrationCompiler
import Foundation
import SourceDiagnostics
import Testing

/// The checked-in schema, as `check-jsonschema` reads it; skipped where that is not installed.
@Suite(.enabled(if: CheckJSONSchema.path != nil, "check-jsonschema is not installed: pip install check-jsonschema"))
struct SchemaTests {
    @Test func `the schema keeps its own schema`() throws {
        let answer = try CheckJSONSchema.run(["--check-metaschema", CheckJSONSchema.schema])
        #expect(answer.status == 0, "\(answer.output)")
    }

    @Test func `every device is accepted`() throws {
        let folder = "\(CheckJSONSchema.repository)/devices"
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".yaml") }
        #expect(files.count > 30)
        let answer = try CheckJSONSchema.run(
            ["--schemafile", CheckJSONSchema.schema] + files.sorted().map { "\(folder)/\($0)" })
        #expect(answer.status == 0, "\(answer.output)")
    }

    @Test func `the specs that the mistakes are put into are accepted`() throws {
        let specs = [(name: "display", text: SchemaCase.display), (name: "avatar", text: SchemaCase.avatar)]
        #expect(try CheckJSONSchema.refused(among: specs) == [:])
        for spec in specs { #expect(SchemaTests.isValid(spec.text), "\(spec.name)") }
    }

    @Test func `every wrong structure is refused, by the schema and by the compiler`() throws {
        let refused = try CheckJSONSchema.refused(among: SchemaCase.all.map { (name: $0.name, text: $0.text) })
        for wrong in SchemaCase.all {
            #expect(wrong.text != wrong.spec, "\(wrong.name) changes nothing")
            #expect(refused[wrong.name] != nil, "\(wrong.name) is accepted by the schema")
            #expect(!SchemaTests.isValid(wrong.text), "\(wrong.name) is accepted by the compiler")
        }
    }

    @Test func `the author's keys, merge keys, pixels and text of all kinds are accepted`() throws {
        let specs = [
            "author-key": SchemaCase.display.replacing("screen: {", with: "x-panel: [LG]\nscreen: {x-inch: 6.1, "),
            "merge-key": """
            calibration: 1
            display: test-notch
            models: {"iPhone14,7": iPhone 14}
            screen: {width: 390, height: 844, scale: 3}
            x-bar: &bar {medium: 44, large: 96, basis: inferred}
            layouts:
              - design: classic
                safeArea: &area {top: 47, bottom: 34, basis: inferred}
                navigationBar: *bar
              - design: liquidGlass
                safeArea: {<<: *area, bottom: 34}
                navigationBar: {<<: [*bar], medium: 54, large: 106}

            """,
            "pixels": SchemaCase.display.replacing("{medium", with: "{top: 161px, medium").replacing(
                "91", with: "97.667"),
            "none": SchemaCase.display.replacing("large: 96", with: "large: none"),
            "no-bar": SchemaCase.display.replacing("{medium: 44, large: 96, basis: inferred}", with: "none")
                .replacing("observed:", with: "x-observed:"),
            "number-as-name": SchemaCase.display.replacing(": iPhone 14\n", with: ": 14\n"),
            "flag-as-name": SchemaCase.display.replacing(": iPhone 14\n", with: ": true\n"),
            "quoted-number": SchemaCase.display.replacing("width: 390", with: "width: \"390\""),
        ]
        #expect(try CheckJSONSchema.refused(among: specs.map { (name: $0.key, text: $0.value) }) == [:])
        for (name, spec) in specs { #expect(SchemaTests.isValid(spec), "\(name)") }
    }

    private static func isValid(_ spec: String) -> Bool {
        Pipeline.compile([SourceFile(path: "spec.yaml", bytes: Array(spec.utf8))]).isValid
    }
}
