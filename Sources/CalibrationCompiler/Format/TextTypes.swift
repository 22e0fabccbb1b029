import DeviceCalibration
import LocatedYAML
import SourceDiagnostics

extension ValueType {
    /// One of a few words.
    static func choice<Choice: Named>(_ choice: Choice.Type) -> ValueType where Value == Located<Choice> {
        let values = Choice.allCases
        let words = Choice.names
        let list = words.map { "'\($0)'" }.joined(separator: ", ")
        return scalar(
            "one of \(list)",
            ValueDescription(
                prose: words.map { "`\($0)`" }.joined(separator: ", "),
                schema: ["enum": .array(words.map(JSONValue.string))], sample: words[0],
                proposal: { "add '\($0): …', one of \(list)" }, words: words,
                literal: { words.contains($0) ? .string($0) : nil })
        ) { decoder, reference, name in
            let text = decoder.document.text(reference, upTo: YAMLWalker.longestKey)
            if let index = words.firstIndex(of: text) {
                return Located(values[index], at: decoder.document.range(of: reference))
            }
            let nearest = nearestName(to: text, among: words).map { "did you mean '\($0)'?" }
            decoder.add(
                .invalidChoice, "'\(name)' is one of \(list), found \(decoder.document.found(reference))",
                at: decoder.document.blame(reference),
                fixIts: [nearest ?? "write \(words.map { "'\($0)'" }.joined(separator: " or "))"])
            return nil
        }
    }
}

extension ValueType<Located<Bool>> {
    /// `true` or `false`, and no other word for them.
    static var boolean: ValueType {
        scalar(
            "'true' or 'false'",
            ValueDescription(
                prose: "`true` or `false`", schema: ["type": "boolean"], sample: "false",
                proposal: { "add '\($0): …', 'true' or 'false'" },
                literal: { ["true": true, "false": false][$0].map(JSONValue.boolean) })
        ) { decoder, reference, name in
            let text = decoder.document.text(reference, upTo: 8)
            if text == "true" || text == "false" {
                return Located(text == "true", at: decoder.document.range(of: reference))
            }
            let yes = ["yes", "on", "y", "1", "true"].contains(text.lowercased())
            let no = ["no", "off", "n", "0", "false"].contains(text.lowercased())
            decoder.add(
                .invalidBoolean, "'\(name)' is 'true' or 'false', found \(decoder.document.found(reference))",
                at: decoder.document.blame(reference),
                fixIts: [yes ? "write 'true'" : no ? "write 'false'" : "write 'true' or 'false'"])
            return nil
        }
    }
}

extension ValueType<Located<Int>> {
    /// The format's version.
    static var version: ValueType {
        scalar(
            "the version of the format, '1'",
            ValueDescription(prose: "`1`", schema: ["const": 1], sample: "1", proposal: { "add '\($0): 1'" })
        ) { decoder, reference, _ in
            if decoder.document.isScalar(reference, "1") {
                return Located(1, at: decoder.document.range(of: reference))
            }
            decoder.add(
                .unsupportedVersion,
                "version \(decoder.document.found(reference)) of the format is not known; only version 1 is",
                at: decoder.document.blame(reference), fixIts: ["write 'calibration: 1', or use a newer calibrate"])
            return nil
        }
    }

    /// Pixels a point.
    static var scale: ValueType {
        scalar(
            "1, 2 or 3",
            ValueDescription(
                prose: "`1`, `2` or `3`", schema: ["enum": [1, 2, 3]], sample: "3",
                proposal: { "add '\($0): …', one of '1', '2', '3'" })
        ) { decoder, reference, _ in
            for scale in 1...3 where decoder.document.isScalar(reference, "\(scale)") {
                return Located(scale, at: decoder.document.range(of: reference))
            }
            decoder.add(
                .invalidScale, "the scale is 1, 2 or 3, found \(decoder.document.found(reference))",
                at: decoder.document.blame(reference),
                fixIts: ["write the scale of the layout, not the panel's native scale"])
            return nil
        }
    }
}

extension ValueType<Located<String>> {
    /// Bytes of one line of text, at most.
    static var longestLine: Int { 2_000 }

    /// One line of printable text.
    static var line: ValueType {
        scalar(
            "text",
            ValueDescription(
                prose: "text",
                schema: [
                    "type": ["string", "number", "boolean"], "minLength": 1, "maxLength": .integer(longestLine),
                    "pattern": #"^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+$"#,
                ], sample: "\"https://…\"", proposal: { "add '\($0): …', one line of text" })
        ) { decoder, reference, name in
            let bytes = decoder.document.bytes(reference)
            let range = decoder.document.range(of: reference)
            var subject: String { YAMLWalker.subject(name) }
            guard !bytes.isEmpty else {
                decoder.add(
                    .invalidText, "\(subject) is empty", at: decoder.document.blame(reference),
                    fixIts: ["write a text"])
                return nil
            }
            guard bytes.count <= longestLine else {
                decoder.add(
                    .invalidText, "\(subject) is longer than \(longestLine) bytes", at: range,
                    fixIts: ["shorten the text"])
                return nil
            }
            let text = String(decoding: bytes, as: UTF8.self)
            let isPlainASCII = bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
            if !isPlainASCII, let hidden = text.unicodeScalars.first(where: { !isPrintable($0) }) {
                decoder.add(
                    .invalidText,
                    "\(subject) is one line of printable text, found '\(printable(String(hidden)))' in it", at: range,
                    fixIts: ["remove the character"])
                return nil
            }
            if let comment = decoder.document.cuttingComment(after: reference) {
                decoder.add(
                    .cutText, "a comment begins here, and cuts \(subject) to \(decoder.document.quotedText(reference))",
                    at: comment, fixIts: ["put the whole text in quotes, or a space behind '#'"])
            }
            return Located(text, at: range)
        }
    }

    /// Text of any length.
    static var notes: ValueType {
        scalar(
            "text",
            ValueDescription(
                prose: "text, also of several lines", schema: ["type": ["string", "number", "boolean"]], sample: "…",
                proposal: { "add '\($0): …', one line of text" })
        ) { decoder, reference, _ in
            Located(decoder.document.text(reference), at: decoder.document.range(of: reference))
        }
    }

    /// A version of a system, in quotes: a number would lose its zeros.
    static var systemVersion: ValueType {
        scalar(
            "a version in quotes, such as '\"17.4\"'",
            ValueDescription(
                prose: "a version in quotes", schema: ["type": "string", "pattern": #"^[1-9][0-9]?(\.[0-9]+){0,2}$"#],
                sample: "\"17.4\"",
                proposal: { "add '\($0): …', a version in quotes such as '\"17.4\"'" })
        ) { decoder, reference, name in
            let text = decoder.document.text(reference, upTo: 64)
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            let isVersion =
                (1...3).contains(parts.count) && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }
                && parts[0].utf8.count <= 2 && !parts[0].hasPrefix("0")
            guard isVersion, !decoder.document.node(reference).isPlain else {
                decoder.add(
                    .invalidText,
                    "'\(name)' is a version in quotes, such as '\"17.4\"', found \(decoder.document.found(reference))",
                    at: decoder.document.blame(reference),
                    fixIts: [isVersion ? "write '\"\(text)\"'" : "write the version of the system that was used"])
                return nil
            }
            return Located(text, at: decoder.document.range(of: reference))
        }
    }

    /// A display's name.
    static var displayName: ValueType {
        scalar(
            "a name",
            ValueDescription(
                prose: "a name",
                schema: ["type": "string", "pattern": "^[a-z][a-z0-9]*([-.][a-z0-9]+)*$", "maxLength": 64],
                sample: "iphone-6.1-island", proposal: { "add '\($0):' and a name such as 'iphone-6.1-island'" })
        ) { decoder, reference, _ in
            let text = decoder.document.text(reference, upTo: YAMLWalker.longestKey)
            guard !DisplaySpec.isName(text) else { return Located(text, at: decoder.document.range(of: reference)) }
            let words = text.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == ".") }
            let name = words.filter { !$0.hasPrefix(".") }.joined(separator: "-")
            decoder.add(
                .invalidDisplay,
                "a display is a lower-case name of at most 64 letters and digits, its words joined by '-' or '.', found \(decoder.document.found(reference))",
                at: decoder.document.blame(reference),
                fixIts: ["write \(DisplaySpec.isName(name) ? "'\(name)'" : "a name such as 'iphone-6.1-island'")"])
            return nil
        }
    }
}
