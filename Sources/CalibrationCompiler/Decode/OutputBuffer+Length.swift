extension OutputBuffer {
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
        if length.sixths < 0 { write(byte: UInt8(ascii: "-")) }
        write(digits: length.sixths.magnitude / 6)
        write(Length.decimals(ofSixths: Int(length.sixths.magnitude % 6)))
    }

    /// Writes a label and a length as people read it.
    mutating func write(_ label: StaticString, text length: Length) {
        write(label)
        write(text: length)
    }
}
