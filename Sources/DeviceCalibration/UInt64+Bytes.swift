extension UInt64 {
    /// A word whose lowest set bit is the top bit of the first byte, from the low end, that equals another; 0 for none.
    ///
    /// A byte that equals the other becomes 0, and a 0 is what a subtraction of 1 turns into a set top bit.
    @inline(__always)
    func marks(of byte: UInt8) -> UInt64 {
        let difference = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
        return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
    }
}
