import SourceDiagnostics

/// Walks through a document: follows aliases and merge keys within limits, and reports nodes of the wrong kind.
package struct YAMLWalker {
    /// A key and its value.
    package struct Pair {
        package let key: YAMLDocument.Reference
        package let value: YAMLDocument.Reference
        /// Whether a merge key brought it in: an explicit key wins over it.
        package let isMerged: Bool
    }

    /// The document.
    package let document: YAMLDocument
    /// Messages so far.
    package var diagnostics = Diagnostics()

    /// Nodes that aliases and merge keys may still bring in.
    private var budget = YAMLReader.Limits.expansion

    /// Starts at a document.
    package init(_ document: YAMLDocument) { self.document = document }

    /// Whether there is no point in reading on.
    package var isStopped: Bool { budget <= 0 || diagnostics.isFull }

    /// The keys and values of a mapping: its own first, then those that its merge keys bring in.
    package mutating func pairs(of mapping: YAMLDocument.Reference) -> [Pair] {
        var pairs: [Pair] = []
        if addOwnPairs(of: mapping, isMerged: false, to: &pairs) {
            var seen: Set<Int32> = []
            merge(mapping, depth: 0, &seen, to: &pairs)
        }
        return pairs
    }

    /// The items of a list.
    package mutating func items(of list: YAMLDocument.Reference) -> [YAMLDocument.Reference] {
        var items: [YAMLDocument.Reference] = []
        var index = list.node + 1
        let end = document.node(list).next
        while index < end, !isStopped {
            let item = document.child(index, of: list)
            count(item)
            items.append(item)
            index = document.next(after: index)
        }
        return items
    }

    /// Keys of a mapping itself, without following anything.
    package func keys(of mapping: YAMLDocument.Reference) -> [YAMLDocument.Reference] {
        guard document.node(mapping).kind == .mapping else { return [] }
        return indices(of: mapping).map { document.child($0.key, of: mapping) }
    }

    private func indices(of mapping: YAMLDocument.Reference) -> [(key: Int32, value: Int32)] {
        var indices: [(key: Int32, value: Int32)] = []
        var key = mapping.node + 1
        let end = document.node(mapping).next
        while key < end {
            let value = document.next(after: key)
            indices.append((key, value))
            key = document.next(after: value)
        }
        return indices
    }

    /// Adds the pairs of a mapping itself; returns whether it has merge keys, too.
    private mutating func addOwnPairs(
        of mapping: YAMLDocument.Reference, isMerged: Bool, to pairs: inout [Pair]
    ) -> Bool {
        var hasMergeKeys = false
        var key = mapping.node + 1
        let end = document.node(mapping).next
        while key < end, !isStopped {
            let value = document.next(after: key)
            let pair = Pair(
                key: document.child(key, of: mapping), value: document.child(value, of: mapping), isMerged: isMerged)
            if document.isMergeKey(pair.key) {
                hasMergeKeys = true
            } else {
                count(pair.key)
                count(pair.value)
                pairs.append(pair)
            }
            key = document.next(after: value)
        }
        return hasMergeKeys
    }

    /// Counts a node that an alias or a merge key has brought in; eight bytes of a text count as much as a node.
    private mutating func count(_ reference: YAMLDocument.Reference) {
        guard reference.isShared, budget > 0 else { return }
        budget -= 1 + Int(document.node(reference).length / 8)
        guard budget <= 0 else { return }
        let limit = YAMLReader.Limits.expansion
        diagnostics.add(
            .tooManyNodes, "aliases and merge keys bring in more than \(limit) nodes, or \(8 * limit) bytes of text",
            at: document.range(of: reference), fixIts: ["write the values out"])
    }

    // MARK: Merge keys

    /// Adds what the merge keys of a mapping bring in; a mapping that was merged before brings nothing new.
    private mutating func merge(
        _ mapping: YAMLDocument.Reference, depth: Int, _ seen: inout Set<Int32>, to pairs: inout [Pair]
    ) {
        for (key, value) in indices(of: mapping) where !isStopped {
            guard document.isMergeKey(document.child(key, of: mapping)) else { continue }
            // Merged content is blamed where it is used: at the merge key's value.
            let user = YAMLDocument.Reference(node: value, user: mapping.isShared ? mapping.user : value)
            let source = document.child(value, of: user)
            guard depth < YAMLReader.Limits.depth else {
                budget = 0
                diagnostics.add(
                    .tooDeep, "merge keys go deeper than \(YAMLReader.Limits.depth) mappings",
                    at: document.range(of: source), fixIts: ["write the values out"])
                return
            }
            for item in document.node(source).kind == .sequence ? items(of: source) : [source] {
                guard document.node(item).kind == .mapping else {
                    reportWrongType(item, "<<", expected: "an alias of a mapping, or a list of them")
                    continue
                }
                guard seen.insert(item.node).inserted else { continue }
                if addOwnPairs(of: item, isMerged: true, to: &pairs) {
                    merge(item, depth: depth + 1, &seen, to: &pairs)
                }
            }
        }
    }
}

// MARK: Nodes of the wrong kind

extension YAMLWalker {
    /// Bytes of a key, at most; YAML itself allows no more for a key in one line with its colon.
    package static let longestKey = 1_024

    /// What a message calls a value: a key in quotes, or words.
    package static func subject(_ name: String) -> String { name.contains(" ") ? name : "'\(name)'" }

    /// Reports a value of the wrong type, unless it is an alias that stands for nothing, which is reported already.
    package mutating func reportWrongType(
        _ reference: YAMLDocument.Reference, _ name: String, expected: String, remedy: String? = nil
    ) {
        guard document.node(reference).kind != .alias else { return }
        if document.node(reference).kind == .scalar, reportMissingSpace(reference) { return }
        diagnostics.add(
            .wrongType, "\(YAMLWalker.subject(name)) is \(expected), found \(document.found(reference))",
            at: document.blame(reference), fixIts: [remedy ?? "write \(expected)"])
    }

    /// Reports text `key:value` where a mapping was meant; returns whether it is.
    package mutating func reportMissingSpace(_ reference: YAMLDocument.Reference) -> Bool {
        let node = document.node(reference)
        guard node.isPlain, node.length <= YAMLWalker.longestKey else { return false }
        let text = document.text(reference)
        guard let colon = text.firstIndex(of: ":"), colon > text.startIndex,
            text[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "," || $0 == "-") })
        else { return false }
        diagnostics.add(
            .missingSpace(
                key: text[..<colon], value: text[text.index(after: colon)...], at: document.range(of: reference)))
        return true
    }

    /// Reports a space that YAML doesn't treat as whitespace at the start of a text without quotes; returns whether
    /// there is one.
    package mutating func reportUnusualSpace(_ reference: YAMLDocument.Reference) -> Bool {
        let node = document.node(reference)
        guard node.kind == .scalar, node.isPlain, !node.isInScratch, let first = document.bytes(reference).first,
            first >= 0x80, let scalar = document.text(reference, upTo: 4).unicodeScalars.first, isUnusualSpace(scalar)
        else { return false }
        var range = document.range(of: reference)
        if range.written == nil { range.end = range.start + Int32(UTF8.width(scalar)) }
        diagnostics.add(.unusualSpace(scalar, at: range))
        return true
    }
}
