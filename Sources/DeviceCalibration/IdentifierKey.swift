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
        var words: (UInt64, UInt64) = (0, 0)
        withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: UnsafeRawBufferPointer(identifier)) }
        let blank = UInt8(ascii: " ")
        guard words.0.marks(of: blank) | words.1.marks(of: blank) == 0 else { return nil }
        withUnsafeMutableBytes(of: &words) { $0[count] = blank }
        high = UInt64(bigEndian: words.0)
        low = UInt64(bigEndian: words.1)
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
