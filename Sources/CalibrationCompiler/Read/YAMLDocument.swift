/// One YAML document as a flat array of nodes over the bytes of its file.
struct YAMLDocument {
    /// Nodes in the order of the source; the first is the root.
    var nodes: [Node] = []
    /// Texts of scalars that do not stand in the source as they are.
    var scratch: [UInt8] = []
    /// While it is read: indices of the collections that are still open.
    var open: [Int32] = []

    /// Empties the document for the next one, keeping its memory.
    mutating func removeAll() {
        nodes.removeAll(keepingCapacity: true)
        scratch.removeAll(keepingCapacity: true)
        open.removeAll(keepingCapacity: true)
    }
}
