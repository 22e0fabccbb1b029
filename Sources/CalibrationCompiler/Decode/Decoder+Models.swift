import DeviceCalibration

extension Decoder {
    /// Hardware identifiers and marketing names.
    mutating func models(_ reference: NodeReference) -> [DisplaySpec.Model] {
        guard node(reference).kind == .mapping else {
            reportWrongType(
                reference, "models", expected: "a mapping of hardware identifiers to names, 'iPhone15,2: iPhone 14 Pro'"
            )
            return []
        }
        var models: [DisplaySpec.Model] = []
        models.reserveCapacity(4)
        var first = [PackedText: NodeReference](minimumCapacity: 4)
        var isEmpty = true
        var half: Pair?
        forEachPair(of: reference) { decoder, pair in
            isEmpty = false
            // The second half of an identifier that a comma has split is reported with its first half.
            if let first = half {
                half = nil
                decoder.reportSplitIdentifier(first, rest: pair)
                return
            }
            guard decoder.node(pair.key).kind == .scalar else {
                decoder.reportWrongType(pair.key, "a key of 'models'", expected: "a hardware identifier")
                return
            }
            let packed = PackedText(decoder.bytes(pair.key))
            if let packed, let earlier = first.updateValue(pair.key, forKey: packed) {
                first[packed] = earlier
                if !pair.isMerged { decoder.reportDuplicate(pair.key, first: earlier) }
                return
            }
            let name = decoder.isNull(pair.value) ? nil : decoder.line(pair.value, "a model's name")
            let identifier = decoder.text(pair.key, upTo: Decoder.longestKey)
            guard let idiom = Decoder.idiom(ofIdentifier: decoder.bytes(pair.key)) else {
                if decoder.isHalfIdentifier(pair, in: reference) {
                    half = pair
                } else {
                    decoder.reportIdentifier(pair)
                }
                return
            }
            if decoder.isNull(pair.value) {
                decoder.diagnostics.add(
                    .invalidText, "model '\(identifier)' has no name", at: decoder.range(of: pair.key),
                    fixIts: ["write '\(identifier): ' and its marketing name"])
            }
            guard let name else { return }
            models.append(
                DisplaySpec.Model(
                    identifier: Located(identifier, at: decoder.range(of: pair.key)), name: name, idiom: idiom))
        }
        if let half { reportSplitIdentifier(half, rest: nil) }
        if isEmpty {
            diagnostics.add(
                .wrongType, "'models' is empty", at: range(of: reference),
                fixIts: ["add a model, 'iPhone15,2: iPhone 14 Pro'"])
        }
        return models
    }

    /// Whether a comma in braces has split an identifier, of which a pair is the first half.
    private func isHalfIdentifier(_ pair: Pair, in models: NodeReference) -> Bool {
        let mapping = node(models)
        let isFlow = mapping.end > mapping.start && document.source[Int(mapping.start)] == UInt8(ascii: "{")
        return isFlow && isNull(pair.value)
            && Decoder.isHardwareIdentifier(text(pair.key, upTo: Decoder.longestKey) + ",1")
    }

    private mutating func reportSplitIdentifier(_ first: Pair, rest: Pair?) {
        let half = text(first.key)
        let whole = rest.map {
            "\"\(half),\(printable(text($0.key, upTo: 40).prefix(8)))\": \(printable(text($0.value, upTo: 300).prefix(60)))"
        }
        diagnostics.add(
            .flowIdentifier, "a comma ends a key in braces, so '\(half)' is only half a hardware identifier",
            at: range(of: first.key),
            fixIts: ["quote the identifier, '\(whole ?? "\"\(half),…\": …")', or write a line for each model"])
    }

    /// Reports a key that is no hardware identifier.
    private mutating func reportIdentifier(_ pair: Pair) {
        let identifier = text(pair.key, upTo: Decoder.longestKey)
        if reportUnusualSpace(pair.key) || isNull(pair.value) && reportMissingSpace(pair.key) { return }
        let isSimulator = ["x86_64", "arm64", "i386"].contains(identifier)
        diagnostics.add(
            .invalidIdentifier,
            isSimulator
                ? "'\(identifier)' is what every simulator says, not a model"
                : "a hardware identifier looks like 'iPhone15,2', 'iPad14,1' or 'iPod9,1', found \(found(pair.key))",
            at: blame(pair.key),
            fixIts: [
                isSimulator
                    ? "write what SIMULATOR_MODEL_IDENTIFIER says in the simulator's environment"
                    : "write what 'utsname.machine' says on the device"
            ])
    }

    /// Whether a text is a family and two numbers: `iPhone15,2`.
    package static func isHardwareIdentifier(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { idiom(ofIdentifier: $0) } != nil
    }

    /// The kind of device that a hardware identifier is for; `nil` for any other text.
    private static func idiom(ofIdentifier text: UnsafeBufferPointer<UInt8>) -> Calibration.Idiom? {
        guard text.count <= PackedText.limit, let digit = text.firstIndex(where: isDigit),
            let comma = text.firstIndex(of: UInt8(ascii: ",")), comma >= digit,
            isNumber(text[digit..<comma]), isNumber(text[(comma + 1)...])
        else { return nil }
        return Calibration.Idiom.families.value(of: UnsafeBufferPointer(rebasing: text[..<digit]))
    }

    private static func isNumber(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = text.first, first != UInt8(ascii: "0") else { return false }
        return text.allSatisfy(isDigit)
    }
}
