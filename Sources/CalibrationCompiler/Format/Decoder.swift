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
        guard !yaml.reportTemplate(reference) else { return nil }
        let pairs = yaml.pairs(of: reference)
        var mapping = Mapping(reference: reference, capacity: pairs.count)
        var unknown: [YAMLWalker.Pair] = []
        var isMisspelt: Set<String> = []
        var previous: YAMLWalker.Pair?
        var isLeftOfParent = false
        var strangeKeys = 0
        for pair in pairs where !yaml.isStopped {
            defer { previous = pair }
            guard document.node(pair.key).kind == .scalar else {
                yaml.reportWrongType(pair.key, "a key", expected: "text")
                isMisspelt.insert(document.aliasName(pair.key) ?? "")
                strangeKeys += 1
                continue
            }
            let key = document.text(pair.key, upTo: YAMLWalker.longestKey)
            let before = previous.map { document.text($0.key, upTo: YAMLWalker.longestKey) } ?? ""
            if format.hasKey(key) {
                mapping.add(pair, key)
                isLeftOfParent = false
            } else if key.hasPrefix("x-"), key.utf8.count <= YAMLWalker.longestKey {
                continue
            } else if let meant = reportSlip(pair, key, format) {
                isMisspelt.insert(meant)
            } else if yaml.reportFlowComma(pair, after: previous, in: reference) {
                isMisspelt.insert(before)
                mapping.remove(before)
            } else if format.hasKey(before), reportIndentation(pair, after: previous, before) {
                isMisspelt.insert(before)
                mapping.remove(before)
                isLeftOfParent = true
            } else if !isLeftOfParent {
                unknown.append(pair)
            }
        }
        guard !yaml.isStopped else { return nil }
        var missing = format.required.filter { mapping[$0.key] == nil && !isMisspelt.contains($0.key) }
        let isOnly = unknown.count + strangeKeys == 1
        for pair in unknown where !yaml.isStopped {
            let meant = reportUnknown(pair, format, missing: missing.map(\.key), isOnly: isOnly, name)
            missing.removeAll { $0.key == meant }
        }
        // One key that is no text, and one too few: they are the same.
        if unknown.isEmpty, isOnly, missing.count == 1 { missing = [] }
        for field in missing {
            add(
                .missingKey, "\(YAMLWalker.subject(name)) needs '\(field.key)'", at: document.end(of: reference),
                fixIts: [field.description.proposal(field.key)])
        }
        return mapping
    }

    /// Reports a key that only a slip of the keyboard has made unknown; returns the key that was meant.
    private mutating func reportSlip(_ pair: YAMLWalker.Pair, _ key: String, _ format: MappingFormat) -> String? {
        if yaml.reportUnusualSpace(pair.key) {
            let word = String(key.unicodeScalars.filter { !isUnusualSpace($0) && $0 != " " })
            return format.hasKey(word) ? word : nearestName(to: word, among: format.fields.map(\.key)) ?? word
        }
        let first = key.split(separator: ":", maxSplits: 1).first.map(String.init) ?? ""
        let isNull = document.isNull(pair.value)
        if isNull || format.hasKey(first), yaml.reportMissingSpace(pair.key) { return first }
        let word = String(key.prefix { $0.isASCII && $0.isLetter })
        guard isNull, word != key, format.hasKey(word) else { return nil }
        add(
            .unknownKey, "no colon follows '\(word)'", at: document.range(of: pair.key),
            fixIts: ["write '\(word): …'"])
        return word
    }

    /// Reports an unknown key behind one without a value, to which it belongs; returns whether it is so.
    private mutating func reportIndentation(
        _ pair: YAMLWalker.Pair, after previous: YAMLWalker.Pair?, _ parent: String
    ) -> Bool {
        guard let previous, !pair.isMerged, !pair.key.isShared, !previous.value.isShared,
            document.node(previous.value).length == 0, document.isNull(previous.value)
        else { return false }
        add(
            .unknownKey, "\(document.quotedText(pair.key)) is not indented deeper than '\(parent)', which has no value",
            at: document.range(of: pair.key), fixIts: ["indent what belongs to '\(parent)'"])
        return true
    }

    /// Reports a key that the format doesn't have; returns the one that was probably meant.
    ///
    /// - Parameters:
    ///   - missing: the keys that must be there, and are not.
    ///   - isOnly: whether there is no other unknown key.
    private mutating func reportUnknown(
        _ pair: YAMLWalker.Pair, _ format: MappingFormat, missing: [String], isOnly: Bool, _ name: String
    ) -> String? {
        let range = document.range(of: pair.key)
        let key = document.text(pair.key, upTo: YAMLWalker.longestKey)
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
        // One key too many and one too few are probably the same.
        let meant =
            nearestName(to: key, among: missing) ?? nearestName(to: key, among: names)
            ?? (isOnly && missing.count == 1 ? missing[0] : nil)
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

    /// Forgets a key, whose value is wrong.
    mutating func remove(_ key: String) { entries.removeAll { $0.key == key } }

    /// The value of a key.
    subscript(key: String) -> YAMLDocument.Reference? {
        entries.first { $0.key == key }?.pair.value
    }

    /// The value of a field.
    subscript(field: some AnyField) -> YAMLDocument.Reference? { self[field.key] }

    /// Whether a field is there.
    func has(_ field: some AnyField) -> Bool { self[field.key] != nil }
}
