/// Bytes of an output, appended.
struct OutputBuffer {
    // What is written, and room behind it: to write into an array costs less than to append to one.
    private var storage: [UInt8] = []
    private var count = 0

    /// What is written.
    var bytes: [UInt8] { Array(storage[..<count]) }

    /// Gives away what is written, and is empty.
    mutating func take() -> [UInt8] {
        storage.removeLast(storage.count - count)
        defer { self = OutputBuffer() }
        return storage
    }

    /// Makes room for some more bytes.
    mutating func reserveCapacity(_ count: Int) {
        let missing = self.count + count - storage.count
        if missing > 0 { storage.append(contentsOf: repeatElement(0, count: max(missing, storage.count))) }
    }

    mutating func write(bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        if count + bytes.count > storage.count { reserveCapacity(bytes.count) }
        storage.withUnsafeMutableBytes { storage in
            UnsafeMutableRawBufferPointer(rebasing: storage[count...]).baseAddress?.copyMemory(
                from: source, byteCount: bytes.count)
        }
        count += bytes.count
    }

    mutating func write(bytes: [UInt8]) { bytes.withUnsafeBufferPointer { write(bytes: $0) } }

    mutating func write(byte: UInt8) {
        if count == storage.count { reserveCapacity(1) }
        storage[count] = byte
        count += 1
    }

    mutating func write(_ text: StaticString) {
        write(bytes: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func write(_ text: some StringProtocol) {
        if text.utf8.withContiguousStorageIfAvailable({ write(bytes: $0) }) == nil {
            write(bytes: Array(text.utf8))
        }
    }

    mutating func write(_ number: Int) {
        if number < 0 { write(byte: UInt8(ascii: "-")) }
        write(digits: number.magnitude)
    }

    /// Writes the digits of a number, padded with zeros to a number of columns.
    mutating func write(digits number: UInt, columns: Int = 1) {
        let limit = 20
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: limit) { digits in
            var rest = number
            var first = limit
            repeat {
                first -= 1
                digits[first] = UInt8(ascii: "0") + UInt8(rest % 10)
                rest /= 10
            } while rest > 0 || first > limit - columns
            write(bytes: UnsafeBufferPointer(rebasing: digits[first...]))
        }
    }

    /// Writes text, padded with spaces to a number of columns.
    mutating func write(_ text: String, columns: Int, alignedRight: Bool = false) {
        let padding = String(repeating: " ", count: max(0, columns - displayWidth(of: text)))
        if alignedRight { write(padding) }
        write(text)
        if !alignedRight { write(padding) }
    }
}
