extension Decoder {
    /// A key and its value.
    struct Pair {
        let key: NodeReference
        let value: NodeReference
        /// Whether a merge key brought it in: an explicit key wins over it.
        let isMerged: Bool
    }

    /// Calls a function with the keys and values of a mapping: its own first, then what its merge keys bring in.
    mutating func forEachPair(of reference: NodeReference, _ body: (inout Decoder, Pair) -> Void) {
        var hasMergeKeys = false
        var index = reference.node + 1
        let end = node(reference).next
        while index < end {
            let key = child(index, of: reference)
            let value = nodes[Int(index)].next
            if isMergeKey(key) {
                hasMergeKeys = true
            } else {
                body(&self, Pair(key: key, value: child(value, of: reference), isMerged: false))
            }
            index = nodes[Int(value)].next
        }
        guard hasMergeKeys else { return }
        var merged: [Pair] = []
        mergePairs(of: reference, isMerged: false, depth: 0, to: &merged)
        for pair in merged { body(&self, pair) }
    }

    /// Adds what the merge keys of a mapping bring in.
    private mutating func mergePairs(
        of reference: NodeReference, isMerged: Bool, depth: Int, to pairs: inout [Pair]
    ) {
        var first: NodeReference?
        var index = reference.node + 1
        let end = node(reference).next
        while index < end {
            let key = child(index, of: reference)
            let value = nodes[Int(index)].next
            if isMergeKey(key) {
                if let first, !isMerged { reportDuplicate(key, first: first) }
                first = first ?? key
                // What comes in is blamed where it is used: at the merge key's value.
                let user = NodeReference(node: value, user: reference.user >= 0 ? reference.user : value)
                mergeValue(child(value, of: user), depth: depth, to: &pairs)
            }
            index = nodes[Int(value)].next
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
            mergeMapping(value, depth: depth + 1, to: &pairs)
            mergeBudget -= pairs.count - before
        case .sequence:
            forEachItem(of: value) { decoder, item in
                guard decoder.node(item).kind == .mapping else {
                    decoder.reportWrongType(item, "<<", expected: "an alias of a mapping, or a list of them")
                    return
                }
                decoder.mergeValue(item, depth: depth + 1, to: &pairs)
            }
        case .scalar, .alias:
            reportWrongType(value, "<<", expected: "an alias of a mapping, or a list of them")
        }
    }

    /// Adds the pairs of a mapping that a merge key brings in: its own first, then what it merges itself.
    private mutating func mergeMapping(_ reference: NodeReference, depth: Int, to pairs: inout [Pair]) {
        var index = reference.node + 1
        let end = node(reference).next
        while index < end {
            let key = child(index, of: reference)
            let value = nodes[Int(index)].next
            if !isMergeKey(key) {
                pairs.append(Pair(key: key, value: child(value, of: reference), isMerged: true))
            }
            index = nodes[Int(value)].next
        }
        mergePairs(of: reference, isMerged: true, depth: depth, to: &pairs)
    }

    private func isMergeKey(_ key: NodeReference) -> Bool {
        let node = node(key)
        return node.length == 2 && node.isPlain && isScalar(key, "<<")
    }

    /// Calls a function with the items of a list.
    mutating func forEachItem(of reference: NodeReference, _ body: (inout Decoder, NodeReference) -> Void) {
        var index = reference.node + 1
        let end = node(reference).next
        while index < end {
            body(&self, child(index, of: reference))
            index = nodes[Int(index)].next
        }
    }
}
