/// A use of a verb.
struct Example: Sendable {
    /// What to type.
    let command: String
    /// What happens then.
    let summary: String
}
