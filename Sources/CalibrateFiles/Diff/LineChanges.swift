/// The lines of a file, each with its line feed; the last may lack it.
struct FileLines: Sendable {
    private let bytes: [UInt8]
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
}

/// A replacement of lines by others, either of which may be none. Numbers start at 0.
struct LineChange: Equatable, Sendable {
    let old: Range<Int>
    let new: Range<Int>
}

/// Which lines of a text are removed, and which are inserted, to get another text.
///
/// The standard library finds the fewest changes, but its time and memory grow with the square of their number. So lines
/// that only one text has are set aside first, and long texts are cut at a line that stands once in each.
struct LineChanges {
    /// A line of either text: its number from 0, and a number that equal lines share.
    private typealias Line = (number: Int, text: Int)

    /// Lines of both texts together that the standard library compares.
    private static let limit = 3_000

    private var isRemoved: [Bool]
    private var isInserted: [Bool]

    /// Compares two texts.
    init(from old: FileLines, to new: FileLines) {
        isRemoved = Array(repeating: true, count: old.count)
        isInserted = Array(repeating: true, count: new.count)
        var texts: [ArraySlice<UInt8>: Int] = [:]
        func numbered(_ lines: FileLines) -> [Line] {
            (0..<lines.count).map { number in
                let text = texts[lines[number]] ?? texts.count
                texts[lines[number]] = text
                return (number, text)
            }
        }
        compare(numbered(old)[...], numbered(new)[...])
    }

    /// The changes in order, none beside another.
    var all: [LineChange] {
        var changes: [LineChange] = []
        var old = 0
        var new = 0
        while old < isRemoved.count || new < isInserted.count {
            let removed = old..<(isRemoved[old...].firstIndex(of: false) ?? isRemoved.count)
            let inserted = new..<(isInserted[new...].firstIndex(of: false) ?? isInserted.count)
            if !removed.isEmpty || !inserted.isEmpty { changes.append(LineChange(old: removed, new: inserted)) }
            // Behind a change, both texts go on with the same line.
            old = removed.upperBound + 1
            new = inserted.upperBound + 1
        }
        return changes
    }

    private mutating func keep(_ old: Line, _ new: Line) {
        isRemoved[old.number] = false
        isInserted[new.number] = false
    }

    /// Compares parts of both texts.
    private mutating func compare(_ allOld: ArraySlice<Line>, _ allNew: ArraySlice<Line>) {
        let shared = Set(allOld.lazy.map(\.text)).intersection(allNew.lazy.map(\.text))
        var old = allOld.filter { shared.contains($0.text) }[...]
        var new = allNew.filter { shared.contains($0.text) }[...]
        while let first = old.first, let other = new.first, first.text == other.text {
            keep(old.removeFirst(), new.removeFirst())
        }
        while let last = old.last, let other = new.last, last.text == other.text {
            keep(old.removeLast(), new.removeLast())
        }
        if old.count + new.count <= LineChanges.limit {
            compareAtOnce(old, new)
        } else if let (oldCut, newCut) = LineChanges.cut(old, new) {
            keep(old[oldCut], new[newCut])
            compare(old[..<oldCut], new[..<newCut])
            compare(old[(oldCut + 1)...], new[(newCut + 1)...])
        }
    }

    private mutating func compareAtOnce(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) {
        let difference = new.map(\.text).difference(from: old.map(\.text))
        let removals = Set(difference.removals.map(\.offset))
        let insertions = Set(difference.insertions.map(\.offset))
        let keptOld = old.enumerated().filter { !removals.contains($0.offset) }
        let keptNew = new.enumerated().filter { !insertions.contains($0.offset) }
        for (old, new) in zip(keptOld, keptNew) { keep(old.element, new.element) }
    }

    /// The place of a line that stands once in each part, as near to the middle of the old one as there is.
    private static func cut(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) -> (old: Int, new: Int)? {
        let oldPlaces = Dictionary(grouping: old.indices) { old[$0].text }
        let newPlaces = Dictionary(grouping: new.indices) { new[$0].text }
        let middle = (old.startIndex + old.endIndex) / 2
        let single = old.indices.filter {
            oldPlaces[old[$0].text]?.count == 1 && newPlaces[old[$0].text]?.count == 1
        }
        guard let nearest = single.min(by: { abs($0 - middle) < abs($1 - middle) }),
            let place = newPlaces[old[nearest].text]?.first
        else { return nil }
        return (nearest, place)
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
