/// A value of a verb that stands without a name.
struct Argument: Sendable {
    /// What it may be.
    let value: Value
    /// Whether the verb does without it; only the last ones can.
    var isOptional = false
    /// What it is for, in one line.
    let summary: String
}
