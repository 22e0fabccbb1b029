/// The fields of a kind of mapping.
package struct Shape: Sendable {
    /// What an author calls such a mapping, with its article.
    package let name: String
    /// Its fields, in the order of the reference.
    package let fields: [Field]
    /// What must hold between them.
    package let rules: [Rule]

    init(_ name: String, _ fields: [Field], rules: [Rule] = []) {
        self.name = name
        self.fields = fields
        self.rules = rules
        precondition(fields.enumerated().allSatisfy { $0 == $1.index }, "the keys of \(name) are not in order")
    }

    /// Index of the field with a name.
    func index(of key: UnsafeBufferPointer<UInt8>) -> Int? {
        fields.firstIndex { $0.nameBytes.count == key.count && $0.nameBytes.elementsEqual(key) }
    }
}
