/// The fields of a kind of mapping.
package final class Shape: Sendable {
    /// What an author calls such a mapping, with its article.
    package let name: String
    /// Its fields, in the order of the reference.
    package let fields: [Field]
    /// What must hold between them.
    package let rules: [Rule]

    /// The fields that must be there.
    let required: FieldSet

    private let keys: [PackedText]

    init(_ name: String, _ fields: [Field], rules: [Rule] = []) {
        self.name = name
        self.fields = fields
        self.rules = rules
        keys = fields.map { PackedText(short: $0.name) }
        required = FieldSet(fields.filter(\.isRequired).map(\.index))
        precondition(fields.enumerated().allSatisfy { $0 == $1.index }, "the keys of \(name) are not in order")
        precondition(fields.count <= FieldSet.limit, "\(name) has too many keys")
    }

    /// Index of the field with a name.
    ///
    /// - Parameter expected: where to look first: authors mostly keep to the order of the reference.
    func index(of name: UnsafeBufferPointer<UInt8>, expected: Int = 0) -> Int? {
        guard let key = PackedText(name) else { return nil }
        if expected < keys.count, keys[expected] == key { return expected }
        return keys.firstIndex(of: key)
    }
}
