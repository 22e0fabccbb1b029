/// The lines of a file, each with its line feed; the last may lack it.
struct FileLines: Sendable {
    /// All bytes.
    let bytes: [UInt8]
    private let ends: [Int]

    /// Finds the lines.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        if let last = bytes.last, last != UInt8(ascii: "\n") { ends.append(bytes.count) }
        self.ends = ends
    }

    /// Number of lines.
    var count: Int { ends.count }

    /// A line by its number from 0.
    subscript(number: Int) -> ArraySlice<UInt8> {
        bytes[(number > 0 ? ends[number - 1] : 0)..<ends[number]]
    }

    /// Numbers the lines of two files so that equal lines, and only those, have equal numbers.
    static func numbered(_ old: FileLines, _ new: FileLines) -> (old: [Int32], new: [Int32]) {
        var numbers: [ArraySlice<UInt8>: Int32] = [:]
        func number(_ lines: FileLines) -> [Int32] {
            (0..<lines.count).map { index in
                if let known = numbers[lines[index]] { return known }
                let next = Int32(numbers.count)
                numbers[lines[index]] = next
                return next
            }
        }
        return (number(old), number(new))
    }
}
