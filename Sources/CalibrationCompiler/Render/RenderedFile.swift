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
        let ahead = 8
        for start in stride(from: 0, to: partCount, by: ahead) {
            for bytes in parallelMap(count: min(ahead, partCount - start), { part(start + $0) }) { try body(bytes) }
        }
    }

    /// Whether the contents are some bytes.
    func isEqual(to bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        var isEqual = true
        forEachPart { part in
            isEqual = isEqual && rest.starts(with: part)
            rest = rest.dropFirst(part.count)
        }
        return isEqual && rest.isEmpty
    }
}
