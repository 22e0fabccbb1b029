/// A node to read, and the place that uses it if an alias or a merge key leads there.
struct NodeReference {
    /// Index of the node; never an alias, except one that stands for nothing.
    var node: Int
    /// First byte of the outermost alias or merge key; -1 without one.
    var useStart: Int32 = -1
    /// Byte after the outermost alias or merge key.
    var useEnd: Int32 = -1
}
