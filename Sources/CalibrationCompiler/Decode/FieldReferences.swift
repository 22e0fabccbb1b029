/// A node for each of some fields, by the index of the field.
struct FieldReferences {
    // A vector, since an array would be an allocation for every mapping; both numbers of a reference in one of its lanes.
    private var references = SIMD16<Int64>(repeating: -1)

    subscript(index: Int) -> NodeReference? {
        get {
            let packed = references[index]
            guard packed >= 0 else { return nil }
            return NodeReference(node: Int32(packed >> 32), user: Int32(truncatingIfNeeded: packed))
        }
        set {
            guard let newValue else { return references[index] = -1 }
            references[index] = Int64(newValue.node) << 32 | Int64(UInt32(bitPattern: newValue.user))
        }
    }
}
