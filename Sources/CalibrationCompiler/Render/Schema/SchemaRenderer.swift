/// Renders the table of fields as JSON Schema (2020-12), with which editors complete and check specs.
package enum SchemaRenderer {
    /// Name of the file, beside the specs: their first line names it.
    package static let fileName = "device.schema.json"

    /// The first line of a spec, by which editors find the schema.
    package static let editorLine = "# yaml-language-server: $schema=\(fileName)"

    /// Renders the schema.
    package static func render() -> [UInt8] {
        JSONText.pretty(schema)
    }

    private static var schema: JSONValue {
        let roots = MappingFormat.roots
        return [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Device spec",
            "description": "A display with its models and layouts, or the design of the image.",
            "$comment": "Made by 'calibrate schema' from the table of fields. Do not edit.",
            // As in the decoder: the key tells the two kinds of documents apart.
            "type": "object",
            "if": ["required": ["avatar"]],
            "then": roots[0].reference,
            "else": roots[1].reference,
            "$defs": .object(
                Dictionary(uniqueKeysWithValues: MappingFormat.all.map { ($0.definitionName, $0.schema) })),
        ]
    }
}

extension MappingFormat {
    /// The schema of a mapping of the format, by reference.
    var reference: JSONValue { ["$ref": .string("#/$defs/\(definitionName)")] }

    fileprivate var schema: JSONValue {
        var members: [String: JSONValue] = [
            "type": "object",
            "properties": .object(Dictionary(uniqueKeysWithValues: fields.map { ($0.key, $0.schema) })),
            // Keys of the author's own, and merge keys, which some tools leave as they are.
            "patternProperties": ["^(x-.*|<<)$": true],
            "additionalProperties": false,
        ]
        if !required.isEmpty { members["required"] = .array(required.map { .string($0.key) }) }
        if !rules.isEmpty { members["allOf"] = .array(rules.map(\.schema)) }
        return .object(members)
    }

    /// The name of the format in the schema: `a safe area` becomes `safeArea`.
    fileprivate var definitionName: String {
        let words = name.split(separator: " ").drop { $0 == "a" || $0 == "an" }
        return words.dropFirst().reduce(words.first.map(String.init) ?? name) { name, word in
            name + word.prefix(1).uppercased() + word.dropFirst()
        }
    }

    fileprivate static let roots = [AvatarFields.document, DisplayFields.document]

    /// Every kind of mapping, each once and after the first that uses it.
    package static var all: [MappingFormat] {
        var formats: [MappingFormat] = []
        func add(_ format: MappingFormat) {
            guard !formats.contains(where: { $0.name == format.name }) else { return }
            formats.append(format)
            for field in format.fields { field.description.format.map(add) }
        }
        roots.forEach(add)
        return formats
    }
}
