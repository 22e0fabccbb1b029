import LocatedYAML
import SourceDiagnostics

/// Reads the values of one document, collecting every mistake on the way.
struct Decoder {
    /// The document's nodes.
    var yaml: YAMLWalker
    /// The display's scale; `nil` while it is not known, or wrong, which is reported already.
    var scale: Located<Int>?
    /// The document's named sources, by name.
    var namedSources: [String: NamedSource] = [:]

    /// Starts at a document.
    init(_ document: YAMLDocument) { yaml = YAMLWalker(document) }

    var document: YAMLDocument { yaml.document }

    /// Reports a mistake.
    mutating func add(
        _ code: DiagnosticCode, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [],
        fixIts: [String] = []
    ) {
        yaml.diagnostics.add(code, message, at: range, notes: notes, fixIts: fixIts)
    }

    /// Whether a node is text; reports anything else.
    mutating func isScalar(_ reference: YAMLDocument.Reference, _ name: String, expected: String) -> Bool {
        guard document.node(reference).kind == .scalar else {
            yaml.reportWrongType(reference, name, expected: expected)
            return false
        }
        return !yaml.reportUnusualSpace(reference)
    }

    /// The value of a field; `nil` if the key is missing, or its value is wrong, which is reported already.
    mutating func read<Value>(_ field: Field<Value>, _ mapping: Mapping) -> Value? {
        guard let reference = mapping[field] else { return nil }
        return field.type.read(&self, reference, field.key)
    }

    // MARK: Mappings

    /// Finds the fields of a mapping; reports unknown and missing keys.
    ///
    /// - Parameter name: what messages call the mapping, as in "'screen' needs 'width'".
    mutating func mapping(
        _ reference: YAMLDocument.Reference, _ format: MappingFormat, _ name: String
    ) -> Mapping? {
        guard !yaml.isStopped else { return nil }
        guard document.node(reference).kind == .mapping else {
            let keys = format.required.map { "'\($0.key)'" }.joined(separator: ", ")
            yaml.reportWrongType(
                reference, name, expected: "a mapping",
                remedy: keys.isEmpty
                    ? "write a key and its value, or leave it out" : "write its keys, \(keys), each with a value")
            return nil
        }
        let pairs = yaml.pairs(of: reference)
        var mapping = Mapping(reference: reference, capacity: pairs.count)
        var misspelt: Set<String> = []
        for pair in pairs where !yaml.isStopped {
            guard document.node(pair.key).kind == .scalar else {
                yaml.reportWrongType(pair.key, "a key", expected: "text")
                continue
            }
            let key = document.text(pair.key, upTo: YAMLWalker.longestKey)
            if format.hasKey(key) {
                mapping.add(pair, key)
            } else if !key.hasPrefix("x-") || key.utf8.count > YAMLWalker.longestKey {
                if let meant = reportUnknown(pair, key, format, name) { misspelt.insert(meant) }
            }
        }
        guard !yaml.isStopped else { return nil }
        for field in format.required where mapping[field.key] == nil && !misspelt.contains(field.key) {
            add(
                .missingKey, "\(YAMLWalker.subject(name)) needs '\(field.key)'", at: document.end(of: reference),
                fixIts: [field.description.proposal(field.key)])
        }
        return mapping
    }

    /// Reports a key that the format doesn't have; returns the one that was probably meant.
    private mutating func reportUnknown(
        _ pair: YAMLWalker.Pair, _ key: String, _ format: MappingFormat, _ name: String
    ) -> String? {
        if yaml.reportUnusualSpace(pair.key) { return nil }
        if document.isNull(pair.value), yaml.reportMissingSpace(pair.key) {
            return key.split(separator: ":").first.map(String.init)
        }
        let range = document.range(of: pair.key)
        if key.utf8.count > YAMLWalker.longestKey {
            add(
                .unknownKey, "a key of '\(name)' is longer than \(YAMLWalker.longestKey) bytes", at: range,
                fixIts: ["write a shorter key"])
            return nil
        }
        if key == "<<" {
            add(.unknownKey, "a merge key must not be quoted", at: range, fixIts: ["write '<<: *anchor'"])
            return nil
        }
        let names = format.fields.map(\.key)
        let meant = nearestName(to: key, among: names)
        let fixIt =
            meant.map { "did you mean '\($0)'?" }
            ?? "known keys are \(names.joined(separator: ", ")); start a key of your own with 'x-'"
        add(
            .unknownKey, "unknown key \(document.quotedText(pair.key)) in \(YAMLWalker.subject(name))", at: range,
            fixIts: [fixIt])
        return meant
    }
}

/// The values of a mapping by their keys.
struct Mapping {
    /// The mapping.
    let reference: YAMLDocument.Reference

    private var entries: [(key: String, pair: YAMLWalker.Pair)] = []

    init(reference: YAMLDocument.Reference, capacity: Int) {
        self.reference = reference
        entries.reserveCapacity(capacity)
    }

    /// Adds a key, unless it is there: an explicit key comes before, and wins over, a merged one.
    mutating func add(_ pair: YAMLWalker.Pair, _ key: String) {
        if self[key] == nil { entries.append((key, pair)) }
    }

    /// The value of a key.
    subscript(key: String) -> YAMLDocument.Reference? {
        entries.first { $0.key == key }?.pair.value
    }

    /// The value of a field.
    subscript(field: some AnyField) -> YAMLDocument.Reference? { self[field.key] }

    /// Whether a field is there.
    func has(_ field: some AnyField) -> Bool { self[field.key] != nil }
}
