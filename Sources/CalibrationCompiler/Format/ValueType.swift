import LocatedYAML
import SourceDiagnostics

/// How a kind of value is written: it reads a node, and describes itself for the schema, messages and `new`.
///
/// Both come from one place, so that the schema and the decoder cannot differ.
struct ValueType<Value: Sendable>: Sendable {
    /// Reads a node; `nil` if it is wrong, which is reported then. The text is the key that messages name.
    let read: @Sendable (inout Decoder, YAMLDocument.Reference, String) -> Value?
    /// What the value looks like.
    let description: ValueDescription
}

/// What a value looks like, apart from its type in Swift.
package struct ValueDescription: Sendable {
    /// What the value is, in the reference; Markdown.
    package let prose: String
    /// JSON Schema of the value.
    let schema: JSONValue
    /// A value in flow style, to begin with.
    package let sample: String
    /// How to add a key with such a value, as an imperative.
    let proposal: @Sendable (_ key: String) -> String
    /// The words that may be written, if there are few.
    package var words: [String] = []
    /// Whether it is a number, which may be in a mapping with its evidence.
    package var isNumber = false
    /// The format of a mapping, or of the mappings in a list.
    package var format: MappingFormat?
    /// Whether it is a list.
    package var isList = false
    /// The value that a text stands for, in JSON.
    var literal: @Sendable (String) -> JSONValue? = { _ in nil }
}

extension ValueType {
    /// Text that is read by a function.
    static func scalar(
        _ expected: String, _ description: ValueDescription,
        _ read: @escaping @Sendable (inout Decoder, YAMLDocument.Reference, String) -> Value?
    ) -> ValueType {
        ValueType(
            read: { decoder, reference, name in
                decoder.isScalar(reference, name, expected: expected) ? read(&decoder, reference, name) : nil
            }, description: description)
    }

    /// A mapping with fields of its own.
    static func mapping(
        _ format: MappingFormat, _ read: @escaping @Sendable (inout Decoder, Mapping) -> Value?
    ) -> ValueType {
        let keys = format.required.map { "\($0.key): …" }.joined(separator: ", ")
        let samples = format.required.map { "\($0.key): \($0.description.sample)" }.joined(separator: ", ")
        return ValueType(
            read: { decoder, reference, name in
                decoder.mapping(reference, format, name).flatMap { read(&decoder, $0) }
            },
            description: ValueDescription(
                prose: format.name, schema: format.reference, sample: "{\(samples)}",
                proposal: { "add '\($0): {\(keys)}'" },
                format: format))
    }

    /// A list with at least one item.
    ///
    /// - Parameter item: what an author calls an item, with its article.
    static func list<Item>(
        of type: ValueType<Item>, _ item: String, name itemName: String, isRequired: Bool = false
    ) -> ValueType where Value == [Item] {
        ValueType(
            read: { decoder, reference, name in
                guard decoder.document.node(reference).kind == .sequence else {
                    decoder.yaml.reportWrongType(reference, name, expected: "a list")
                    return nil
                }
                let items = decoder.yaml.items(of: reference)
                if items.isEmpty, !decoder.yaml.isStopped {
                    decoder.add(
                        .wrongType, "'\(name)' is an empty list", at: decoder.document.range(of: reference),
                        fixIts: ["add \(item)" + (isRequired ? "" : ", or remove '\(name)'")])
                }
                return items.compactMap { type.read(&decoder, $0, itemName) }
            },
            description: ValueDescription(
                prose: "a list, each item \(type.description.prose)",
                schema: ["type": "array", "items": type.description.schema, "minItems": 1],
                sample: "[\(type.description.sample)]", proposal: { "add '\($0):' and a list" },
                format: type.description.format, isList: true))
    }

    /// A value, or `none`.
    static func orNone<Wrapped>(_ type: ValueType<Located<Wrapped>>) -> ValueType where Value == Located<Wrapped?> {
        ValueType(
            read: { decoder, reference, name in
                if decoder.document.isScalar(reference, "none") {
                    return Located(nil, at: decoder.document.range(of: reference))
                }
                return type.read(&decoder, reference, name).map { Located($0.value, at: $0.range) }
            },
            description: ValueDescription(
                prose: "\(type.description.prose), or `none`",
                schema: ["anyOf": [type.description.schema, ["const": "none"]]], sample: type.description.sample,
                proposal: { "\(type.description.proposal($0)), or '\($0): none'" }, format: type.description.format))
    }
}
