/// An option of a verb: `--name VALUE`, or a flag if it takes no value.
struct Option: Sendable {
    /// Its name, without the dashes.
    let name: String
    /// Its short form, without the dash.
    var letter: Character?
    /// What its value may be; `nil` for a flag.
    var value: Value?
    /// The value where the option is left out.
    var defaultValue: String?
    /// Whether every use counts; otherwise the last does.
    var isRepeatable = false
    /// What it is for, in one line.
    let summary: String

    /// The option as it is typed, with a placeholder for its value.
    var usage: String {
        value.map { "--\(name) \($0.placeholder)" } ?? "--\(name)"
    }
}
