/// Numbers that look random and are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

/// Lines of a few words, many of them equal; the last may lack its line feed.
func randomText(of words: [String], upTo count: Int, using random: inout SeededGenerator) -> [UInt8] {
    let lines = (0..<Int.random(in: 0...count, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
    }
    let ending = Bool.random(using: &random) || lines.isEmpty ? "" : "\n"
    return Array((lines.joined(separator: "\n") + ending).utf8)
}

/// A text with a few of its lines replaced, removed or doubled.
func edited(_ text: [UInt8], with words: [String], using random: inout SeededGenerator) -> [UInt8] {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    for _ in 0..<Int.random(in: 0...4, using: &random) where !lines.isEmpty {
        let index = lines.indices.randomElement(using: &random) ?? 0
        switch Int.random(in: 0...2, using: &random) {
        case 0: lines[index] = Array((words.randomElement(using: &random) ?? "").utf8)
        case 1: lines.remove(at: index)
        default: lines.insert(lines[index], at: index)
        }
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
}
