/// A node to read, and the place that uses it if an alias or a merge key leads there.
struct NodeReference {
    /// Index of the node; never an alias, except one that stands for nothing.
    var node: Int32
    /// Index of the node that uses it: the outermost alias, or the value of the outermost merge key; -1 without one.
    var user: Int32 = -1

    /// Index of the node, to look it up with.
    var index: Int { Int(node) }
}
