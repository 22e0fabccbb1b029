import SourceDiagnostics

extension DiagnosticCode {
    /// The kinds of mistakes that are found in bytes and YAML.
    package static let yaml: [DiagnosticCode] = [
        fileTooLarge, encoding, invalidByte, lineSeparator, tabIndentation, unusualSpace, missingSpace, mergeConflict,
        template, yamlSyntax, tooManyDirectives, cutText, flowComma,
        undefinedAlias, recursiveAlias, redefinedAnchor, unknownTag, tooDeep, tooManyNodes, duplicateKey, wrongType,
    ]

    package static let fileTooLarge = DiagnosticCode(
        "file-too-large", "A spec has 16 MiB at most. Split it into several files.")
    package static let encoding = DiagnosticCode(
        "encoding", "Specs are UTF-8, and the file begins as UTF-16 or UTF-32. Save it as UTF-8.")
    package static let invalidByte = DiagnosticCode(
        "invalid-byte", "A byte is no text: a control character, or no UTF-8. Remove it, or save the file as UTF-8.")
    package static let lineSeparator = DiagnosticCode(
        "line-separator",
        "An invisible character ends a line for YAML, and for no editor. Remove it, or write an ordinary line break.")
    package static let template = DiagnosticCode(
        "template", "The file is a template that is still to be filled in. Run its program, and check what it writes.")
    package static let tooManyDirectives = DiagnosticCode(
        "too-many-directives", "Lines that begin with `%` stand before a document, and none is needed. Remove them.")
    package static let cutText = DiagnosticCode(
        "cut-text", "A space and `#` begin a comment, which cuts a text. Quote the text, or put a space behind `#`.",
        severity: .warning)
    package static let flowComma = DiagnosticCode(
        "flow-comma", "A comma in braces ends a value. Write a decimal point, or quote the text.")
    package static let tabIndentation = DiagnosticCode(
        "tab-indentation", "YAML is indented with spaces, never with tabs. Use spaces.")
    package static let unusualSpace = DiagnosticCode(
        "unusual-space", "A space that looks like one is none for YAML, as web pages have them. Type an ordinary space."
    )
    package static let missingSpace = DiagnosticCode(
        "missing-space", "`key:value` is one word for YAML. Put a space behind the colon.")
    package static let mergeConflict = DiagnosticCode(
        "merge-conflict", "Version control has left both sides of a conflict. Keep one, and remove the marks.")
    package static let yamlSyntax = DiagnosticCode(
        "yaml-syntax", "The file is no YAML from the marked place on. Mend what the message names.")
    package static let undefinedAlias = DiagnosticCode(
        "undefined-alias",
        "`*name` stands for a value that is marked `&name` before it. Mark one, or mend the name.")
    package static let recursiveAlias = DiagnosticCode(
        "recursive-alias", "A value would hold itself. Write the values out.")
    package static let redefinedAnchor = DiagnosticCode(
        "redefined-anchor", "Two values are marked with one name, and aliases mean the later. Give one another name.",
        severity: .warning)
    package static let unknownTag = DiagnosticCode(
        "unknown-tag",
        "A value is read by the type of its key, so a tag such as `!points` has no meaning. Remove it.")
    package static let tooDeep = DiagnosticCode(
        "too-deep", "Collections are nested more than 64 deep, a spec needs 5. Write a flatter document.")
    package static let tooManyNodes = DiagnosticCode(
        "too-many-nodes",
        "A document has more than a million values, or merge keys bring so many in. Split it.")
    package static let duplicateKey = DiagnosticCode(
        "duplicate-key", "A key stands twice in one mapping, and only one can count. Remove the other.")
    package static let wrongType = DiagnosticCode(
        "wrong-type",
        "A value is a text where a mapping or a list belongs, or the other way round. Write the other.")
}

extension Diagnostic {
    /// A tab where YAML wants spaces.
    static func tab(_ message: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.tabIndentation, message, at: range, fixIts: ["use spaces"])
    }

    /// The mark of a template, which its program should have replaced.
    static func template(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .template, "a template's mark stands here, in place of what is to be filled in", at: range,
            fixIts: ["write the value, or check the file that the template's program writes"])
    }

    /// A character that looks like a colon.
    static func unusualColon(_ scalar: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .yamlSyntax, "'\(scalar)' (\(name(of: scalar))) looks like a colon and is none", at: range,
            fixIts: ["write ': '"])
    }

    /// A space that looks like one but isn't whitespace in YAML.
    static func unusualSpace(_ scalar: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
        if scalar.value == 0xFEFF {
            return Diagnostic(
                .unusualSpace, "a byte-order mark (U+FEFF) stands inside the file", at: range,
                fixIts: ["remove it: only the first character of a file may be one"])
        }
        let kind = scalar.value == 0xA0 ? "a no-break space" : "an unusual space"
        return Diagnostic(
            .unusualSpace, "\(kind) (\(name(of: scalar))) stands where YAML needs a plain one", at: range,
            fixIts: ["use an ordinary space"])
    }

    /// Text `key:value`, which YAML doesn't take for a key and its value.
    static func missingSpace(key: some StringProtocol, value: some StringProtocol, at range: SourceRange) -> Diagnostic
    {
        Diagnostic(
            .missingSpace, "a space is missing after the colon of '\(key):'", at: range,
            fixIts: ["write '\(key): \(printable(String(value.drop { $0 == " " }.prefix(40))))'"])
    }
}

/// Whether a character looks like a space, or like nothing, but isn't whitespace in YAML.
package func isUnusualSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: true
    default: false
    }
}

/// A character's name, as messages show it: `U+00A0`.
func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
