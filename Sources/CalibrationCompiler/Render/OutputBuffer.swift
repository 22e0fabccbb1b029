/// Bytes of an output, appended.
struct OutputBuffer {
    var bytes: [UInt8] = []

    mutating func write(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func write(_ text: some StringProtocol) { bytes.append(contentsOf: text.utf8) }

    mutating func write(_ number: Int) { write(String(number)) }

    /// Writes the shortest text that reads back as the same `Double`, without `.0`.
    mutating func write(_ length: Length) {
        if length.sixths % 6 == 0 { write(length.sixths / 6) } else { write(length.points.description) }
    }

    /// Writes text, padded with spaces to a number of columns.
    mutating func write(_ text: String, columns: Int, alignedRight: Bool = false) {
        let padding = String(repeating: " ", count: max(0, columns - displayWidth(of: text)))
        if alignedRight { write(padding) }
        write(text)
        if !alignedRight { write(padding) }
    }
}
