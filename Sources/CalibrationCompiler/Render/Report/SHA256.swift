/// The digest by which a content security policy names an inline text (FIPS 180-4).
///
/// No crypto module is at hand without Foundation, and the texts are the report's own: nothing secret rests on it.
package enum SHA256 {
    /// The text as a policy's source: `sha256-` and the digest in base 64.
    package static func source(of text: String) -> String { "sha256-" + base64(digest(Array(text.utf8))) }

    /// The 32 bytes of the digest.
    ///
    /// - Complexity: O(*n*).
    static func digest(_ message: [UInt8]) -> [UInt8] {
        var padded = message + [0x80]
        padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
        padded += bytes(of: UInt64(message.count) * 8)
        var state = initial
        var schedule = [UInt32](repeating: 0, count: 64)
        for start in stride(from: 0, to: padded.count, by: 64) {
            for word in 0..<16 {
                schedule[word] = padded[start + word * 4..<start + word * 4 + 4].reduce(0) { $0 << 8 | UInt32($1) }
            }
            for word in 16..<64 {
                let (early, late) = (schedule[word - 15], schedule[word - 2])
                let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
                let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
                schedule[word] = schedule[word - 16] &+ first &+ schedule[word - 7] &+ second
            }
            compress(schedule, into: &state)
        }
        return state.flatMap(bytes)
    }

    private static func compress(_ schedule: [UInt32], into state: inout [UInt32]) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for word in 0..<64 {
            let mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
            let chosen = (e & f) ^ (~e & g)
            let first = h &+ mixed &+ chosen &+ constants[word] &+ schedule[word]
            let blended = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
            let second = blended &+ ((a & b) ^ (a & c) ^ (b & c))
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
    }

    private static func turned(_ value: UInt32, _ count: UInt32) -> UInt32 { value >> count | value << (32 - count) }

    private static func bytes<Word: FixedWidthInteger>(of word: Word) -> [UInt8] {
        stride(from: Word.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> Word($0)) }
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                text.append(place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : "=")
            }
        }
        return text
    }

    // The constants are the first 32 bits behind the point of the roots of primes. A `Double` has 17 bits to spare.

    private static let initial: [UInt32] = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }

    private static let constants: [UInt32] = primes.map { fraction(of: cubeRoot(Double($0))) }

    private static let primes: [Int] = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }

    private static func fraction(of root: Double) -> UInt32 { UInt32(truncatingIfNeeded: UInt64(root * 0x1p32)) }

    private static func cubeRoot(_ value: Double) -> Double {
        (0..<60).reduce(value) { guess, _ in guess - (guess * guess * guess - value) / (3 * guess * guess) }
    }
}
