/// Turns the nodes of one document into a spec, collecting every mistake on the way.
struct Decoder {
    /// Contents of the file.
    let contents: [UInt8]
    /// The same bytes.
    let source: UnsafeBufferPointer<UInt8>
    let file: Int32
    let nodes: [Node]
    /// Texts of scalars that do not stand in the source as they are.
    let scratch: UnsafeBufferPointer<UInt8>
    var diagnostics = Diagnostics()
    /// Nodes that aliases and merge keys may still bring in.
    var expansionBudget = YAMLReader.Limits.expansion
    /// Texts that do not stand in the source as they are, by their nodes: aliases share them.
    var copies: [Int32: [UInt8]] = [:]

    /// Starts at a document; the buffers must outlive the decoder.
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

    /// The document's root.
    var root: NodeReference { NodeReference(node: 0) }

    // MARK: Nodes

    func node(_ reference: NodeReference) -> Node { nodes[reference.index] }

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

    /// What a message calls a value: a key in quotes, or words.
    func subject(_ name: String) -> String { name.contains(" ") ? name : "'\(name)'" }

    /// Reports a value of the wrong type; nothing about an alias that stands for nothing, which is reported already.
    mutating func reportWrongType(
        _ reference: NodeReference, _ name: String, expected: String, remedy: String? = nil
    ) {
        guard node(reference).kind != .alias else { return }
        if node(reference).kind == .scalar, reportMissingSpace(reference) { return }
        diagnostics.add(
            .wrongType, "\(subject(name)) is \(expected), found \(found(reference))", at: blame(reference),
            fixIts: [remedy ?? "write \(expected)"])
    }

    /// The place of a value; an empty one has no width, so the byte before it stands for it.
    func blame(_ reference: NodeReference) -> SourceRange {
        var range = range(of: reference)
        if range.start == range.end, range.start > 0 { range.start -= 1 }
        return range
    }

    /// A text `key:value`, where a mapping was meant.
    mutating func reportMissingSpace(_ reference: NodeReference) -> Bool {
        guard node(reference).isPlain, node(reference).length <= Decoder.longestKey else { return false }
        let text = text(reference)
        guard let colon = text.firstIndex(of: ":"), colon > text.startIndex,
            text[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "," || $0 == "-") })
        else { return false }
        diagnostics.add(
            .missingSpace(key: text[..<colon], value: text[text.index(after: colon)...], at: range(of: reference)))
        return true
    }

    /// Reports a space that is none for YAML, at the start of a text without quotes.
    mutating func reportUnusualSpace(_ reference: NodeReference) -> Bool {
        let node = node(reference)
        guard node.kind == .scalar, node.isPlain, !node.isInScratch, node.length > 0, source[Int(node.text)] >= 0x80,
            let scalar = text(reference, upTo: 4).unicodeScalars.first, isUnusualSpace(scalar)
        else { return false }
        var range = range(of: reference)
        if range.written == nil { range.end = range.start + Int32(UTF8.width(scalar)) }
        diagnostics.add(.unusualSpace(scalar, at: range))
        return true
    }
}
