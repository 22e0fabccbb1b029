extension Decoder {
    /// A key and its value.
    struct Pair {
        let key: NodeReference
        let value: NodeReference
        /// Whether a merge key brought it in: an explicit key wins over it.
        let isMerged: Bool
    }

    /// The values of a mapping by its shape's fields.
    struct Fields {
        /// The mapping.
        let owner: NodeReference
        /// Values by the index of their field.
        fileprivate(set) var values: [NodeReference?]

        subscript(key: some FieldKey) -> NodeReference? { values[key.rawValue] }
    }

    /// Finds the fields of a mapping; reports unknown, duplicate and missing keys.
    ///
    /// - Parameter name: what the author calls the mapping, as in "'screen' needs 'width'".
    mutating func fields(of reference: NodeReference, _ shape: Shape, named name: String) -> Fields? {
        guard node(reference).kind == .mapping else {
            reportWrongType(
                reference, name, expected: "a mapping",
                remedy:
                    "write its keys, \(shape.fields.filter(\.isRequired).map { "'\($0.name)'" }.joined(separator: ", ")), each with a value"
            )
            return nil
        }
        var fields = Fields(owner: reference, values: Array(repeating: nil, count: shape.fields.count))
        var keys: [NodeReference?] = Array(repeating: nil, count: shape.fields.count)
        var ownKeys: [String: NodeReference] = [:]
        for pair in pairs(of: reference) {
            guard node(pair.key).kind == .scalar else {
                reportWrongType(pair.key, "a key", expected: "text")
                continue
            }
            if let index = shape.index(of: bytes(pair.key)) {
                if let first = keys[index] {
                    if !pair.isMerged { reportDuplicate(pair.key, first: first) }
                    continue
                }
                keys[index] = pair.key
                fields.values[index] = pair.value
            } else if bytes(pair.key).starts(with: "x-".utf8) {
                let key = text(pair.key)
                if let first = ownKeys[key] {
                    if !pair.isMerged { reportDuplicate(pair.key, first: first) }
                } else {
                    ownKeys[key] = pair.key
                }
            } else {
                reportUnknown(pair.key, value: pair.value, shape, name)
            }
        }
        for (index, field) in shape.fields.enumerated() where keys[index] == nil && field.isRequired {
            diagnostics.add(
                .missingKey, "'\(name)' needs '\(field.name)'", at: end(of: reference),
                fixIts: ["add '\(field.name): \(field.type.example)'"])
        }
        return fields
    }

    mutating func reportDuplicate(_ key: NodeReference, first: NodeReference) {
        diagnostics.add(
            .duplicateKey, "key \(quoted(text(key))) stands twice in one mapping", at: range(of: key),
            notes: [.init(message: "the first one", range: range(of: first))], fixIts: ["remove one of them"])
    }

    private mutating func reportUnknown(_ key: NodeReference, value: NodeReference, _ shape: Shape, _ name: String) {
        if reportUnusualSpace(key) { return }
        if isNull(value), reportMissingSpace(key) { return }
        let text = text(key)
        if isScalar(key, "<<") {
            diagnostics.add(
                .unknownKey, "a merge key must not be quoted", at: range(of: key), fixIts: ["write '<<: *anchor'"])
            return
        }
        let names = shape.fields.map(\.name)
        let fixIt =
            nearestName(to: text, among: names).map { "did you mean '\($0)'?" }
            ?? "known keys are \(names.joined(separator: ", ")); start a key of your own with 'x-'"
        diagnostics.add(.unknownKey, "unknown key \(quoted(text)) in '\(name)'", at: range(of: key), fixIts: [fixIt])
    }

    // MARK: Merge keys

    /// Keys and values of a mapping: its own first, then what its merge keys bring in.
    mutating func pairs(of reference: NodeReference) -> [Pair] {
        var pairs: [Pair] = []
        appendPairs(of: reference, isMerged: false, depth: 0, to: &pairs)
        return pairs
    }

    private mutating func appendPairs(
        of reference: NodeReference, isMerged: Bool, depth: Int, to pairs: inout [Pair]
    ) {
        let mapping = node(reference)
        var merges: [(key: NodeReference, value: Int)] = []
        var index = reference.node + 1
        while index < Int(mapping.next) {
            let key = child(index, of: reference)
            let valueIndex = Int(nodes[index].next)
            if isMergeKey(key) {
                if let first = merges.first, !isMerged { reportDuplicate(key, first: first.key) }
                merges.append((key, valueIndex))
            } else {
                pairs.append(Pair(key: key, value: child(valueIndex, of: reference), isMerged: isMerged))
            }
            index = Int(nodes[valueIndex].next)
        }
        for merge in merges {
            // What comes in is blamed where it is used: at the merge key's value.
            let value = nodes[merge.value]
            let user =
                reference.useStart >= 0
                ? reference
                : NodeReference(node: merge.value, useStart: value.start, useEnd: max(value.end, value.start + 1))
            mergeValue(child(merge.value, of: user), depth: depth, to: &pairs)
        }
    }

    private mutating func mergeValue(_ value: NodeReference, depth: Int, to pairs: inout [Pair]) {
        guard depth < YAMLReader.Limits.depth, mergeBudget > 0 else {
            if !isMergeBudgetSpent {
                isMergeBudgetSpent = true
                mergeBudget = 0
                diagnostics.add(
                    .tooManyNodes,
                    "merge keys bring in more than \(YAMLReader.Limits.nodes) nodes, or go deeper than \(YAMLReader.Limits.depth)",
                    at: range(of: value), fixIts: ["write the values out"])
            }
            return
        }
        mergeBudget -= 1
        switch node(value).kind {
        case .mapping:
            let before = pairs.count
            appendPairs(of: value, isMerged: true, depth: depth + 1, to: &pairs)
            mergeBudget -= pairs.count - before
        case .sequence:
            for item in items(of: value) {
                guard node(item).kind == .mapping else {
                    reportWrongType(item, "<<", expected: "an alias of a mapping, or a list of them")
                    continue
                }
                mergeValue(item, depth: depth + 1, to: &pairs)
            }
        case .scalar, .alias:
            reportWrongType(value, "<<", expected: "an alias of a mapping, or a list of them")
        }
    }

    private func isMergeKey(_ key: NodeReference) -> Bool {
        let node = node(key)
        return node.kind == .scalar && node.isPlain && node.length == 2 && isScalar(key, "<<")
    }

    /// Items of a list.
    func items(of reference: NodeReference) -> [NodeReference] {
        var items: [NodeReference] = []
        var index = reference.node + 1
        let end = Int(node(reference).next)
        while index < end {
            items.append(child(index, of: reference))
            index = Int(nodes[index].next)
        }
        return items
    }
}
