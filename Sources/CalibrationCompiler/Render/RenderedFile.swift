/// A file to write, rendered a part at a time: a large one never stands in memory whole.
package struct RenderedFile: Sendable {
    /// Its name in the output folder.
    package let name: String

    private let partCount: Int
    private let part: @Sendable (Int) -> [UInt8]

    /// Creates a file of some parts.
    init(name: String, partCount: Int, part: @escaping @Sendable (Int) -> [UInt8]) {
        self.name = name
        self.partCount = partCount
        self.part = part
    }

    /// Creates a file.
    package init(name: String, bytes: [UInt8]) {
        self.init(name: name, partCount: 1) { _ in bytes }
    }

    /// Its contents, whole.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        forEachPart { bytes += $0 }
        return bytes
    }

    /// Calls a function with the contents, part by part; all cores render, and stay a little ahead.
    func forEachPart<Fault>(_ body: ([UInt8]) throws(Fault) -> Void) throws(Fault) {
        var failure: Fault?
        parallelForEach(count: partCount, part) { bytes in
            guard failure == nil else { return }
            do throws(Fault) { try body(bytes) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    /// Whether the contents are some bytes.
    func isEqual(to bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var offset = 0
            var isEqual = true
            forEachPart { part in
                let end = offset + part.count
                isEqual =
                    isEqual && end <= bytes.count
                    && part.withUnsafeBufferPointer {
                        CalibrationCompiler.isEqual($0, UnsafeBufferPointer(rebasing: bytes[offset..<end]))
                    }
                offset = end
            }
            return isEqual && offset == bytes.count
        }
    }
}
