import LocatedYAML

/// One key of the format: it reads its value, and describes it in the schema, in messages and in the form of `new`.
package struct Field<Value: Sendable>: Sendable {
    /// Key.
    package let key: String
    /// How the value is written.
    let type: ValueType<Value>
    /// What holds without the key; `nil` if it must be there.
    package let otherwise: String?
    /// What it means: one sentence with unit and origin, Markdown.
    package let documentation: String

    /// Declares a key.
    init(_ key: String, _ type: ValueType<Value>, _ documentation: String, otherwise: String? = nil) {
        self.key = key
        self.type = type
        self.otherwise = otherwise
        self.documentation = documentation
    }
}

/// A field of any type.
package protocol AnyField: Sendable {
    var key: String { get }
    var otherwise: String? { get }
    var documentation: String { get }
    /// How the value is written, whatever it is.
    var description: ValueDescription { get }
}

extension Field: AnyField {
    package var description: ValueDescription { type.description }
}

extension AnyField {
    /// Whether the key must be there.
    package var isRequired: Bool { otherwise == nil }

    /// The schema of the field's value, with its documentation.
    var schema: JSONValue {
        var members: [String: JSONValue] = [:]
        members["description"] = .string(otherwise.map { "\(documentation) Default: \($0)." } ?? documentation)
        members["default"] = otherwise.flatMap(description.literal)
        return description.schema.merging(members)
    }
}

/// The keys of a kind of mapping.
package final class MappingFormat: Sendable {
    /// What an author calls such a mapping, with its article.
    package let name: String
    /// Its fields, in the order of the reference.
    package let fields: [any AnyField]
    /// The fields that must be there.
    package let required: [any AnyField]
    /// What must hold between them.
    package let rules: [Rule]

    /// The keys of its fields.
    let keys: [String]

    init(_ name: String, _ fields: [any AnyField], rules: [Rule] = []) {
        self.name = name
        self.fields = fields
        required = fields.filter(\.isRequired)
        self.rules = rules
        keys = fields.map(\.key)
    }

    /// Whether a key is one of the format's.
    func hasKey(_ key: String) -> Bool { keys.contains(key) }
}

/// What must hold between the fields of one mapping, beyond the type of each.
package enum Rule: Sendable {
    /// A field is needed where another has one of some values.
    case needs(String, where: String, isOneOf: [String])
    /// A field is needed where a flag is `true`, and stands nowhere else.
    case needsOnly(String, where: String)
    /// At least one of some fields is needed.
    case needsOneOf([String])

    /// The rule in a sentence, Markdown.
    package var documentation: String {
        switch self {
        case .needs(let field, let condition, let words):
            "`\(condition)` \(words.map { "`\($0)`" }.joined(separator: " or ")) needs `\(field)`."
        case .needsOnly(let field, let flag):
            "`\(field)` stands where `\(flag)` is `true`, and nowhere else."
        case .needsOneOf(let fields):
            "At least one of \(fields.map { "`\($0)`" }.joined(separator: " and ")) is needed."
        }
    }

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
        ["properties": .object([field: value]), "required": [.string(field)]]
    }
}
