extension Decoder {
    /// Reports a document that is something else, once instead of key by key; whether it is.
    ///
    /// Other programs keep YAML in the folders that a build plugin searches. A document of theirs has no key of a spec,
    /// nor one that could be a mistyped one.
    mutating func reportForeignDocument() -> Bool {
        guard node(root).kind == .mapping, node(root).next > 1 else { return false }
        var index: Int32 = 1
        while index < node(root).next {
            guard isForeign(child(index, of: root)) else { return false }
            index = nodes[Int(nodes[Int(index)].next)].next
        }
        diagnostics.add(
            .notASpec, "this is no device spec: it has neither 'display' nor 'avatar'",
            at: range(of: child(1, of: root)),
            fixIts: ["move it out of the folder of the specs, or exclude it from the target that they are in"])
        return true
    }

    private func isForeign(_ key: NodeReference) -> Bool {
        guard node(key).kind == .scalar, !isScalar(key, "<<") else { return false }
        let shapes = [Shape.display, .avatarDocument]
        guard !shapes.contains(where: { $0.index(of: bytes(key)) != nil }) else { return false }
        return nearestName(to: text(key), among: shapes.flatMap(\.fields).map(\.name)) == nil
    }
}
