/// Random numbers that depend on a seed alone, so that every run can be repeated.
struct FuzzRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// The next number (SplitMix64).
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to, but not including, a limit; 0 for a limit of 0.
    mutating func below(_ limit: Int) -> Int { limit <= 1 ? 0 : Int(next() >> 33) % limit }

    /// One of some values, which must not be empty.
    mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }
}
