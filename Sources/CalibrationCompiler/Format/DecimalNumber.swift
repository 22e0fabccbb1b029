import SourceDiagnostics

/// A decimal number as it is written, exact to a millionth, with at most six digits before the point.
struct DecimalNumber: Equatable {
    /// Millionths; digits after the sixth decimal count for nothing.
    let millionths: Int

    /// Why text isn't a plain decimal number, in words that follow the text: `'08' starts with a zero`.
    struct Fault: Error, Equatable {
        /// The fault.
        let words: String
        /// The same number as it must be written; `nil` if the text could be read in more than one way, or in none.
        var correction: String?
        /// What to do if there is no correction, as an imperative.
        var advice: String?
        /// Whether it is a number, but too large or too fine.
        var isOutOfRange = false
    }

    /// Reads a decimal number: digits, and a point between digits, never one of the other forms that YAML 1.1 has.
    ///
    /// - Parameter decimals: digits that may follow the point.
    init(_ text: some StringProtocol, allowsSign: Bool, decimals: Int = 6) throws(Fault) {
        let isNegative = allowsSign && text.hasPrefix("-")
        let body = text.utf8.dropFirst(isNegative ? 1 : 0)
        let point = body.firstIndex(of: UInt8(ascii: ".")) ?? body.endIndex
        let whole = body[..<point]
        let fraction = point < body.endIndex ? body[body.index(after: point)...] : body[body.endIndex...]
        let isDecimal =
            !whole.isEmpty && whole.allSatisfy(isDigit) && fraction.allSatisfy(isDigit)
            && (point == body.endIndex || !fraction.isEmpty)
        guard isDecimal else { throw NumberFault.of(String(text), allowsSign: allowsSign) }
        guard whole.count == 1 || whole.first != UInt8(ascii: "0") else {
            throw NumberFault.leadingZero(String(text), suffix: "")
        }
        guard whole.count <= 6 else {
            throw Fault(words: "has more than 6 digits before its point", isOutOfRange: true)
        }
        guard fraction.count <= decimals else {
            throw Fault(words: "has more than \(decimals) decimals, the most for a number", isOutOfRange: true)
        }
        var number = 0
        for digit in whole { number = number * 10 + Int(digit - UInt8(ascii: "0")) }
        var places = 0
        for digit in fraction.prefix(6) {
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
            places += 1
        }
        for _ in places..<6 { number *= 10 }
        millionths = isNegative ? -number : number
    }
}
