/// An error that has no place in a spec, in the shape of a diagnostic.
struct Message: Sendable {
    /// File and line, where it is about the output.
    var place: String?
    /// What is wrong; lower case, no full stop.
    let text: String
    /// What else is good to know.
    var notes: [String] = []
    /// What to do, as an imperative.
    var fixIt: String?

    /// Creates a message.
    init(_ text: String, place: String? = nil, notes: [String] = [], fixIt: String? = nil) {
        self.text = text
        self.place = place
        self.notes = notes
        self.fixIt = fixIt
    }
}
