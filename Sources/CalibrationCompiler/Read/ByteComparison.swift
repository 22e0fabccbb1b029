#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Whether two runs of bytes are the same.
func isEqual(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard one.count == other.count else { return false }
    guard let start = one.baseAddress, let otherStart = other.baseAddress else { return true }
    return memcmp(start, otherStart, one.count) == 0
}
