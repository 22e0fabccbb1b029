/// A JSON value whose members keep their order: the same content gives the same bytes.
package indirect enum JSONValue: Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case length(Length)
    case decimal(Double)
    case string(String)
    case array([JSONValue])
    case object([(name: String, value: JSONValue)])

    /// A value, or `null` for none.
    static func optional<Wrapped>(_ wrapped: Wrapped?, _ value: (Wrapped) -> JSONValue) -> JSONValue {
        wrapped.map(value) ?? .null
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
        self = .object(members.map { (name: $0.0, value: $0.1) })
    }
}
