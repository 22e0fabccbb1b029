extension Decoder {
    /// A key and its value.
    struct Pair {
        let key: NodeReference
        let value: NodeReference
        /// Whether a merge key brought it in: an explicit key wins over it.
        let isMerged: Bool
    }

    /// Bytes of a key, at most; YAML itself allows no more where a key stands in one line with its colon.
    static let longestKey = 1_024

    /// Calls a function with the keys and values of a mapping: its own first, then what its merge keys bring in.
    ///
    /// It is the innermost loop of decoding: the function becomes a part of it.
    @inline(__always)
    mutating func forEachPair(of reference: NodeReference, _ body: (inout Decoder, Pair) -> Void) {
        var hasMergeKeys = false
        var index = reference.node + 1
        let end = node(reference).next
        while index < end, !isStopped {
            let key = child(index, of: reference)
            let value = next(after: index)
            if isMergeKey(key) {
                hasMergeKeys = true
            } else {
                let pair = Pair(key: key, value: child(value, of: reference), isMerged: false)
                expand(pair)
                body(&self, pair)
            }
            index = next(after: value)
        }
        guard hasMergeKeys else { return }
        var merged = Merged()
        mergePairs(of: reference, isMerged: false, depth: 0, to: &merged)
        for pair in merged.pairs where !isStopped { body(&self, pair) }
    }

    /// Calls a function with the items of a list.
    mutating func forEachItem(of reference: NodeReference, _ body: (inout Decoder, NodeReference) -> Void) {
        var index = reference.node + 1
        let end = node(reference).next
        while index < end, !isStopped {
            let item = child(index, of: reference)
            expand(item)
            body(&self, item)
            index = next(after: index)
        }
    }

    /// Number of items in a list.
    func itemCount(of reference: NodeReference) -> Int {
        var count = 0
        var index = reference.node + 1
        while index < node(reference).next {
            count += 1
            index = next(after: index)
        }
        return count
    }

    // MARK: Limits

    /// Whether there is no point in reading on.
    var isStopped: Bool { expansionBudget <= 0 || diagnostics.isFull }

    private mutating func expand(_ pair: Pair) {
        expand(pair.key)
        expand(pair.value)
    }

    /// Counts a node, if an alias or a merge key has brought it in; eight bytes of a text count as much as a node.
    private mutating func expand(_ reference: NodeReference) {
        guard reference.user >= 0, expansionBudget > 0 else { return }
        expansionBudget -= 1 + Int(node(reference).length / 8)
        guard expansionBudget <= 0 else { return }
        let limit = YAMLReader.Limits.expansion
        diagnostics.add(
            .tooManyNodes, "aliases and merge keys bring in more than \(limit) nodes, or \(8 * limit) bytes of text",
            at: range(of: reference), fixIts: ["write the values out"])
    }

    // MARK: Merge keys

    /// What merge keys bring into a mapping.
    private struct Merged {
        var pairs: [Pair] = []
        /// The mappings that they come from: once more, one of them brings nothing new.
        var mappings: Set<Int32> = []
    }

    /// Adds what the merge keys of a mapping bring in.
    private mutating func mergePairs(
        of reference: NodeReference, isMerged: Bool, depth: Int, to merged: inout Merged
    ) {
        var first: NodeReference?
        var index = reference.node + 1
        let end = node(reference).next
        while index < end, !isStopped {
            let key = child(index, of: reference)
            let value = next(after: index)
            if isMergeKey(key) {
                if let first, !isMerged { reportDuplicate(key, first: first) }
                first = first ?? key
                // What comes in is blamed where it is used: at the merge key's value.
                let user = NodeReference(node: value, user: reference.user >= 0 ? reference.user : value)
                mergeValue(child(value, of: user), depth: depth, to: &merged)
            }
            index = next(after: value)
        }
    }

    private mutating func mergeValue(_ value: NodeReference, depth: Int, to merged: inout Merged) {
        guard depth < YAMLReader.Limits.depth else {
            expansionBudget = 0
            diagnostics.add(
                .tooDeep, "merge keys go deeper than \(YAMLReader.Limits.depth) mappings", at: range(of: value),
                fixIts: ["write the values out"])
            return
        }
        switch node(value).kind {
        case .mapping:
            mergeMapping(value, depth: depth + 1, to: &merged)
        case .sequence:
            forEachItem(of: value) { decoder, item in
                guard decoder.node(item).kind == .mapping else {
                    decoder.reportWrongType(item, "<<", expected: "an alias of a mapping, or a list of them")
                    return
                }
                decoder.mergeMapping(item, depth: depth + 1, to: &merged)
            }
        case .scalar, .alias:
            reportWrongType(value, "<<", expected: "an alias of a mapping, or a list of them")
        }
    }

    /// Adds the pairs of a mapping that a merge key brings in: its own first, then what it merges itself.
    private mutating func mergeMapping(_ reference: NodeReference, depth: Int, to merged: inout Merged) {
        guard merged.mappings.insert(reference.node).inserted else { return }
        var index = reference.node + 1
        let end = node(reference).next
        while index < end, !isStopped {
            let key = child(index, of: reference)
            let value = next(after: index)
            if !isMergeKey(key) {
                let pair = Pair(key: key, value: child(value, of: reference), isMerged: true)
                expand(pair)
                merged.pairs.append(pair)
            }
            index = next(after: value)
        }
        mergePairs(of: reference, isMerged: true, depth: depth, to: &merged)
    }

    private func isMergeKey(_ key: NodeReference) -> Bool {
        let node = node(key)
        return node.length == 2 && node.isPlain && isScalar(key, "<<")
    }
}
