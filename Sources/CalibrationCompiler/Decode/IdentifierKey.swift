/// A hardware identifier in a form that is compared at once: its bytes, the first the most significant.
///
/// Keys are ordered as the bytes of their identifiers.
struct IdentifierKey: Hashable, Comparable {
    /// Bytes that an identifier has at most.
    static let limit = 24

    private let high: UInt64
    private let middle: UInt64
    private let low: UInt64

    /// Makes the key of an identifier.
    init(_ identifier: String) {
        precondition(identifier.utf8.count <= IdentifierKey.limit, "an identifier is short")
        var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
        withUnsafeMutableBytes(of: &words) { $0.copyBytes(from: identifier.utf8) }
        high = UInt64(bigEndian: words.0)
        middle = UInt64(bigEndian: words.1)
        low = UInt64(bigEndian: words.2)
    }

    static func < (one: IdentifierKey, other: IdentifierKey) -> Bool {
        if one.high != other.high { return one.high < other.high }
        if one.middle != other.middle { return one.middle < other.middle }
        return one.low < other.low
    }
}
