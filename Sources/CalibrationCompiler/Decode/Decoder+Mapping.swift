extension Decoder {
    /// The values of a mapping by its shape's fields.
    struct Fields {
        /// The mapping.
        let owner: NodeReference
        /// The fields that are there.
        fileprivate(set) var found: FieldSet = []
        /// Their values.
        fileprivate(set) var values = FieldReferences()

        subscript(key: some FieldKey) -> NodeReference? { values[key.rawValue] }
    }

    /// Finds the fields of a mapping; reports unknown, duplicate and missing keys.
    ///
    /// - Parameter name: what the author calls the mapping, as in "'screen' needs 'width'".
    mutating func fields(of reference: NodeReference, _ shape: Shape, named name: String) -> Fields? {
        guard !isStopped else { return nil }
        guard node(reference).kind == .mapping else {
            reportWrongType(
                reference, name, expected: "a mapping",
                remedy:
                    "write its keys, \(shape.fields.filter(\.isRequired).map { "'\($0.name)'" }.joined(separator: ", ")), each with a value"
            )
            return nil
        }
        var fields = Fields(owner: reference)
        var keys = FieldReferences()
        var ownKeys: [String: NodeReference] = [:]
        var expected = 0
        forEachPair(of: reference) { decoder, pair in
            guard decoder.node(pair.key).kind == .scalar else {
                decoder.reportWrongType(pair.key, "a key", expected: "text")
                return
            }
            let key = decoder.bytes(pair.key)
            if let index = shape.index(of: key, expected: expected) {
                if let first = keys[index] {
                    if !pair.isMerged { decoder.reportDuplicate(pair.key, first: first) }
                    return
                }
                keys[index] = pair.key
                fields.values[index] = pair.value
                fields.found.insert(FieldSet(index: index))
                expected = index + 1
            } else if key.count <= Decoder.longestKey, key.starts(with: "x-".utf8) {
                let text = decoder.text(pair.key)
                if let first = ownKeys[text] {
                    if !pair.isMerged { decoder.reportDuplicate(pair.key, first: first) }
                } else {
                    ownKeys[text] = pair.key
                }
            } else {
                decoder.reportUnknown(pair.key, value: pair.value, shape, name)
            }
        }
        guard !isStopped else { return nil }
        if !fields.found.isSuperset(of: shape.required) { reportMissing(fields, shape, name) }
        return fields
    }

    private mutating func reportMissing(_ fields: Fields, _ shape: Shape, _ name: String) {
        for field in shape.fields where field.isRequired && !fields.found.contains(FieldSet(index: field.index)) {
            diagnostics.add(
                .missingKey, "\(subject(name)) needs '\(field.name)'", at: end(of: fields.owner),
                fixIts: [field.proposal])
        }
    }

    mutating func reportDuplicate(_ key: NodeReference, first: NodeReference) {
        diagnostics.add(
            .duplicateKey, "key \(quotedText(key)) stands twice in one mapping", at: range(of: key),
            notes: [.init(message: "the first one", range: range(of: first))], fixIts: ["remove one of them"])
    }

    private mutating func reportUnknown(_ key: NodeReference, value: NodeReference, _ shape: Shape, _ name: String) {
        if reportUnusualSpace(key) { return }
        if isNull(value), reportMissingSpace(key) { return }
        if bytes(key).count > Decoder.longestKey {
            diagnostics.add(
                .unknownKey, "a key of '\(name)' is longer than \(Decoder.longestKey) bytes", at: range(of: key),
                fixIts: ["write a shorter key"])
            return
        }
        if isScalar(key, "<<") {
            diagnostics.add(
                .unknownKey, "a merge key must not be quoted", at: range(of: key), fixIts: ["write '<<: *anchor'"])
            return
        }
        let names = shape.fields.map(\.name)
        let fixIt =
            nearestName(to: text(key), among: names).map { "did you mean '\($0)'?" }
            ?? "known keys are \(names.joined(separator: ", ")); start a key of your own with 'x-'"
        diagnostics.add(
            .unknownKey, "unknown key \(quotedText(key)) in \(subject(name))", at: range(of: key), fixIts: [fixIt])
    }
}
