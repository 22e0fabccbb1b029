import CalibrationCompiler
import Foundation
import Testing

@Suite struct SchemaRendererTests {
    let schema: [String: Any]

    init() throws {
        schema = try #require(
            try JSONSerialization.jsonObject(with: Data(SchemaRenderer.render())) as? [String: Any])
    }

    @Test func `the checked-in schema is fresh`() throws {
        try CheckedInFile(path: "devices/\(SchemaRenderer.fileName)").expect(
            SchemaRenderer.render(),
            mendedBy: "swift run calibrate schema > devices/\(SchemaRenderer.fileName)")
    }

    @Test func `the schema is rendered twice the same`() {
        #expect(SchemaRenderer.render() == SchemaRenderer.render())
    }

    @Test(arguments: MappingFormat.all) func `a definition has the fields of its format`(format: MappingFormat) throws {
        let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
        let definition = try #require(definitions.first { same($0.key, format.name) }).value
        let properties = try #require(definition["properties"] as? [String: [String: Any]])
        #expect(Set(properties.keys) == Set(format.fields.map { $0.key }))
        #expect(
            Set(definition["required"] as? [String] ?? [])
                == Set(format.required.map { $0.key }))
        for field in format.fields {
            let description = try #require(properties[field.key]?["description"] as? String)
            #expect(description.hasPrefix(field.documentation))
        }
        #expect((definition["allOf"] as? [Any])?.count ?? 0 == format.rules.count)
    }

    @Test func `every reference leads to a definition, and every definition is used`() throws {
        let text = String(decoding: SchemaRenderer.render(), as: UTF8.self)
        let references = Set(text.matches(of: /"#\/\$defs\/([A-Za-z]+)"/).map { String($0.1) })
        let definitions = try #require(schema["$defs"] as? [String: Any])
        #expect(references == Set(definitions.keys))
    }

    @Test func `every spec names the schema in its first line`() throws {
        let names = try CheckedInFile.names(in: "devices")
        #expect(names.contains(SchemaRenderer.fileName))
        for name in names where name.hasSuffix(".yaml") {
            let text = String(decoding: try #require(CheckedInFile(path: "devices/\(name)").bytes), as: UTF8.self)
            #expect(text.hasPrefix(SchemaRenderer.editorLine + "\n"), "\(name)")
        }
    }

    private func same(_ definition: String, _ name: String) -> Bool {
        let words = name.split(separator: " ").dropFirst().joined()
        return definition.lowercased() == words.lowercased()
    }
}
