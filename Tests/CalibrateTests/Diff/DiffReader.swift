/// Applies a unified diff by its letter: every line and every number of it must fit.
struct DiffReader {
    /// Why a diff does not fit.
    struct Misfit: Error {
        let reason: String
    }

    private let lines: [[UInt8]]

    init(_ diff: [UInt8]) {
        lines = DiffReader.lines(of: diff)
    }

    /// The new text.
    func apply(to old: [UInt8]) throws -> [UInt8] {
        let oldLines = DiffReader.lines(of: old)
        var result: [[UInt8]] = []
        var position = 0
        var rest = lines.dropFirst(2)
        while let heading = rest.popFirst() {
            let (oldStart, oldCount, newStart, newCount) = try spans(of: heading)
            let start = oldCount == 0 ? oldStart : oldStart - 1
            guard start >= position, start <= oldLines.count else { throw Misfit(reason: "hunks overlap") }
            result += oldLines[position..<start]
            guard result.count == (newCount == 0 ? newStart : newStart - 1) else { throw Misfit(reason: "new start") }
            position = start
            let resultStart = result.count
            while let line = rest.first, line.first != UInt8(ascii: "@") {
                rest.removeFirst()
                var text = Array(line.dropFirst())
                if rest.first?.first == UInt8(ascii: "\\") {
                    rest.removeFirst()
                    text.removeLast()
                }
                if line.first != UInt8(ascii: "+") {
                    guard position < oldLines.count, oldLines[position] == text else {
                        throw Misfit(reason: "line \(position + 1) is another")
                    }
                    position += 1
                }
                if line.first != UInt8(ascii: "-") { result.append(text) }
            }
            guard position - start == oldCount, result.count - resultStart == newCount else {
                throw Misfit(reason: "a hunk has other lengths than it says")
            }
        }
        return Array((result + oldLines[position...]).joined())
    }

    private func spans(of heading: [UInt8]) throws -> (Int, Int, Int, Int) {
        let numbers = String(decoding: heading, as: UTF8.self).split(separator: " ")
        guard numbers.count == 4, numbers[0] == "@@", numbers[1].hasPrefix("-"), numbers[2].hasPrefix("+") else {
            throw Misfit(reason: "no hunk begins so: \(numbers)")
        }
        let old = numbers[1].dropFirst().split(separator: ",").compactMap { Int($0) }
        let new = numbers[2].dropFirst().split(separator: ",").compactMap { Int($0) }
        guard let oldStart = old.first, let newStart = new.first else { throw Misfit(reason: "no numbers") }
        return (oldStart, old.count > 1 ? old[1] : 1, newStart, new.count > 1 ? new[1] : 1)
    }

    private static func lines(of text: [UInt8]) -> [[UInt8]] {
        var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) + [10] }
        if let last = lines.popLast(), last.count > 1 { lines.append(last.dropLast()) }
        return lines
    }
}
