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

/// Whether bytes come before others in the order of their values; a text comes before all that begin with it.
func precedes(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    let shared = min(one.count, other.count)
    let order = one.withUnsafeBytes { one in
        other.withUnsafeBytes { other in
            guard let start = one.baseAddress, let otherStart = other.baseAddress else { return Int32(0) }
            return memcmp(start, otherStart, shared)
        }
    }
    return order == 0 ? one.count < other.count : order < 0
}
