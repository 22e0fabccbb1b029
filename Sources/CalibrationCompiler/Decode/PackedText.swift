/// A short text in a form that is compared at once: keys, words and hardware identifiers.
///
/// Packed texts are ordered as their bytes.
struct PackedText: Hashable, Comparable {
    /// Bytes that a text has at most.
    static let limit = 24

    // The bytes, the first the most significant, and zeros; the count tells zeros of the text from those behind it.
    private let high: UInt64
    private let middle: UInt64
    private let low: UInt64
    private let length: UInt8

    /// Number of bytes.
    var count: Int { Int(length) }

    /// Packs a text; `nil` if it is too long.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count <= PackedText.limit else { return nil }
        var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
        withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: UnsafeRawBufferPointer(bytes)) }
        high = UInt64(bigEndian: words.0)
        middle = UInt64(bigEndian: words.1)
        low = UInt64(bigEndian: words.2)
        length = UInt8(bytes.count)
    }

    /// Packs a text that is known to be short.
    init(short text: String) {
        var text = text
        guard let packed = text.withUTF8({ PackedText($0) }) else { preconditionFailure("'\(text)' is not short") }
        self = packed
    }

    static func < (one: PackedText, other: PackedText) -> Bool {
        if one.high != other.high { return one.high < other.high }
        if one.middle != other.middle { return one.middle < other.middle }
        if one.low != other.low { return one.low < other.low }
        return one.length < other.length
    }

    /// Calls a function with the bytes.
    func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        var words = (high.bigEndian, middle.bigEndian, low.bigEndian)
        withUnsafeBytes(of: &words) {
            body(UnsafeBufferPointer(rebasing: $0.assumingMemoryBound(to: UInt8.self)[..<count]))
        }
    }
}
