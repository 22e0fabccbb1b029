import SourceDiagnostics

/// A YAML document: one flat array of nodes in the order of the source, with their places and texts.
package final class YAMLDocument: Sendable {
    /// A node; its children follow it in the array.
    package struct Node: Sendable {
        package enum Kind: UInt8, Sendable {
            case scalar, sequence, mapping, alias
        }

        /// What it is.
        package var kind: Kind
        /// Whether it is a scalar without quotes.
        package var isPlain = false
        /// Whether the text of the scalar differs from its source (escapes, folded lines) and is in the scratch buffer.
        var isInScratch = false
        /// Offset of its first byte.
        package var start: Int32
        /// Offset after its last byte.
        package var end: Int32 = 0
        /// Scalar: where its text starts. Alias: index of the node that it stands for; its own if there is none.
        var text: Int32 = 0
        /// Scalar: bytes of its text.
        package var length: Int32 = 0
        /// Index of the node after this one and all its children; -1 while they are read.
        package var next: Int32 = -1
    }

    /// A node to read, and the place that uses it if an alias or a merge key leads there.
    package struct Reference: Sendable {
        /// Index of the node; never an alias, except one that stands for nothing.
        package let node: Int32
        /// Index of the outermost alias, or of the value of the outermost merge key, that leads here; -1 if none does.
        let user: Int32

        init(node: Int32, user: Int32 = -1) {
            self.node = node
            self.user = user
        }

        /// Whether an alias or a merge key leads here.
        package var isShared: Bool { user >= 0 }
    }

    /// Contents of the file.
    package let source: [UInt8]
    /// Index of the file among the sources.
    package let file: Int32

    private let nodes: [Node]
    /// Texts of scalars that are not in the source as they are.
    private let scratch: [UInt8]

    init(nodes: [Node], scratch: [UInt8], source: [UInt8], file: Int32) {
        self.nodes = nodes
        self.scratch = scratch
        self.source = source
        self.file = file
    }

    // MARK: Nodes

    /// The root.
    package var root: Reference { Reference(node: 0) }

    package func node(_ reference: Reference) -> Node { nodes[Int(reference.node)] }

    /// Index of the node after another and all its children.
    func next(after index: Int32) -> Int32 { nodes[Int(index)].next }

    /// A child of a node, its alias followed.
    func child(_ index: Int32, of parent: Reference) -> Reference {
        let node = nodes[Int(index)]
        guard node.kind == .alias else { return Reference(node: index, user: parent.user) }
        return Reference(node: node.text, user: parent.isShared ? parent.user : index)
    }

    // MARK: Places

    /// The range to blame for a node: where it is used.
    package func range(of reference: Reference) -> SourceRange {
        let node = node(reference)
        let written = SourceRange(file: file, start: node.start, end: node.end)
        guard reference.isShared else { return written }
        let user = nodes[Int(reference.user)]
        var range = SourceRange(file: file, start: user.start, end: user.end)
        range.written = written
        return range
    }

    /// Where a key is missing: the closing bracket of a flow mapping, where the key has to go; else the first key.
    package func end(of reference: Reference) -> SourceRange {
        var range = range(of: reference)
        let node = node(reference)
        guard range.written == nil else { return range }
        if isFlow(reference) {
            range.start = node.end - 1
        } else if node.kind == .mapping, Int(reference.node) + 1 < nodes.count {
            range.end = nodes[Int(reference.node) + 1].end
        }
        return range
    }

    /// The range of a value; the byte before an empty one, which has no width.
    package func blame(_ reference: Reference) -> SourceRange {
        var range = range(of: reference)
        if range.start == range.end, range.start > 0 { range.start -= 1 }
        return range
    }

    /// Whether a mapping is in braces.
    package func isFlow(_ reference: Reference) -> Bool {
        let node = node(reference)
        return node.end > node.start && source[Int(node.start)] == UInt8(ascii: "{")
    }

    // MARK: Scalars

    /// Bytes of a scalar's text.
    package func bytes(_ reference: Reference) -> ArraySlice<UInt8> {
        let node = node(reference)
        let range = Int(node.text)..<Int(node.text + node.length)
        return node.isInScratch ? scratch[range] : source[range]
    }

    package func text(_ reference: Reference) -> String { String(decoding: bytes(reference), as: UTF8.self) }

    /// The text of a scalar, or enough of it to see that it is longer than a limit.
    ///
    /// A long text that many aliases stand for is not copied for each of them.
    package func text(_ reference: Reference, upTo limit: Int) -> String {
        String(decoding: bytes(reference).prefix(limit + 1), as: UTF8.self)
    }

    /// The text of a scalar in quotes, shortened if it is long.
    package func quotedText(_ reference: Reference) -> String { quoted(text(reference, upTo: 4 * quotedLength + 4)) }

    package func isScalar(_ reference: Reference, _ text: String) -> Bool {
        let node = node(reference)
        return node.kind == .scalar && Int(node.length) == text.utf8.count
            && bytes(reference).elementsEqual(text.utf8)
    }

    /// Whether nothing is written.
    package func isNull(_ reference: Reference) -> Bool {
        let node = node(reference)
        return node.kind == .scalar && node.isPlain
            && (node.length == 0 || isScalar(reference, "~") || isScalar(reference, "null"))
    }

    /// Whether a key is YAML's merge key.
    func isMergeKey(_ key: Reference) -> Bool {
        let node = node(key)
        return node.length == 2 && node.isPlain && isScalar(key, "<<")
    }

    /// What was found, in an author's words.
    package func found(_ reference: Reference) -> String {
        switch node(reference).kind {
        case .mapping: "a mapping"
        case .sequence: "a list"
        case .alias: "an alias"
        case .scalar: isNull(reference) ? "nothing" : quotedText(reference)
        }
    }
}
