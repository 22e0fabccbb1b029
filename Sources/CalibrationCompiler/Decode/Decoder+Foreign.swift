extension Decoder {
    /// Reports a document that is something else, once instead of key by key; whether it is.
    ///
    /// Other programs keep YAML in the folders that a build plugin searches. A document of theirs has no key of a spec,
    /// nor one that could be a mistyped one.
    mutating func reportForeignDocument() -> Bool {
        guard node(root).kind == .mapping, node(root).next > 1 else { return false }
        var index: Int32 = 1
        var count = 0
        while index < node(root).next {
            // To look for mistyped keys takes time; the first hundred show what the document is.
            guard isForeign(child(index, of: root), mayBeMistyped: count < 100) else { return false }
            count += 1
            index = next(after: next(after: index))
        }
        diagnostics.add(
            .notASpec, "this is no device spec: it has neither 'display' nor 'avatar'",
            at: range(of: child(1, of: root)),
            fixIts: ["move it out of the folder of the specs, or exclude it from the target that they are in"])
        return true
    }

    private func isForeign(_ key: NodeReference, mayBeMistyped: Bool) -> Bool {
        guard node(key).kind == .scalar, !isScalar(key, "<<") else { return false }
        guard Shape.display.index(of: bytes(key)) == nil, Shape.avatarDocument.index(of: bytes(key)) == nil else {
            return false
        }
        let names = Shape.display.fields.map(\.name) + Shape.avatarDocument.fields.map(\.name)
        return !mayBeMistyped || nearestName(to: text(key, upTo: Decoder.longestKey), among: names) == nil
    }
}
