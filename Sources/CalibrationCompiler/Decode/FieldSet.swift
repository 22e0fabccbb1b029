/// Some of a shape's fields, by their indices.
struct FieldSet: OptionSet {
    /// Number of fields that a shape may have.
    static let limit = 16

    let rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }

    init(_ indices: [Int]) { self = FieldSet(indices.map { FieldSet(index: $0) }) }

    init(index: Int) { rawValue = 1 << UInt16(index) }
}
