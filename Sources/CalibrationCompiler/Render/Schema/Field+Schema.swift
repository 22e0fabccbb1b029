extension Field {
    /// The schema of the field's value, with its documentation.
    var schema: JSONValue {
        var members: [(name: String, value: JSONValue)] = [("description", .string(description))]
        if let value = defaultValue { members.append(("default", value)) }
        guard case .object(let schema) = type.schema else { preconditionFailure("\(name) has no schema") }
        return .object(members + schema)
    }

    private var description: String {
        guard case .optional(let otherwise) = presence else { return documentation }
        return "\(documentation) Default: \(otherwise)."
    }

    /// What holds without the key, where that is a value and not a remark.
    private var defaultValue: JSONValue? {
        guard case .optional(let otherwise) = presence else { return nil }
        switch type {
        case .choice(let words) where words.contains(otherwise): return .string(otherwise)
        case .boolean where otherwise == "true" || otherwise == "false": return .boolean(otherwise == "true")
        case .length, .designLength: return Int(otherwise).map(JSONValue.integer)
        default: return nil
        }
    }
}

extension FieldType {
    /// The schema of a value.
    ///
    /// What depends on other values stays with the compiler: the pixel grid, order of lengths, uniqueness. Text is what
    /// is written, so that numbers and flags are text, too, where text is asked for.
    fileprivate var schema: JSONValue {
        switch self {
        case .version: ["const": 1]
        case .display: ["type": "string", "pattern": "^[a-z][a-z0-9]*([-.][a-z0-9]+)*$", "maxLength": 64]
        case .models:
            [
                "type": "object",
                "patternProperties": [
                    "^(iPhone|iPad|iPod)[1-9][0-9]*,[1-9][0-9]*$": FieldType.text.schema, "^<<$": true,
                ],
                "additionalProperties": false,
                "minProperties": 1,
            ]
        case .text:
            [
                "type": ["string", "number", "boolean"],
                "minLength": 1,
                "maxLength": 2000,
                "pattern": #"^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+$"#,
            ]
        case .notes: ["type": ["string", "number", "boolean"]]
        case .length(false): FieldType.length(withPixels: true)
        case .length(true): ["anyOf": [FieldType.length(withPixels: true), ["const": "none"]]]
        case .designLength: FieldType.length(withPixels: false)
        case .scale: ["enum": [1, 2, 3]]
        case .decimal: ["type": ["number", "string"], "pattern": #"^-?(0|[1-9][0-9]{0,5})(\.[0-9]{1,6})?$"#]
        case .boolean: ["type": "boolean"]
        case .choice(let words): ["enum": .array(words.map(JSONValue.string))]
        case .mapping(let shape, false): SchemaRenderer.reference(to: shape)
        case .mapping(let shape, true): ["anyOf": [SchemaRenderer.reference(to: shape), ["const": "none"]]]
        case .list(let item): ["type": "array", "items": item.schema, "minItems": 1]
        }
    }

    private static func length(withPixels: Bool) -> JSONValue {
        let points = #"(0|[1-9][0-9]{0,5})(\.[0-9]{1,6})?"#
        let pattern = withPixels ? "^(\(points)|(0|[1-9][0-9]{0,5})px)$" : "^\(points)$"
        return ["type": ["number", "string"], "minimum": 0, "maximum": 20_000, "pattern": .string(pattern)]
    }
}

extension Rule {
    /// The schema of a mapping that keeps the rule.
    var schema: JSONValue {
        switch self {
        case .needs(let field, let condition, let words):
            return [
                "if": Rule.has(condition, ["enum": .array(words.map(JSONValue.string))]),
                "then": ["required": [.string(field)]],
            ]
        case .needsOnly(let field, let flag):
            return [
                "if": Rule.has(flag, ["const": true]),
                "then": ["required": [.string(field)]],
                "else": ["not": ["required": [.string(field)]]],
            ]
        case .needsOneOf(let fields):
            return ["anyOf": .array(fields.map { ["required": [.string($0)]] })]
        }
    }

    private static func has(_ field: String, _ value: JSONValue) -> JSONValue {
        ["properties": .object([(name: field, value: value)]), "required": [.string(field)]]
    }
}
