/// A decimal number as it is written, exact to a millionth, with at most six digits before the point.
struct DecimalNumber: Equatable {
    /// Millionths.
    let millionths: Int
    /// Whether it has no digit behind the sixth decimal.
    let isExact: Bool

    /// What keeps a text from being a plain decimal number, in words that follow the text: `'08' starts with a zero`.
    struct Fault: Error, Equatable {
        /// The fault.
        let words: String
        /// What to write.
        var remedy: String?
        /// Whether the number is one, but too large or too fine.
        var isOutOfRange = false
    }

    /// Reads a decimal number: digits, and a point between digits. Never YAML 1.1's guesses.
    ///
    /// - Parameter decimals: digits that may stand behind the point; those behind the sixth count for nothing.
    init(_ text: UnsafeBufferPointer<UInt8>, allowsSign: Bool, decimals: Int = 6) throws(Fault) {
        if let points = DecimalNumber.wholeNumber(text) {
            millionths = points * 1_000_000
            isExact = true
            return
        }
        var rest = text[...]
        let isNegative = allowsSign && rest.first == UInt8(ascii: "-")
        if isNegative { rest = rest.dropFirst() }
        let point = rest.firstIndex(of: UInt8(ascii: ".")) ?? rest.endIndex
        let whole = rest[..<point]
        let fraction = point < rest.endIndex ? rest[(point + 1)...] : rest[rest.endIndex...]
        let isDecimal =
            !whole.isEmpty && whole.allSatisfy(isDigit) && fraction.allSatisfy(isDigit)
            && (point == rest.endIndex || !fraction.isEmpty)
        guard isDecimal else { throw DecimalNumber.fault(of: text, allowsSign: allowsSign) }
        if whole.count > 1, whole.first == UInt8(ascii: "0") {
            let stripped = String(decoding: rest.drop { $0 == UInt8(ascii: "0") }, as: UTF8.self)
            throw Fault(
                words: "starts with a zero", remedy: (stripped.first.map { $0 == "." } ?? true) ? nil : stripped)
        }
        guard whole.count <= 6 else {
            throw Fault(words: "has more than 6 digits before its point", isOutOfRange: true)
        }
        guard fraction.count <= decimals else {
            throw Fault(words: "has more than \(decimals) decimals, the most for a number", isOutOfRange: true)
        }
        var number = 0
        for digit in whole { number = number * 10 + Int(digit - UInt8(ascii: "0")) }
        for position in 0..<6 {
            let index = fraction.startIndex + position
            number = number * 10 + (index < fraction.endIndex ? Int(fraction[index] - UInt8(ascii: "0")) : 0)
        }
        millionths = isNegative ? -number : number
        isExact = fraction.count <= 6
    }

    /// Reads what most numbers are: one to six digits that do not begin with a zero.
    private static func wholeNumber(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard text.count <= 6, let first = text.first, first != UInt8(ascii: "0") else { return nil }
        var number = 0
        for byte in text {
            guard isDigit(byte) else { return nil }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return number
    }

    /// Names the fault of a text that is no decimal number.
    private static func fault(of text: UnsafeBufferPointer<UInt8>, allowsSign: Bool) -> Fault {
        let string = String(decoding: text, as: UTF8.self)
        let body = string.hasPrefix("-") ? string.dropFirst() : string[...]
        let lower = body.lowercased()
        if string.isEmpty || string == "~" || lower == "null" { return Fault(words: "is empty") }
        if string.hasPrefix("+") { return Fault(words: "has a plus sign", remedy: plainNumber(string.dropFirst())) }
        if lower == ".inf" || lower == "inf" || lower == ".nan" || lower == "nan" {
            return Fault(words: "is not finite")
        }
        let prefix = lower.prefix(2)
        if let radix = ["0x": 16, "0o": 8, "0b": 2][prefix] {
            return Fault(words: "is not decimal", remedy: Int(body.dropFirst(2), radix: radix).map(String.init))
        }
        guard let first = body.first, first.isASCII, first.isNumber || first == "." else {
            if body.unicodeScalars.first?.properties.numericType != nil {
                return Fault(words: "has digits of another script", remedy: decimalDigits(body))
            }
            return Fault(words: "is not a number")
        }
        if string.hasPrefix("-"), !allowsSign { return Fault(words: "is negative", remedy: plainDecimal(body)) }
        if body.contains("_") {
            return Fault(words: "has an underscore", remedy: plainNumber(string.filter { $0 != "_" }))
        }
        if body.contains(",") {
            return Fault(words: "has a comma", remedy: plainNumber(String(string.map { $0 == "," ? "." : $0 })))
        }
        if body.contains(":") { return Fault(words: "has a colon") }
        if body.contains("/") { return Fault(words: "is a fraction") }
        let digits = body.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        let tail = body.dropFirst(digits.count)
        if let mark = tail.first, mark == "e" || mark == "E" {
            let exponent = tail.dropFirst().drop { $0 == "-" || $0 == "+" }
            if !exponent.isEmpty, exponent.allSatisfy({ $0.isASCII && $0.isNumber }) {
                return Fault(words: "has an exponent", remedy: Double(string).flatMap(plainDecimal))
            }
        }
        if tail.isEmpty {
            let points = digits.count { $0 == "." }
            guard points == 1 else { return Fault(words: "has two decimal points") }
            let completed = digits.hasPrefix(".") ? "0\(digits)" : String(digits.dropLast())
            return Fault(words: "has no digit on one side of its point", remedy: plainDecimal(completed))
        }
        let unit = tail.drop { $0 == " " }
        return Fault(
            words: "has a unit or other text (\(quoted(unit)))", remedy: plainNumber(string.dropLast(tail.count)))
    }
}

/// A text, if it is a number with or without a minus sign; nothing else of an author's text is proposed.
private func plainNumber(_ text: some StringProtocol) -> String? {
    text.hasPrefix("-") ? plainDecimal(text.dropFirst()).map { "-\($0)" } : plainDecimal(text)
}

/// A text, if it is digits with or without a point between them.
private func plainDecimal(_ text: some StringProtocol) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isDigit) } ? String(text) : nil
}

/// A number in digits, if that is short.
private func plainDecimal(_ value: Double) -> String? {
    value.magnitude < 1_000_000 && value.magnitude >= 0.001 ? plainDecimal(plain(value)) : nil
}

/// A text with the digits of any script as 0 to 9, if that makes a number of it.
private func decimalDigits(_ text: Substring) -> String? {
    let digits = text.unicodeScalars.map { scalar in
        scalar.properties.numericType == .decimal
            ? String(Int(scalar.properties.numericValue ?? 0)) : String(scalar)
    }
    return plainDecimal(digits.joined())
}

/// Whether a byte is a decimal digit.
func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
