extension Decoder {
    /// Hardware identifiers and marketing names.
    mutating func models(_ reference: NodeReference) -> [DisplaySpec.Model] {
        guard node(reference).kind == .mapping else {
            reportWrongType(
                reference, "models", expected: "a mapping of hardware identifiers to names, 'iPhone15,2: iPhone 14 Pro'"
            )
            return []
        }
        let pairs = pairs(of: reference)
        if pairs.isEmpty {
            diagnostics.add(
                .wrongType, "'models' is empty", at: range(of: reference),
                fixIts: ["add a model, 'iPhone15,2: iPhone 14 Pro'"])
        }
        var models: [DisplaySpec.Model] = []
        var first: [String: NodeReference] = [:]
        var isSplit = false
        for pair in pairs {
            // The second half of an identifier that a comma has split is reported with its first half.
            if isSplit {
                isSplit = false
                continue
            }
            guard node(pair.key).kind == .scalar else {
                reportWrongType(pair.key, "a key of 'models'", expected: "a hardware identifier")
                continue
            }
            let identifier = text(pair.key)
            if let earlier = first[identifier] {
                if !pair.isMerged { reportDuplicate(pair.key, first: earlier) }
                continue
            }
            first[identifier] = pair.key
            let name = line(pair.value, "model name", orReported: isNull(pair.value))
            guard Decoder.isHardwareIdentifier(identifier) else {
                isSplit = reportIdentifier(pair, in: reference)
                continue
            }
            if isNull(pair.value) {
                diagnostics.add(
                    .invalidText, "model '\(identifier)' has no name", at: range(of: pair.key),
                    fixIts: ["write '\(identifier): ' and its marketing name"])
            }
            guard let name else { continue }
            models.append(DisplaySpec.Model(identifier: Located(identifier, at: range(of: pair.key)), name: name))
        }
        return models
    }

    private mutating func line(_ reference: NodeReference, _ name: String, orReported: Bool) -> Located<String>? {
        orReported ? nil : line(reference, name)
    }

    /// Reports a key that is no hardware identifier; whether the next key is its other half.
    private mutating func reportIdentifier(_ pair: Pair, in models: NodeReference) -> Bool {
        let identifier = text(pair.key)
        let mapping = node(models)
        let isFlow = mapping.end > mapping.start && source[Int(mapping.start)] == UInt8(ascii: "{")
        if isFlow, isNull(pair.value), Decoder.isHardwareIdentifier(identifier + ",1") {
            diagnostics.add(
                .flowIdentifier, "a comma ends a key in braces, so '\(identifier)' is only half a hardware identifier",
                at: range(of: pair.key),
                fixIts: ["quote the identifier, '\"\(identifier),…\": …', or write a line for each model"])
            return true
        }
        if reportUnusualSpace(pair.key) || isNull(pair.value) && reportMissingSpace(pair.key) { return false }
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
        return false
    }

    /// Whether a text is a family and two numbers: `iPhone15,2`.
    package static func isHardwareIdentifier(_ text: String) -> Bool {
        guard text.utf8.count <= IdentifierKey.limit,
            let family = ["iPhone", "iPad", "iPod"].first(where: text.hasPrefix)
        else { return false }
        let numbers = text.utf8.dropFirst(family.utf8.count).split(
            separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        return numbers.count == 2
            && numbers.allSatisfy { number in
                !number.isEmpty && number.first != UInt8(ascii: "0")
                    && number.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
            }
    }
}
