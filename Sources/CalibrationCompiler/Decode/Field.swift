/// One key of the format. The table of them feeds the decoder, its hints, the JSON Schema and the reference.
package struct Field: Sendable {
    /// Whether a key may be left out.
    package enum Presence: Sendable, Equatable {
        /// It must be there.
        case required
        /// It may be left out; the text says what then holds.
        case optional(otherwise: String)
    }

    /// Key.
    package let name: String
    /// Type of its value.
    package let type: FieldType
    /// Whether it may be left out.
    package let presence: Presence
    /// What it means: one sentence with unit and origin, Markdown.
    package let documentation: String

    let index: Int

    init(
        _ key: some FieldKey, _ type: FieldType, _ presence: Presence, _ documentation: String
    ) {
        name = key.stringValue
        index = key.rawValue
        self.type = type
        self.presence = presence
        self.documentation = documentation
    }

    var isRequired: Bool { presence == .required }
}

/// The keys of a mapping, numbered in the order of its fields; a case is called as the key.
protocol FieldKey: RawRepresentable<Int>, CodingKey, Sendable {}
