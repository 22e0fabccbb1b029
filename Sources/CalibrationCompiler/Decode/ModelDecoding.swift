import DeviceCalibration
import LocatedYAML
import SourceDiagnostics

extension ValueType<Located<[DisplaySpec.Model]>> {
    /// Hardware identifiers and marketing names.
    static var models: ValueType {
        let identifier = "^[A-Za-z]+[1-9][0-9]*,[1-9][0-9]*$"
        return ValueType(
            read: { decoder, reference, _ in decoder.models(reference) },
            description: ValueDescription(
                prose: "identifiers and names",
                schema: [
                    "type": "object",
                    "patternProperties": [
                        .init(identifier): ValueType<Located<String>>.line.description.schema, "^<<$": true,
                    ],
                    "additionalProperties": false, "minProperties": 1,
                ], sample: "{\"iPhone15,2\": iPhone 14 Pro}",
                proposal: { "add '\($0):' and a line for each model, such as 'iPhone15,2: iPhone 14 Pro'" }))
    }
}

/// A model's name.
private let modelName = ValueType<Located<String>>.line

extension Decoder {
    fileprivate mutating func models(_ reference: YAMLDocument.Reference) -> Located<[DisplaySpec.Model]>? {
        guard document.node(reference).kind == .mapping else {
            yaml.reportWrongType(
                reference, "models", expected: "a mapping of hardware identifiers to names, 'iPhone15,2: iPhone 14 Pro'"
            )
            return nil
        }
        var models: [DisplaySpec.Model] = []
        var seen: Set<String> = []
        let pairs = yaml.pairs(of: reference)
        var rest = pairs[...]
        while let pair = rest.popFirst(), !yaml.isStopped {
            guard document.node(pair.key).kind == .scalar else {
                yaml.reportWrongType(pair.key, "a key of 'models'", expected: "a hardware identifier")
                continue
            }
            let text = document.text(pair.key, upTo: YAMLWalker.longestKey)
            guard seen.insert(text).inserted else { continue }
            if isHalfIdentifier(text, pair, in: reference) {
                // The second half of an identifier that a comma has split is reported with its first half.
                reportSplitIdentifier(pair, rest: rest.popFirst())
            } else if let model = model(text, pair) {
                models.append(model)
            }
        }
        if pairs.isEmpty, !yaml.isStopped {
            add(
                .wrongType, "'models' is empty", at: document.range(of: reference),
                fixIts: ["add a model, 'iPhone15,2: iPhone 14 Pro'"])
        }
        return Located(models, at: document.range(of: reference))
    }

    private mutating func model(_ text: String, _ pair: YAMLWalker.Pair) -> DisplaySpec.Model? {
        let isNameless = document.isNull(pair.value)
        let name = isNameless ? nil : modelName.read(&self, pair.value, "a model's name")
        guard let identifier = HardwareIdentifier(text) else {
            reportIdentifier(text, pair)
            return nil
        }
        if isNameless {
            add(
                .invalidText, "model '\(text)' has no name", at: document.range(of: pair.key),
                fixIts: ["write '\(text): ' and its marketing name"])
        }
        guard let name else { return nil }
        return DisplaySpec.Model(
            identifier: Located(text, at: document.range(of: pair.key)), name: name,
            idiom: identifier.idiom ?? likelyIdiom(text, identifier.family, pair))
    }

    /// Warns about a family that isn't known; returns the idiom of the one that is spelled most like it.
    private mutating func likelyIdiom(_ text: String, _ family: String, _ pair: YAMLWalker.Pair) -> Calibration.Idiom {
        let near = nearestName(to: family, among: Calibration.Idiom.allCases.map(\.family))
        add(
            .unknownFamily, "'\(text)' is of no known family of devices", at: document.range(of: pair.key),
            fixIts: [near.map { "did you mean '\($0)\(text.dropFirst(family.count))'?" } ?? "check it"])
        return Calibration.Idiom.allCases.first { $0.family == near } ?? .phone
    }

    /// Whether a comma in braces has split an identifier, of which a pair is the first half.
    private func isHalfIdentifier(
        _ text: String, _ pair: YAMLWalker.Pair, in models: YAMLDocument.Reference
    ) -> Bool {
        document.isFlow(models) && document.isNull(pair.value) && HardwareIdentifier(text) == nil
            && HardwareIdentifier(text + ",1") != nil
    }

    private mutating func reportSplitIdentifier(_ first: YAMLWalker.Pair, rest: YAMLWalker.Pair?) {
        let half = document.text(first.key)
        let whole = rest.map {
            "\"\(half),\(printable(document.text($0.key, upTo: 40).prefix(8)))\": \(printable(document.text($0.value, upTo: 300).prefix(60)))"
        }
        add(
            .flowIdentifier, "a comma ends a key in braces, so '\(half)' is only half a hardware identifier",
            at: document.range(of: first.key),
            fixIts: ["quote the identifier, '\(whole ?? "\"\(half),…\": …")', or write a line for each model"])
    }

    /// Reports a key that isn't a hardware identifier.
    private mutating func reportIdentifier(_ text: String, _ pair: YAMLWalker.Pair) {
        if yaml.reportUnusualSpace(pair.key) || document.isNull(pair.value) && yaml.reportMissingSpace(pair.key) {
            return
        }
        let isSimulator = ["x86_64", "arm64", "i386"].contains(text)
        add(
            .invalidIdentifier,
            isSimulator
                ? "'\(text)' is what every simulator says, not a model"
                : "a hardware identifier looks like 'iPhone15,2', 'iPad14,1' or 'iPod9,1', found \(document.found(pair.key))",
            at: document.blame(pair.key),
            fixIts: [
                isSimulator
                    ? "write what SIMULATOR_MODEL_IDENTIFIER says in the simulator's environment"
                    : "write what 'utsname.machine' says on the device"
            ])
    }
}
