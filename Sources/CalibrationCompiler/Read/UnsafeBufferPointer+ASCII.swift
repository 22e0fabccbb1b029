extension UnsafeBufferPointer<UInt8> {
    /// Whether all bytes are visible characters of ASCII, or spaces.
    var isPrintableASCII: Bool {
        var offset = 0
        while offset + 8 <= count {
            let word = word(at: offset)
            // The high bit of a byte shows here if it is set, after the subtraction if the byte is below 0x20, after the
            // addition if it is 0x7F.
            guard (word | (word &- 0x20 * eachByte) | (word &+ eachByte)) & highBits == 0 else { return false }
            offset += 8
        }
        return self[offset...].allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }

    /// Offset of the first byte, from one on, that is not ASCII; some place before it if it is far away.
    func endOfASCII(from start: Int) -> Int {
        let end = Swift.min(start + 4_096, count)
        var offset = start
        while offset + 8 <= end, word(at: offset) & highBits == 0 { offset += 8 }
        while offset < end, self[offset] < 0x80 { offset += 1 }
        return offset
    }

    private func word(at offset: Int) -> UInt64 {
        UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
}

/// A word of eight bytes that are 1.
private let eachByte: UInt64 = 0x0101_0101_0101_0101
/// The bit of each byte of a word that no character of ASCII has.
private let highBits: UInt64 = 0x8080_8080_8080_8080
