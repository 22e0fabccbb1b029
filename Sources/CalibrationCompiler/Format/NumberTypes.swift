import LocatedYAML
import SourceDiagnostics

/// The limits of a number: the one place that its reader, its schema and its messages take them from.
struct NumberLimits: Sendable {
    /// Whether 0 is too small.
    var isPositive = false
    /// Whether it may be below 0.
    var isSigned = false
    /// Whether it may be in pixels.
    var allowsPixels = false
    /// Whether messages offer `none`.
    var allowsNone = false
    /// Digits after the point, at most.
    var decimals = 6

    /// The largest value, of either sign.
    static let maximum = 20_000

    /// What to write, as an imperative.
    fileprivate var advice: String {
        switch (isSigned, allowsPixels, allowsNone) {
        case (true, _, _): "write points such as '-149.667'"
        case (_, true, true): "write points such as '96' or '96.5', pixels such as '289px', or 'none'"
        case (_, true, false): "write points such as '44' or '96.5', or pixels such as '161px'"
        default: "write points such as '40'"
        }
    }

    fileprivate var description: ValueDescription {
        let samples = (
            isSigned ? "-149.667" : allowsPixels ? "44" : "40", allowsPixels ? " or pixels such as '161px'" : ""
        )
        var schema: [String: JSONValue] = [
            "type": ["number", "string"], "maximum": .integer(NumberLimits.maximum), "pattern": .string(pattern),
        ]
        schema[isPositive ? "exclusiveMinimum" : "minimum"] = .integer(isSigned ? -NumberLimits.maximum : 0)
        return ValueDescription(
            prose: isSigned ? "a decimal number" : allowsPixels ? "a length" : "points", schema: .object(schema),
            sample: samples.0 == "40" ? "44" : samples.0,
            proposal: { "add '\($0): …', points such as '\(samples.0)'\(samples.1)" },
            literal: { Int($0).map(JSONValue.integer) })
    }

    /// A regular expression of the numbers that are written in quotes, or in pixels.
    private var pattern: String {
        let notZero = isPositive ? #"(?!0(\.0+)?(px)?$)"# : ""
        let sign = isSigned ? "-?" : ""
        let whole = "(0|[1-9][0-9]{0,3}|1[0-9]{4})"
        let points = "(\(whole)(\\.[0-9]{1,\(decimals)})?|20000(\\.0{1,\(decimals)})?)"
        return "^\(notZero)\(sign)\(allowsPixels ? "(\(points)|(\(whole)|20000)px)" : points)$"
    }
}

extension ValueType<Located<Length>> {
    /// A length of a device: points or pixels, on the grid of the display's scale.
    static func length(_ limits: NumberLimits) -> ValueType {
        ValueType(read: { $0.length($1, $2, limits) }, description: limits.description)
    }

    /// A length of 0 or more.
    static var length: ValueType { length(NumberLimits(allowsPixels: true)) }

    /// A length of more than 0.
    static var positiveLength: ValueType { length(NumberLimits(isPositive: true, allowsPixels: true)) }

    /// A length of the image's style: points only, since pixels differ from device to device.
    static func styleLength(_ limits: NumberLimits = NumberLimits()) -> ValueType {
        ValueType(read: { $0.styleLength($1, $2, limits) }, description: limits.description)
    }
}

extension ValueType<Located<Double>> {
    /// A measurement of either sign; a log prints what a `Double` holds, with up to seventeen digits.
    static var decimal: ValueType {
        let limits = NumberLimits(isSigned: true, decimals: 17)
        return ValueType(
            read: { decoder, reference, name in
                guard decoder.number(reference, name, limits) != nil else { return nil }
                let value = Double(decoder.document.text(reference)) ?? 0
                return Located(value, at: decoder.document.range(of: reference))
            }, description: limits.description)
    }
}

extension Decoder {
    fileprivate mutating func length(
        _ reference: YAMLDocument.Reference, _ name: String, _ limits: NumberLimits
    ) -> Located<Length>? {
        guard let number = number(reference, name, limits), let scale else { return nil }
        let range = document.range(of: reference)
        if number.isPixels {
            return Located(Length(pixels: number.millionths / 1_000_000, scale: scale.value), at: range)
        }
        let scaled = number.millionths * scale.value
        guard scaled % 1_000_000 == 0 else {
            add(
                .offPixelGrid, "\(document.quotedText(reference)) is not on the \(scale.value)x pixel grid", at: range,
                notes: [.init("the scale is declared here", at: scale.range)],
                fixIts: [Decoder.nearestPixels(document.text(reference), scaled, scale.value)])
            return nil
        }
        return Located(Length(pixels: scaled / 1_000_000, scale: scale.value), at: range)
    }

    /// The pixels of a number that was rounded to some decimals; both neighbours if it is no rounded pixel.
    private static func nearestPixels(_ text: String, _ scaled: Int, _ scale: Int) -> String {
        let nearest = Length(pixels: (scaled + 500_000) / 1_000_000, scale: scale)
        let decimals = text.split(separator: ".").last?.utf8.count ?? 0
        let written = Double(text) ?? 0
        let step = (0..<decimals).reduce(1.0) { step, _ in step / 10 }
        if abs(nearest.points - written) < step { return "write '\(nearest.specText(scale: scale))'" }
        let below = Length(pixels: scaled / 1_000_000, scale: scale)
        let above = Length(pixels: scaled / 1_000_000 + 1, scale: scale)
        return
            "the nearest on it are \(below.text), '\(below.specText(scale: scale))', and \(above.text), '\(above.specText(scale: scale))'"
    }

    fileprivate mutating func styleLength(
        _ reference: YAMLDocument.Reference, _ name: String, _ limits: NumberLimits
    ) -> Located<Length>? {
        guard let number = number(reference, name, limits) else { return nil }
        let sixths = number.millionths * 6
        let range = document.range(of: reference)
        guard sixths % 1_000_000 == 0 else {
            add(
                .offPixelGrid, "\(document.quotedText(reference)) is on the pixel grid of no scale", at: range,
                fixIts: ["write whole or half points"])
            return nil
        }
        return Located(Length(sixths: sixths / 1_000_000), at: range)
    }

    /// A number within limits.
    fileprivate mutating func number(
        _ reference: YAMLDocument.Reference, _ name: String, _ limits: NumberLimits
    ) -> (millionths: Int, isPixels: Bool)? {
        guard isScalar(reference, name, expected: "a number") else { return nil }
        do throws(DecimalNumber.Fault) {
            guard document.node(reference).length <= 64 else {
                throw DecimalNumber.Fault(words: "is too long for a number")
            }
            let number = try Decoder.number(document.text(reference), limits)
            if limits.isPositive, number.millionths == 0 {
                add(
                    .numberOutOfRange, "'\(name)' must be greater than 0, found \(document.quotedText(reference))",
                    at: document.range(of: reference), fixIts: ["write the length in points"])
                return nil
            }
            return number
        } catch {
            report(error, reference, name, limits)
            return nil
        }
    }

    private static func number(
        _ text: String, _ limits: NumberLimits
    ) throws(DecimalNumber.Fault) -> (millionths: Int, isPixels: Bool) {
        let isPixels = text.utf8.count > 2 && text.hasSuffix("px") && !limits.isSigned
        guard isPixels else {
            let number = try DecimalNumber(text, allowsSign: limits.isSigned, decimals: limits.decimals)
            try check(number.millionths)
            return (number.millionths, false)
        }
        guard limits.allowsPixels else {
            throw DecimalNumber.Fault(
                words: "is in pixels, which differ from device to device", advice: "write points such as '40'")
        }
        let digits = text.dropLast(2)
        if digits.utf8.allSatisfy(isDigit), digits.utf8.count > 1, digits.hasPrefix("0") {
            throw NumberFault.leadingZero(String(digits), suffix: "px")
        }
        guard digits.utf8.allSatisfy(isDigit) else {
            var fault = NumberFault.of(text, allowsSign: false)
            if (try? DecimalNumber(digits, allowsSign: false)) != nil {
                fault = DecimalNumber.Fault(words: "is not a whole number of pixels", advice: "write whole pixels")
            }
            throw fault
        }
        let number = try DecimalNumber(digits, allowsSign: false)
        try check(number.millionths)
        return (number.millionths, true)
    }

    private static func check(_ millionths: Int) throws(DecimalNumber.Fault) {
        guard abs(millionths) > NumberLimits.maximum * 1_000_000 else { return }
        throw DecimalNumber.Fault(
            words: "is more than \(NumberLimits.maximum), the most for a length", isOutOfRange: true)
    }

    private mutating func report(
        _ fault: DecimalNumber.Fault, _ reference: YAMLDocument.Reference, _ name: String, _ limits: NumberLimits
    ) {
        let message =
            fault.words == "is empty"
            ? "'\(name)' is empty, expected a number"
            : "\(document.quotedText(reference)) \(fault.words)"
                + (fault.isOutOfRange ? "" : "; '\(name)' is a plain decimal number")
        add(
            fault.isOutOfRange ? .numberOutOfRange : .invalidNumber, message, at: document.blame(reference),
            fixIts: [fault.correction.map { "write '\($0)'" } ?? fault.advice ?? limits.advice])
    }
}
