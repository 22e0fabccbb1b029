extension Decoder {
    /// The text of a scalar; reports anything else.
    private mutating func scalar(_ reference: NodeReference?, _ name: String, expected: String) -> NodeReference? {
        guard let reference else { return nil }
        guard node(reference).kind == .scalar else {
            reportWrongType(reference, name, expected: expected)
            return nil
        }
        return reportUnusualSpace(reference) ? nil : reference
    }

    /// One of some words.
    mutating func choice<Value>(
        _ reference: NodeReference?, _ name: String, among vocabulary: Vocabulary<Value>
    ) -> Located<Value>? {
        guard let reference else { return nil }
        if node(reference).kind == .scalar, let value = vocabulary.value(of: bytes(reference)) {
            return Located(value, at: range(of: reference))
        }
        let words = vocabulary.words
        let list = words.map { "'\($0)'" }.joined(separator: ", ")
        guard let reference = scalar(reference, name, expected: "one of \(list)") else { return nil }
        let text = text(reference, upTo: Decoder.longestKey)
        let nearest = nearestName(to: text, among: words).map { "did you mean '\($0)'?" }
        diagnostics.add(
            .invalidChoice, "'\(name)' is one of \(list), found \(found(reference))", at: blame(reference),
            fixIts: [nearest ?? "write \(words.map { "'\($0)'" }.joined(separator: " or "))"])
        return nil
    }

    /// `true` or `false`, and no other word for them.
    mutating func boolean(_ reference: NodeReference?, _ name: String) -> Located<Bool>? {
        guard let reference = scalar(reference, name, expected: "'true' or 'false'") else { return nil }
        if isScalar(reference, "true") { return Located(true, at: range(of: reference)) }
        if isScalar(reference, "false") { return Located(false, at: range(of: reference)) }
        let word = text(reference, upTo: 8).lowercased()
        let yes = ["yes", "on", "y", "1", "true"].contains(word)
        let no = ["no", "off", "n", "0", "false"].contains(word)
        diagnostics.add(
            .invalidBoolean, "'\(name)' is 'true' or 'false', found \(found(reference))", at: blame(reference),
            fixIts: [yes ? "write 'true'" : no ? "write 'false'" : "write 'true' or 'false'"])
        return nil
    }

    /// The version; `false` where a document must not be read any further.
    mutating func isSupportedVersion(_ reference: NodeReference?) -> Bool {
        guard let reference else { return true }
        guard let reference = scalar(reference, "calibration", expected: "the version of the format, '1'") else {
            return false
        }
        guard !isScalar(reference, "1") else { return true }
        diagnostics.add(
            .unsupportedVersion, "version \(found(reference)) of the format is not known; only version 1 is",
            at: blame(reference), fixIts: ["write 'calibration: 1', or use a newer calibrate"])
        return false
    }

    /// Bytes of one line of text, at most.
    static let longestLine = 2_000

    /// One line of printable text.
    mutating func line(_ reference: NodeReference?, _ name: String) -> SpecText? {
        guard let reference = scalar(reference, name, expected: "text") else { return nil }
        let bytes = bytes(reference)
        let range = range(of: reference)
        guard !bytes.isEmpty else {
            diagnostics.add(.invalidText, "\(subject(name)) is empty", at: blame(reference), fixIts: ["write a text"])
            return nil
        }
        guard bytes.count <= Decoder.longestLine else {
            diagnostics.add(
                .invalidText, "\(subject(name)) is longer than \(Decoder.longestLine) bytes", at: range,
                fixIts: ["shorten the text"])
            return nil
        }
        if !bytes.isPrintableASCII,
            let hidden = text(reference).unicodeScalars.first(where: { !isPrintable($0) })
        {
            diagnostics.add(
                .invalidText,
                "\(subject(name)) is one line of printable text, found '\(printable(String(hidden)))' in it", at: range,
                fixIts: ["remove the character"])
            return nil
        }
        return specText(reference)
    }

    /// Text of any length.
    mutating func notes(_ reference: NodeReference?) -> SpecText? {
        scalar(reference, "notes", expected: "text").map { specText($0) }
    }

    private mutating func specText(_ reference: NodeReference) -> SpecText {
        let node = node(reference)
        let range = range(of: reference)
        guard node.isInScratch else {
            return SpecText(in: document.contents, start: node.text, length: node.length, range: range)
        }
        let copy = copies[reference.node] ?? Array(bytes(reference))
        copies[reference.node] = copy
        return SpecText(in: copy, start: 0, length: node.length, range: range)
    }

    /// A display's name.
    mutating func displayName(_ reference: NodeReference?) -> Located<String>? {
        guard let reference = scalar(reference, "display", expected: "a name") else { return nil }
        guard Decoder.isDisplayName(bytes(reference)) else {
            let like = Decoder.displayName(like: text(reference, upTo: Decoder.longestKey))
            diagnostics.add(
                .invalidDisplay,
                "a display is a lower-case name of at most 64 letters and digits, its words joined by '-' or '.', found \(found(reference))",
                at: blame(reference),
                fixIts: ["write \(like.map { "'\($0)'" } ?? "a name such as 'iphone-6.1-island'")"])
            return nil
        }
        return Located(text(reference), at: range(of: reference))
    }

    /// A display's name that is near to a text; `nil` where nothing is left of it.
    private static func displayName(like text: String) -> String? {
        let words = text.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == ".") }
        let name = words.filter { !$0.hasPrefix(".") }.joined(separator: "-")
        return isDisplayName(Array(name.utf8)) ? name : nil
    }

    /// Whether a text is lower-case kebab with digits and dots, starts with a letter, and is not too long.
    package static func isDisplayName(_ text: some Collection<UInt8>) -> Bool {
        guard text.count <= 64 else { return false }
        var previous = UInt8(ascii: "-")
        for (position, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): break
            case UInt8(ascii: "0")...UInt8(ascii: "9"): if position == 0 { return false }
            case UInt8(ascii: "-"), UInt8(ascii: "."):
                if previous == UInt8(ascii: "-") || previous == UInt8(ascii: ".") { return false }
            default: return false
            }
            previous = byte
        }
        return previous != UInt8(ascii: "-") && previous != UInt8(ascii: ".")
    }
}
