/// What a document says: its nodes, and their texts in the bytes of a file.
///
/// It is an object, since to ask a part of a decoder would copy the decoder for every question.
final class DocumentNodes {
    /// Contents of the file.
    let contents: [UInt8]
    /// The same bytes.
    let source: UnsafeBufferPointer<UInt8>
    /// Index of the file among the sources.
    let file: Int32
    /// Nodes in the order of the source; the first is the root.
    let nodes: [Node]
    /// Texts of scalars that do not stand in the source as they are.
    let scratch: UnsafeBufferPointer<UInt8>

    /// Starts at a document; the buffers must outlive it.
    init(
        nodes: [Node], scratch: UnsafeBufferPointer<UInt8>, source: UnsafeBufferPointer<UInt8>, contents: [UInt8],
        file: Int32
    ) {
        self.nodes = nodes
        self.contents = contents
        self.scratch = scratch
        self.source = source
        self.file = file
    }

    // MARK: Nodes

    func node(_ reference: NodeReference) -> Node { nodes[reference.index] }

    /// Index of the node after another and all its children.
    func next(after index: Int32) -> Int32 { nodes[Int(index)].next }

    /// A child of a node, with its alias followed.
    func child(_ index: Int32, of parent: NodeReference) -> NodeReference {
        let node = nodes[Int(index)]
        guard node.kind == .alias else { return NodeReference(node: index, user: parent.user) }
        return NodeReference(node: node.text, user: parent.user >= 0 ? parent.user : index)
    }

    /// The place to blame for a node: where it is used.
    func range(of reference: NodeReference) -> SourceRange {
        let node = node(reference)
        var range = SourceRange(file: file, start: node.start, end: node.end)
        if reference.user >= 0 {
            let user = nodes[Int(reference.user)]
            range.start = user.start
            range.end = user.end
            range.writtenStart = node.start
            range.writtenEnd = node.end
        }
        return range
    }

    /// Where a key is missing: a flow mapping is blamed at its closing bracket, where the key has to go.
    func end(of reference: NodeReference) -> SourceRange {
        var range = range(of: reference)
        let node = node(reference)
        if range.written == nil, node.end > node.start, source[Int(node.start)] == UInt8(ascii: "{") {
            range.start = node.end - 1
        } else if range.written == nil, node.kind == .mapping, reference.index + 1 < nodes.count {
            range.end = nodes[reference.index + 1].end
        }
        return range
    }

    // MARK: Scalars

    /// Bytes of a scalar's text.
    func bytes(_ reference: NodeReference) -> UnsafeBufferPointer<UInt8> {
        let node = node(reference)
        let range = Int(node.text)..<Int(node.text + node.length)
        return UnsafeBufferPointer(rebasing: node.isInScratch ? scratch[range] : source[range])
    }

    func text(_ reference: NodeReference) -> String { String(decoding: bytes(reference), as: UTF8.self) }

    /// The text of a scalar, or enough of one to see that it is longer than a limit.
    ///
    /// A long text that many aliases stand for is not copied for each of them.
    func text(_ reference: NodeReference, upTo limit: Int) -> String {
        String(decoding: bytes(reference).prefix(limit + 1), as: UTF8.self)
    }

    /// The text of a scalar in quotes, shortened where it is long.
    func quotedText(_ reference: NodeReference) -> String { quoted(text(reference, upTo: 4 * quotedLength + 4)) }

    func isScalar(_ reference: NodeReference, _ text: StaticString) -> Bool {
        let node = node(reference)
        return node.kind == .scalar && Int(node.length) == text.utf8CodeUnitCount
            && isEqual(
                bytes(reference), UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Whether nothing is written.
    func isNull(_ reference: NodeReference) -> Bool {
        let node = node(reference)
        return node.kind == .scalar && node.isPlain
            && (node.length == 0 || isScalar(reference, "~") || isScalar(reference, "null"))
    }

    /// What was found, in the author's words.
    func found(_ reference: NodeReference) -> String {
        switch node(reference).kind {
        case .mapping: "a mapping"
        case .sequence: "a list"
        case .alias: "an alias"
        case .scalar: isNull(reference) ? "nothing" : quotedText(reference)
        }
    }

    /// The place of a value; an empty one has no width, so the byte before it stands for it.
    func blame(_ reference: NodeReference) -> SourceRange {
        var range = range(of: reference)
        if range.start == range.end, range.start > 0 { range.start -= 1 }
        return range
    }
}
