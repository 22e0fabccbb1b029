/// Place of a row's identifier beside the one that is looked for.
enum IdentifierOrder {
    case before
    case same
    case after
}

/// An identifier and the blank behind it, in two words that order as its bytes do.
///
/// The blank decides between an identifier and a longer one with the same beginning; what follows it is masked out.
struct IdentifierKey {
    /// Number of bytes in the two words.
    static let width = 16

    private let high: UInt64
    private let low: UInt64
    private let highMask: UInt64
    private let lowMask: UInt64

    /// Packs an identifier; `nil` where it and its blank are longer than two words, or where it has blanks of its own.
    init?(_ identifier: UnsafeBufferPointer<UInt8>) {
        let count = identifier.count
        guard count < IdentifierKey.width else { return nil }
        var high: UInt64 = 0
        var low: UInt64 = 0
        if count >= 8 {
            let bytes = UnsafeRawBufferPointer(identifier)
            high = UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self))
            // The last eight bytes, without those that the first word has already.
            low = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
            low <<= 8 * (16 &- count)
        } else {
            for byte in identifier { high = high &<< 8 | UInt64(byte) }
            high <<= 8 * (8 &- count)
        }
        let blank = UInt8(ascii: " ")
        guard high.marks(of: blank) | low.marks(of: blank) == 0 else { return nil }
        if count < 8 {
            high |= UInt64(blank) << (56 &- 8 &* count)
        } else {
            low |= UInt64(blank) << (120 &- 8 &* count)
        }
        self.high = high
        self.low = low
        // Shifts by more than the width of a word give 0, to either side.
        let bits = 8 * (count &+ 1)
        highMask = ~(UInt64.max >> bits)
        lowMask = UInt64.max << (128 &- bits)
    }

    /// Compares the beginning of a row of at least ``width`` bytes with the identifier.
    @inline(__always)
    func order(of row: UnsafePointer<UInt8>) -> IdentifierOrder {
        let start = UnsafeRawPointer(row)
        let theirHigh = UInt64(bigEndian: start.loadUnaligned(as: UInt64.self)) & highMask
        let theirLow = UInt64(bigEndian: start.loadUnaligned(fromByteOffset: 8, as: UInt64.self)) & lowMask
        if theirHigh != high { return theirHigh < high ? .before : .after }
        if theirLow != low { return theirLow < low ? .before : .after }
        return .same
    }
}
