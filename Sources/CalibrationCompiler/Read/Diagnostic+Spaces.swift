extension Diagnostic {
    /// A space that looks like one and is none for YAML.
    static func unusualSpace(_ scalar: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
        let hex = String(scalar.value, radix: 16, uppercase: true)
        let digits = String(repeating: "0", count: max(0, 4 - hex.count)) + hex
        return Diagnostic(
            code: .unusualSpace,
            message:
                "\(scalar.value == 0xA0 ? "a no-break space" : "an unusual space") (U+\(digits)) stands where YAML needs a plain one",
            range: range, fixIts: ["use an ordinary space"])
    }

    /// A text `key:value`, which YAML does not take for a key and its value.
    static func missingSpace(key: some StringProtocol, value: some StringProtocol, at range: SourceRange) -> Diagnostic
    {
        Diagnostic(
            code: .missingSpace, message: "a space is missing after the colon of '\(key):'", range: range,
            fixIts: ["write '\(key): \(printable(value.prefix(40)))'"])
    }
}

/// Whether a character looks like a space, or like nothing, and is none for YAML.
func isUnusualSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: true
    default: false
    }
}
