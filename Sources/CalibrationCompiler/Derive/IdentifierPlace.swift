/// A hardware identifier, and where it stands.
struct IdentifierPlace: Comparable, Sendable {
    /// The identifier.
    let key: PackedText
    /// Index of its display among the compilation's.
    let display: Int
    /// Index of its model among the display's.
    let model: Int

    private let position: Int

    /// The places of all identifiers, by identifier and in the order of the files.
    ///
    /// - Complexity: O(*n* log *n*).
    static func all(in displays: [DisplaySpec]) -> [IdentifierPlace] {
        var places: [IdentifierPlace] = []
        places.reserveCapacity(displays.count * 4)
        for (index, display) in displays.enumerated() {
            for model in display.models.indices {
                let identifier = display.models[model].identifier
                places.append(
                    IdentifierPlace(
                        key: PackedText(short: identifier.value), display: index, model: model,
                        position: Int(identifier.range.file) << 32 | Int(identifier.range.start)))
            }
        }
        places.sort()
        return places
    }

    static func < (one: IdentifierPlace, other: IdentifierPlace) -> Bool {
        one.key == other.key ? one.position < other.position : one.key < other.key
    }
}
