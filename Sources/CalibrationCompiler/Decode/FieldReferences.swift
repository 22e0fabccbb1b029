/// A node for each of some fields, by the index of the field.
struct FieldReferences {
    // Vectors, since an array would be an allocation for every mapping.
    private var nodes = SIMD16<Int32>(repeating: -1)
    private var users = SIMD16<Int32>(repeating: -1)

    subscript(index: Int) -> NodeReference? {
        get { nodes[index] < 0 ? nil : NodeReference(node: nodes[index], user: users[index]) }
        set {
            nodes[index] = newValue?.node ?? -1
            users[index] = newValue?.user ?? -1
        }
    }
}
