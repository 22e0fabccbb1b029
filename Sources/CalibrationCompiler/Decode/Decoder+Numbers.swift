extension Decoder {
    /// A scale: pixels a point.
    mutating func scale(_ reference: NodeReference?) -> Located<Int>? {
        guard let reference else { return nil }
        for (scale, text) in [(1, "1" as StaticString), (2, "2"), (3, "3")] where isScalar(reference, text) {
            return Located(scale, at: range(of: reference))
        }
        guard node(reference).kind == .scalar else {
            reportWrongType(reference, "scale", expected: "1, 2 or 3")
            return nil
        }
        guard !reportUnusualSpace(reference) else { return nil }
        diagnostics.add(
            .invalidScale, "the scale is 1, 2 or 3, found \(found(reference))", at: blame(reference),
            fixIts: ["write the scale of the layout, not the panel's native scale"])
        return nil
    }

    /// A length of a device: points or pixels, on the grid of a scale.
    ///
    /// - Parameter scale: `nil` where the display's own is missing or wrong, which is reported already.
    mutating func length(
        _ reference: NodeReference?, _ name: String, scale: Located<Int>?, form: NumberForm = .length
    ) -> Located<Length>? {
        guard let reference, let number = number(reference, name, form) else { return nil }
        let range = range(of: reference)
        guard let scale else { return nil }
        if number.isPixels {
            return Located(Length(pixels: number.value.millionths / 1_000_000, scale: scale.value), at: range)
        }
        let scaled = number.value.millionths * scale.value
        guard scaled % 1_000_000 == 0 else {
            let nearest = Length(pixels: (scaled + 500_000) / 1_000_000, scale: scale.value)
            diagnostics.add(
                .offPixelGrid, "\(quotedText(reference)) is not on the \(scale.value)x pixel grid", at: range,
                notes: [.init(message: "the scale is declared here", range: scale.range)],
                fixIts: ["write '\(nearest.specText(scale: scale.value))'"])
            return nil
        }
        return Located(Length(pixels: scaled / 1_000_000, scale: scale.value), at: range)
    }

    /// A length that is more than nothing.
    mutating func positiveLength(
        _ reference: NodeReference?, _ name: String, scale: Located<Int>?, form: NumberForm = .length
    ) -> Located<Length>? {
        guard let length = length(reference, name, scale: scale, form: form) else { return nil }
        guard length.value.sixths > 0 else {
            diagnostics.add(
                .numberOutOfRange, "'\(name)' is more than 0, found '0'", at: length.range,
                fixIts: ["write the length in points"])
            return nil
        }
        return length
    }

    /// A length or `none`.
    mutating func lengthOrNone(
        _ reference: NodeReference?, _ name: String, scale: Located<Int>?
    ) -> Located<Length?>? {
        guard let reference else { return nil }
        if isScalar(reference, "none") { return Located(nil, at: range(of: reference)) }
        return positiveLength(reference, name, scale: scale, form: .lengthOrNone).map {
            Located($0.value, at: $0.range)
        }
    }

    /// A length of the image's design: points only.
    mutating func designLength(_ reference: NodeReference?, _ name: String) -> Located<Length>? {
        guard let reference, let number = number(reference, name, .designLength) else { return nil }
        let sixths = number.value.millionths * 6
        guard sixths % 1_000_000 == 0 else {
            diagnostics.add(
                .offPixelGrid, "\(quotedText(reference)) is on the pixel grid of no scale", at: range(of: reference),
                fixIts: ["write whole or half points"])
            return nil
        }
        return Located(Length(sixths: sixths / 1_000_000), at: range(of: reference))
    }

    /// A decimal number of either sign.
    mutating func decimal(_ reference: NodeReference?, _ name: String) -> Located<Double>? {
        guard let reference, let text = numberText(reference, name, .offset) else { return nil }
        do {
            // A log prints what a Double holds, with up to seventeen digits.
            let number = try DecimalNumber(text, allowsSign: true, decimals: 17)
            // The quotient of two exact numbers is the nearest Double; most are written so.
            let quotient = Double(number.millionths) / 1_000_000
            let value = number.isExact ? quotient : Double(String(decoding: text, as: UTF8.self)) ?? quotient
            return Located(value, at: range(of: reference))
        } catch {
            report(error, reference, name, .offset)
            return nil
        }
    }

    private mutating func number(
        _ reference: NodeReference, _ name: String, _ form: NumberForm
    ) -> (value: DecimalNumber, isPixels: Bool)? {
        guard let text = numberText(reference, name, form) else { return nil }
        let isPixels = text.count > 2 && text.suffix(2).elementsEqual("px".utf8)
        let digits = isPixels ? UnsafeBufferPointer(rebasing: text.dropLast(2)) : text
        do throws(DecimalNumber.Fault) {
            if isPixels, form == .designLength {
                throw DecimalNumber.Fault(words: "is in pixels, which differ from device to device")
            }
            let value = try DecimalNumber(digits, allowsSign: false)
            let limit = 20_000
            if value.millionths > limit * 1_000_000 {
                throw DecimalNumber.Fault(words: "is more than \(limit), the most for a length", isOutOfRange: true)
            }
            if isPixels, value.millionths % 1_000_000 != 0 {
                throw DecimalNumber.Fault(
                    words: "is not a whole number of pixels",
                    remedy: "\((value.millionths + 500_000) / 1_000_000)px")
            }
            return (value, isPixels)
        } catch {
            report(error, reference, name, form)
            return nil
        }
    }

    private mutating func numberText(
        _ reference: NodeReference, _ name: String, _ form: NumberForm
    ) -> UnsafeBufferPointer<UInt8>? {
        guard node(reference).kind == .scalar else {
            reportWrongType(reference, name, expected: "a number")
            return nil
        }
        guard !reportUnusualSpace(reference) else { return nil }
        let bytes = bytes(reference)
        guard bytes.count <= 64 else {
            report(DecimalNumber.Fault(words: "is too long for a number"), reference, name, form)
            return nil
        }
        return bytes
    }

    private mutating func report(
        _ fault: DecimalNumber.Fault, _ reference: NodeReference, _ name: String, _ form: NumberForm
    ) {
        let isEmpty = fault.words == "is empty"
        let message =
            isEmpty
            ? "'\(name)' is empty, expected a number"
            : "\(quotedText(reference)) \(fault.words)"
                + (fault.isOutOfRange ? "" : "; '\(name)' is a plain decimal number")
        diagnostics.add(
            fault.isOutOfRange ? .numberOutOfRange : .invalidNumber, message, at: blame(reference),
            fixIts: [fault.remedy.map { "write '\($0)'" } ?? form.advice])
    }
}
