/// Bytes of an output, appended.
struct OutputBuffer {
    var bytes: [UInt8] = []

    mutating func write(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func write(_ text: some StringProtocol) { bytes.append(contentsOf: text.utf8) }

    mutating func write(_ number: Int) {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        write(digits: number.magnitude)
    }

    /// Writes the digits of a number, padded with zeros to a number of columns.
    mutating func write(digits number: UInt, columns: Int = 1) {
        let limit = 20
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: limit) { digits in
            var rest = number
            var first = limit
            repeat {
                first -= 1
                digits[first] = UInt8(ascii: "0") + UInt8(rest % 10)
                rest /= 10
            } while rest > 0 || first > limit - columns
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[first...]))
        }
    }

    /// Writes the shortest text that reads back as the same `Double`, without `.0`.
    mutating func write(_ length: Length) {
        if length.sixths % 6 == 0 { write(length.sixths / 6) } else { write(length.points.description) }
    }

    /// Writes a label and a length behind it.
    mutating func write(_ label: StaticString, _ length: Length) {
        write(label)
        write(length)
    }

    /// Writes a length as people read it: ``Length/text``.
    mutating func write(text length: Length) {
        if length.sixths < 0 { bytes.append(UInt8(ascii: "-")) }
        write(digits: length.sixths.magnitude / 6)
        write(Length.decimals(ofSixths: Int(length.sixths.magnitude % 6)))
    }

    /// Writes a label and a length as people read it.
    mutating func write(_ label: StaticString, text length: Length) {
        write(label)
        write(text: length)
    }

    /// Writes text, padded with spaces to a number of columns.
    mutating func write(_ text: String, columns: Int, alignedRight: Bool = false) {
        let padding = String(repeating: " ", count: max(0, columns - displayWidth(of: text)))
        if alignedRight { write(padding) }
        write(text)
        if !alignedRight { write(padding) }
    }
}
