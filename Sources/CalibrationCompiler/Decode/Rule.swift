/// What must hold between the fields of one mapping, beyond the type of each.
///
/// The decoder and the validator check it with messages of their own; the schema and the reference say it.
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
}
