import CalibrationCompiler

/// An error that is no mistake in a spec, in the shape of a diagnostic.
struct Message: Sendable {
    /// Name of the kind of error, where programs may want to know it.
    var code: String?
    /// File and line, where it is about a file.
    var place: PlacedMessage.Place?
    /// What is wrong; lower case, no full stop.
    let text: String
    /// What else is good to know.
    var notes: [String] = []
    /// What to do, as an imperative.
    var fixIt: String?

    /// Creates a message.
    init(
        _ text: String, code: String? = nil, place: PlacedMessage.Place? = nil, notes: [String] = [],
        fixIt: String? = nil
    ) {
        self.code = code
        self.text = text
        self.place = place
        self.notes = notes
        self.fixIt = fixIt
    }

    /// The same for a format that machines read.
    var placed: PlacedMessage {
        PlacedMessage(
            severity: .error, code: code, message: text, place: place, notes: notes.map { PlacedMessage.Note($0) },
            fixIts: fixIt.map { [$0] } ?? [])
    }
}
