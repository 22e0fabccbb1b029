/// A node of a YAML document, in a flat array in the order of the source: its children follow it.
struct Node {
    enum Kind: UInt8 {
        case scalar, sequence, mapping, alias
    }

    /// What it is.
    var kind: Kind
    /// Whether it is a scalar without quotes.
    var isPlain = false
    /// Whether the text of the scalar differs from its source (escapes, folded lines) and stands in the scratch buffer.
    var isInScratch = false
    /// Source bytes.
    var start: Int32
    /// Source bytes.
    var end: Int32 = 0
    /// Scalar: where its text starts. Alias: the node that it stands for.
    var text: Int32 = 0
    /// Scalar: bytes of its text.
    var length: Int32 = 0
    /// Index of the node after this one and all its children; -1 while they are read.
    var next: Int32 = -1
}
