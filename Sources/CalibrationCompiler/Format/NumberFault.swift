import SourceDiagnostics

/// Names what is wrong with text in the place of a number.
///
/// A correction is proposed only if the text can be read in a single way: it must never change the number that the
/// author meant.
enum NumberFault {
    typealias Fault = DecimalNumber.Fault

    /// A number that starts with a zero; octal for some readers of YAML.
    static func leadingZero(_ text: String, suffix: String) -> Fault {
        let sign = text.hasPrefix("-") ? "-" : ""
        let digits = text.dropFirst(sign.count).drop { $0 == "0" }
        let isOctal = suffix.isEmpty && digits.allSatisfy { ("0"..."7").contains($0) }
        let shortened = digits.isEmpty || digits.hasPrefix(".") ? "0\(digits)" : String(digits)
        return Fault(
            words: "starts with a zero", correction: isOctal ? nil : sign + shortened + suffix,
            advice: "write it without zeros in front")
    }

    /// The fault of text that is no decimal number.
    static func of(_ text: String, allowsSign: Bool) -> Fault {
        let body = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let lower = body.lowercased()
        if text.isEmpty || text == "~" || lower == "null" { return Fault(words: "is empty") }
        if [".inf", "inf", ".nan", "nan"].contains(lower.drop { $0 == "+" }) { return Fault(words: "is not finite") }
        if text.hasPrefix("+") {
            return Fault(words: "has a plus sign", correction: decimal(text.dropFirst()))
        }
        if text.hasPrefix("-"), !allowsSign, body.first.map(isDigit) ?? false {
            return Fault(words: "is negative", advice: "write a number of 0 or more")
        }
        if let radix = ["0x": 16, "0o": 8, "0b": 2][lower.prefix(2)] {
            return Fault(words: "is not decimal", correction: Int(body.dropFirst(2), radix: radix).map(String.init))
        }
        if let fault = digitsOfOtherScripts(text, body) ?? grouping(text, body) { return fault }
        guard let first = body.first, isDigit(first) || first == "." else { return Fault(words: "is not a number") }
        let digits = body.prefix { isDigit($0) || $0 == "." }
        let tail = body.dropFirst(digits.count)
        guard !tail.isEmpty else { return point(in: text, digits) }
        if let fault = exponent(text, tail) { return fault }
        return unit(text.dropLast(tail.count), tail)
    }

    private static func point(in text: String, _ digits: Substring) -> Fault {
        guard digits.count(where: { $0 == "." }) == 1 else { return Fault(words: "has two decimal points") }
        let sign = text.hasPrefix("-") ? "-" : ""
        let completed = digits.hasPrefix(".") ? "0\(digits)" : String(digits.dropLast())
        return Fault(words: "has no digit on one side of its point", correction: decimal(sign + completed))
    }

    /// Marks between digits: a separator of thousands for some authors, of decimals for others.
    private static func grouping(_ text: String, _ body: Substring) -> Fault? {
        if body.contains(":") { return Fault(words: "has a colon") }
        let isFraction = body.unicodeScalars.contains { $0.properties.numericType == .numeric } || body.contains("/")
        if isFraction { return Fault(words: "is a fraction", advice: "write pixels such as '161px'") }
        if body.contains("_") {
            return Fault(words: "has an underscore", correction: decimal(text.filter { $0 != "_" }))
        }
        let commas = body.count { $0 == "," }
        if commas == 1 {
            let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            let isDecimal = parts[1].count != 3 && !text.contains(".")
            return Fault(
                words: "has a comma", correction: isDecimal ? decimal(parts.joined(separator: ".")) : nil,
                advice: "write digits, with a point before decimals and nothing between thousands")
        }
        let words = [",": "has a comma", "'": "has an apostrophe", "’": "has an apostrophe"]
        let isSpaced = body.dropFirst().contains { $0.isWhitespace } && body.last.map(isDigit) ?? false
        guard
            let mark = body.dropFirst().first(where: { words["\($0)"] != nil }).flatMap({ words["\($0)"] })
                ?? (isSpaced && body.allSatisfy { isDigit($0) || $0 == "." || $0.isWhitespace }
                    ? "has a space in it" : nil)
        else { return nil }
        return Fault(words: mark, advice: "write one number in digits, with nothing between them but a decimal point")
    }

    private static func digitsOfOtherScripts(_ text: String, _ body: Substring) -> Fault? {
        guard let first = body.unicodeScalars.first, !first.isASCII, first.properties.numericType == .decimal else {
            return nil
        }
        let digits = text.unicodeScalars.map { scalar in
            scalar.properties.numericType == .decimal
                ? String(Int(scalar.properties.numericValue ?? 0)) : String(scalar)
        }
        return Fault(words: "has digits of another script", correction: decimal(digits.joined()))
    }

    private static func exponent(_ text: String, _ tail: Substring) -> Fault? {
        guard tail.first == "e" || tail.first == "E" else { return nil }
        let exponent = tail.dropFirst().drop { $0 == "-" || $0 == "+" }
        guard !exponent.isEmpty, exponent.allSatisfy(isDigit) else { return nil }
        let value = Double(text) ?? .infinity
        let isShort = value.magnitude < 1_000_000 && value.magnitude >= 0.001
        return Fault(words: "has an exponent", correction: isShort ? decimal(plain(value)) : nil)
    }

    private static func unit(_ number: Substring, _ tail: Substring) -> Fault {
        let unit = tail.drop { $0 == " " }
        let correction: String? =
            switch unit.lowercased() {
            case "pt", "pts", "point", "points": decimal(number)
            case "px", "pixel", "pixels": decimal(number).flatMap { $0.contains(".") ? nil : "\($0)px" }
            default: nil
            }
        return Fault(
            words: "has a unit or other text (\(quoted(unit)))", correction: correction,
            advice: "write points without a unit, or whole pixels such as '161px'")
    }

    /// Text, if it is a number in the format's own form.
    private static func decimal(_ text: some StringProtocol) -> String? {
        do throws(Fault) {
            _ = try DecimalNumber(text, allowsSign: true)
            return String(text)
        } catch {
            return nil
        }
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
}
