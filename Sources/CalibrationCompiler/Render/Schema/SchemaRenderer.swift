/// Renders the table of fields as JSON Schema (2020-12): what editors complete and check specs with.
package enum SchemaRenderer {
    /// Name of the file, beside the specs: their first line names it.
    package static let fileName = "device.schema.json"

    /// The first line of a spec, by which editors find the schema.
    package static let editorLine = "# yaml-language-server: $schema=\(fileName)"

    /// Renders the schema.
    package static func render() -> RenderedFile {
        var output = OutputBuffer()
        output.write(schema, indent: 0, used: 0)
        output.write("\n" as StaticString)
        return RenderedFile(name: fileName, bytes: output.bytes)
    }

    private static var schema: JSONValue {
        let roots = [Shape.avatarDocument, .display]
        return [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Device spec",
            "description": "A display with its models and layouts, or the design of the image.",
            "$comment": "Made by 'calibrate schema' from the table of fields. Do not edit.",
            // As in the decoder: the key tells the two kinds of documents apart.
            "type": "object",
            "if": ["required": ["avatar"]],
            "then": reference(to: roots[0]),
            "else": reference(to: roots[1]),
            "$defs": .object(
                Shape.reachable(from: roots).map { (name: $0.definitionName, value: definition(of: $0)) }),
        ]
    }

    static func reference(to shape: Shape) -> JSONValue {
        ["$ref": .string("#/$defs/\(shape.definitionName)")]
    }

    private static func definition(of shape: Shape) -> JSONValue {
        var members: [(name: String, value: JSONValue)] = [
            ("type", "object"),
            ("properties", .object(shape.fields.map { (name: $0.name, value: $0.schema) })),
            // Keys of the author's own, and merge keys, which some tools leave as they are.
            ("patternProperties", ["^(x-.*|<<)$": true]),
            ("additionalProperties", false),
        ]
        let required = shape.fields.filter(\.isRequired).map { JSONValue.string($0.name) }
        if !required.isEmpty { members.append(("required", .array(required))) }
        if !shape.rules.isEmpty { members.append(("allOf", .array(shape.rules.map(\.schema)))) }
        return .object(members)
    }
}

extension Shape {
    /// The name of the shape in the schema: `a safe area` becomes `safeArea`.
    var definitionName: String {
        let words = name.split(separator: " ").drop { $0 == "a" || $0 == "an" }
        return words.dropFirst().reduce(words.first.map(String.init) ?? name) { name, word in
            name + word.prefix(1).uppercased() + word.dropFirst()
        }
    }

    /// Shapes, and those of their fields' values, each once and behind the first that uses it.
    static func reachable(from roots: [Shape]) -> [Shape] {
        var shapes: [Shape] = []
        func add(_ shape: Shape) {
            guard !shapes.contains(where: { $0.name == shape.name }) else { return }
            shapes.append(shape)
            for field in shape.fields { field.type.shape.map(add) }
        }
        roots.forEach(add)
        return shapes
    }
}

extension FieldType {
    /// The shape of a mapping, or of the mappings in a list.
    var shape: Shape? {
        switch self {
        case .mapping(let shape, _): shape
        case .list(let item): item.shape
        default: nil
        }
    }
}
