import CalibrationCompiler
import SourceDiagnostics

extension Command {
    /// Prints the schema of specs.
    static let schema = Command(
        name: "schema",
        summary: "Prints the JSON Schema of device specs.",
        discussion: [
            """
            Editors complete and check specs with it: those with the YAML language server find it by the first line \
            of each spec. It knows keys, types and words; what depends on several values, only 'calibrate check' knows.
            """
        ],
        examples: [
            Example(
                command: "calibrate schema > devices/device.schema.json",
                summary: "Writes the schema to where the specs name it.")
        ],
        options: [],
        run: { _, console in
            console.add(result: SchemaRenderer.render())
            return .success
        })
}
