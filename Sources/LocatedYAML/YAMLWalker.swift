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
                    reportWrongMerge(item)
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
        guard document.node(reference).kind != .alias, !reportTemplate(reference) else { return }
        if document.node(reference).kind == .scalar, reportMissingSpace(reference) { return }
        diagnostics.add(
            .wrongType, "\(YAMLWalker.subject(name)) is \(expected), found \(document.found(reference))",
            at: document.blame(reference), fixIts: [remedy ?? "write \(expected)"])
    }

    /// Reports the value of a merge key that is no mapping.
    private mutating func reportWrongMerge(_ item: YAMLDocument.Reference) {
        // What is written at the merge key itself is blamed where it stands, be it in a list.
        let reference = document.isWritten(item) ? YAMLDocument.Reference(node: item.node) : item
        let name = document.anchorName(before: reference) ?? document.text(reference, upTo: 40)
        let isName = !name.isEmpty && name.utf8.count <= 40 && name.utf8.allSatisfy(isAnchorByte)
        let isScalar = document.node(reference).kind == .scalar
        reportWrongType(
            reference, "<<", expected: "an alias of a mapping, or a list of them",
            remedy: isScalar && isName
                ? "write '<<: *\(name)', with '&\(name)' before the mapping that it stands for" : nil)
    }

    /// Reports the mark of a template, `{{ … }}`, which YAML takes for a mapping in a mapping; returns whether it is one.
    package mutating func reportTemplate(_ reference: YAMLDocument.Reference) -> Bool {
        guard let mark = document.templateMark(of: reference) else { return false }
        diagnostics.add(.template(at: mark))
        return true
    }

    /// Reports text `key:value` where a mapping was meant; returns whether it is.
    package mutating func reportMissingSpace(_ reference: YAMLDocument.Reference) -> Bool {
        let node = document.node(reference)
        guard node.isPlain, node.length <= YAMLWalker.longestKey else { return false }
        let text = document.text(reference)
        guard let colon = text.firstIndex(of: ":"), colon > text.startIndex,
            text[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "," || $0 == "-") })
        else { return false }
        let value = text[text.index(after: colon)...]
        if let space = value.unicodeScalars.first, isUnusualSpace(space) {
            reportUnusualSpace(space, in: reference, after: text[...colon].utf8.count)
        } else {
            diagnostics.add(.missingSpace(key: text[..<colon], value: value, at: document.range(of: reference)))
        }
        return true
    }

    /// Reports a space that YAML doesn't treat as whitespace at the start or the end of a text without quotes; returns
    /// whether there is one.
    package mutating func reportUnusualSpace(_ reference: YAMLDocument.Reference) -> Bool {
        let node = document.node(reference)
        guard node.kind == .scalar, node.isPlain, !node.isInScratch, node.length <= YAMLWalker.longestKey,
            let first = document.bytes(reference).first, let last = document.bytes(reference).last,
            first >= 0x80 || last >= 0x80
        else { return false }
        let text = document.text(reference)
        if let space = text.unicodeScalars.first, isUnusualSpace(space) {
            reportUnusualSpace(space, in: reference, after: 0)
        } else if let space = text.unicodeScalars.last, isUnusualSpace(space) {
            reportUnusualSpace(space, in: reference, after: Int(node.length) - UTF8.width(space))
        } else {
            return false
        }
        return true
    }

    private mutating func reportUnusualSpace(
        _ space: Unicode.Scalar, in reference: YAMLDocument.Reference, after bytes: Int
    ) {
        var range = document.range(of: reference)
        if range.written == nil {
            range.start += Int32(bytes)
            range.end = range.start + Int32(UTF8.width(space))
        }
        diagnostics.add(.unusualSpace(space, at: range))
    }

    /// Reports a comma in braces that cuts a value: its second part is a key without a value.
    ///
    /// - Returns: whether there is one.
    package mutating func reportFlowComma(_ pair: Pair, after previous: Pair?, in mapping: YAMLDocument.Reference)
        -> Bool
    {
        guard let previous, !pair.key.isShared, !previous.value.isShared, document.isFlow(mapping),
            document.node(pair.key).isPlain, document.node(pair.value).length == 0, document.isNull(pair.value),
            document.node(previous.value).kind == .scalar, document.node(previous.value).isPlain,
            !document.isNull(previous.value)
        else { return false }
        let first = document.range(of: previous.value)
        var range = document.range(of: pair.key)
        let key = document.text(pair.key, upTo: 40)
        let number = document.text(previous.value, upTo: 40)
        let isTouching = first.end + 1 == range.start
        range.start = first.start
        guard isTouching, key.utf8.first.map(isDigit) ?? false, number.utf8.allSatisfy(isDigit) else {
            range.start = first.end
            range.end = first.end + 1
            diagnostics.add(
                .flowComma, "a comma in braces ends the text \(document.quotedText(previous.value))", at: range,
                fixIts: ["quote the text, or write a key and its value behind the comma"])
            return true
        }
        // Three digits may be thousands as well as a fraction.
        let digits = key.utf8.prefix(while: isDigit).count
        diagnostics.add(
            .flowComma,
            "a comma in braces ends the number '\(number)', and '\(printable(key.prefix(20)))' is left over", at: range,
            fixIts: [
                digits == 3
                    ? "write a decimal point before a fraction, and nothing between thousands"
                    : "write '\(number).\(printable(key.prefix(20)))'"
            ])
        return true
    }
}

private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
