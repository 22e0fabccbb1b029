/// A JSON value, for a schema.
package indirect enum JSONValue: Encodable, Sendable {
    case boolean(Bool)
    case integer(Int)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .boolean(let flag): try flag.encode(to: encoder)
        case .integer(let number): try number.encode(to: encoder)
        case .string(let text): try text.encode(to: encoder)
        case .array(let items): try items.encode(to: encoder)
        case .object(let members): try members.encode(to: encoder)
        }
    }

    /// This object with the members of another.
    func merging(_ other: [String: JSONValue]) -> JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(members.merging(other) { $1 })
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral text: String) { self = .string(text) }
    package init(integerLiteral number: Int) { self = .integer(number) }
    package init(booleanLiteral flag: Bool) { self = .boolean(flag) }
    package init(arrayLiteral items: JSONValue...) { self = .array(items) }
    package init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(Dictionary(uniqueKeysWithValues: members))
    }
}
