/// Turns the nodes of one document into a spec, collecting every mistake on the way.
struct Decoder {
    /// The document.
    let document: DocumentNodes
    var diagnostics = Diagnostics()
    /// Nodes that aliases and merge keys may still bring in.
    var expansionBudget = YAMLReader.Limits.expansion
    /// Texts that do not stand in the source as they are, by their nodes: aliases share them.
    var copies: [Int32: [UInt8]] = [:]

    /// Starts at a document.
    init(_ document: DocumentNodes) { self.document = document }

    /// The document's root.
    var root: NodeReference { NodeReference(node: 0) }

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
        guard node.kind == .scalar, node.isPlain, !node.isInScratch, node.length > 0,
            document.source[Int(node.text)] >= 0x80,
            let scalar = text(reference, upTo: 4).unicodeScalars.first, isUnusualSpace(scalar)
        else { return false }
        var range = range(of: reference)
        if range.written == nil { range.end = range.start + Int32(UTF8.width(scalar)) }
        diagnostics.add(.unusualSpace(scalar, at: range))
        return true
    }
}
