import LocatedYAML
import SourceDiagnostics

/// The keys that say how numbers are known, in a group of them or in one number's own mapping.
enum EvidenceFields {
    private static let basisText =
        "How the numbers of this group are known: `measured` on a device or simulator, `documented` by Apple or in a public table, or `inferred` from other devices."

    static let basis = Field("basis", .choice(Evidence.Basis.self), basisText)
    static let optionalBasis = Field("basis", .choice(Evidence.Basis.self), basisText, otherwise: "unknown")
    static let sources = Field(
        "sources", .list(of: .citation, "a source", name: "source"),
        "Where the numbers were published: addresses, names from the display's `sources`, or words that find them.",
        otherwise: "none; needed unless `basis` is `inferred`")
    static let os = Field(
        "os", .systemVersion, "Version of the system that was used, in quotes: `\"17.4\"`.", otherwise: "unknown")
    static let why = Field("why", .line, "Why the numbers are inferred, in one line.", otherwise: "none")

    /// The keys in a safe area, a bar or a number.
    static let required: [any AnyField] = [basis, sources, os, why]
    /// The keys in a screen.
    static let optional: [any AnyField] = [optionalBasis, sources, os, why]

    static let rule = Rule.needs(
        "sources", where: "basis", isOneOf: Evidence.Basis.names.filter { $0 != Evidence.Basis.inferred.name })
}

/// A number, and how it is known if that isn't what its group says.
struct EvidentNumber<Value: Sendable>: Sendable {
    let number: Located<Value>
    let evidence: Evidence?

    /// The number with its own evidence, or its group's.
    func known(_ group: Evidence) -> Known<Value> {
        Known(value: number.value, range: number.range, evidence: evidence ?? group)
    }
}

extension ValueType {
    /// A number, alone or in a mapping with evidence of its own.
    ///
    /// - Parameter name: what an author calls such a mapping, with its article.
    static func known<Number>(_ type: ValueType<Located<Number>>, _ name: String) -> ValueType
    where Value == EvidentNumber<Number> {
        let value = Field("value", type, "The number.")
        let format = MappingFormat(name, [value] + EvidenceFields.required, rules: [EvidenceFields.rule])
        return ValueType(
            read: { decoder, reference, name in
                guard decoder.document.node(reference).kind == .mapping else {
                    return type.read(&decoder, reference, name).map { EvidentNumber(number: $0, evidence: nil) }
                }
                guard let fields = decoder.mapping(reference, format, name) else { return nil }
                let evidence = decoder.evidence(fields)
                guard let number = fields[value].flatMap({ type.read(&decoder, $0, name) }), let evidence else {
                    return nil
                }
                return EvidentNumber(number: number, evidence: evidence)
            },
            description: ValueDescription(
                prose: type.description.prose + ", or \(format.name)",
                schema: ["anyOf": [type.description.schema, format.reference]], sample: type.description.sample,
                proposal: type.description.proposal, isNumber: true, format: format,
                literal: type.description.literal))
    }
}

// MARK: Sources

/// A source that a display gives a name.
struct NamedSource: Sendable {
    /// Its address, or words that find it.
    let url: String
    /// What it is.
    let kind: Citation.Kind
    /// Where the name is given.
    let range: SourceRange
    /// Whether it was cited.
    var isUsed = false
}

private enum SourceFields {
    static let url = Field("url", .line, "The address, or words that find the source.")
    static let kind = Field(
        "kind", .choice(Citation.Kind.self),
        "What the source is; a `table`, `code` or an `article` cannot carry `measured`.")
    static let source = MappingFormat("a source", [url, kind])
}

extension ValueType<[String: NamedSource]> {
    /// Names for sources.
    static var namedSources: ValueType {
        ValueType(
            read: { decoder, reference, name in
                guard decoder.document.node(reference).kind == .mapping else {
                    decoder.yaml.reportWrongType(reference, name, expected: "a mapping of names to sources")
                    return nil
                }
                var sources: Value = [:]
                var seen: Set<String> = []
                for pair in decoder.yaml.pairs(of: reference) {
                    // Own keys come first, and win over those that a merge key brings in.
                    guard seen.insert(decoder.document.text(pair.key, upTo: YAMLWalker.longestKey)).inserted else {
                        continue
                    }
                    decoder.read(pair).map { sources[$0] = $1 }
                }
                return sources
            },
            description: ValueDescription(
                prose: "names, each of \(SourceFields.source.name)",
                schema: [
                    "type": "object",
                    "patternProperties": [
                        "^[a-z][a-z0-9]*(-[a-z0-9]+)*$": SourceFields.source.reference, "^<<$": true,
                    ],
                    "additionalProperties": false,
                ], sample: "{sim: {url: \"https://…\", kind: simulator}}",
                proposal: { "add '\($0):' and a line for each source" }, format: SourceFields.source))
    }
}

extension Decoder {
    fileprivate mutating func read(_ pair: YAMLWalker.Pair) -> (String, NamedSource)? {
        let name = document.text(pair.key, upTo: 64)
        let range = document.range(of: pair.key)
        guard document.node(pair.key).kind == .scalar, isSourceName(name) else {
            add(
                .invalidText, "a source's name is lower-case words joined by '-', found \(document.found(pair.key))",
                at: range, fixIts: ["write a short name such as 'sim26'"])
            return nil
        }
        guard let fields = mapping(pair.value, SourceFields.source, "a source"),
            case let (url?, kind?) = (read(SourceFields.url, fields), read(SourceFields.kind, fields))
        else { return nil }
        return (name, NamedSource(url: url.value, kind: kind.value, range: range))
    }

    /// Reports names of sources that nothing cites.
    mutating func reportUnusedSources() {
        for (name, source) in namedSources.sorted(by: { $0.key < $1.key }) where !source.isUsed {
            add(
                .unusedSource, "source '\(name)' is never cited", at: source.range,
                fixIts: ["cite it, or remove it"])
        }
    }

    /// The evidence of a mapping; `nil` if it has no basis, or a wrong one.
    mutating func evidence(_ fields: Mapping) -> Evidence? {
        let basis = read(EvidenceFields.basis, fields)
        let sources = read(EvidenceFields.sources, fields)
        let os = read(EvidenceFields.os, fields)
        let why = read(EvidenceFields.why, fields)
        guard let basis else { return nil }
        if basis.value != .inferred, !fields.has(EvidenceFields.sources) {
            add(
                .missingSource, "'\(basis.value.name)' needs a source", at: basis.range,
                fixIts: ["add 'sources: [\"https://…\"]', or write 'inferred'"])
        }
        if basis.value == .measured, let sources, let first = sources.first,
            sources.allSatisfy({ !($0.kind?.canMeasure ?? true) }), let kind = first.kind
        {
            add(
                .weakSource, "a source of kind '\(kind.name)' cannot carry 'measured'", at: first.range,
                notes: [.init("the basis is written here", at: basis.range)],
                fixIts: ["write 'documented', or cite the measurement itself"])
        }
        return Evidence(basis: basis, sources: sources ?? [], os: os?.value, why: why?.value)
    }
}

extension ValueType<Citation> {
    /// An address, a name from the display's sources, or words.
    static var citation: ValueType {
        let line = ValueType<Located<String>>.line
        return ValueType(
            read: { decoder, reference, name in
                guard let text = line.read(&decoder, reference, name) else { return nil }
                if let source = decoder.namedSources[text.value] {
                    decoder.namedSources[text.value]?.isUsed = true
                    return Citation(text: source.url, kind: source.kind, range: text.range)
                }
                // A text that a comment has cut is no name; that is reported already.
                let isName = isSourceName(text.value) && decoder.document.cuttingComment(after: reference) == nil
                guard isName else { return Citation(text: text.value, kind: nil, range: text.range) }
                let near = nearestName(to: text.value, among: decoder.namedSources.keys.sorted())
                decoder.add(
                    .unknownSource, "no source is called '\(text.value)'", at: text.range,
                    fixIts: [
                        near.map { "did you mean '\($0)'?" }
                            ?? "name it in the display's 'sources', or write an address or words that find it"
                    ])
                return nil
            }, description: line.description)
    }
}

/// Whether text is a name that a display can give a source: lower-case words of letters and digits, joined by hyphens.
private func isSourceName(_ text: String) -> Bool { DisplaySpec.isName(text) && !text.contains(".") }
