/// Which lines of two texts are the same, in order: what is between them was removed or inserted.
///
/// Equal beginnings and ends are set aside first. Between them, the fewest changes are sought (Myers' greedy search); where
/// that takes too many, the texts are cut at lines that stand once in each, and each piece is sought by itself. A piece
/// without such a line is one replacement. The result is always right, if not always the shortest.
struct LineDifference {
    /// A run of lines that are the same in both texts, as long as possible.
    struct Match: Equatable {
        /// Number of the first line in the old text.
        let old: Int
        /// Number of the first line in the new text.
        let new: Int
        /// Number of lines.
        let count: Int
    }

    /// The runs in order, none empty, no two adjoining.
    private(set) var matches: [Match] = []

    /// The old text by the numbers of its lines.
    let old: [Int32]
    /// The new text by the numbers of its lines.
    let new: [Int32]

    /// Changes after which the greedy search is given up: it takes room by their square.
    private static let changeLimit = 2_000

    /// Compares two texts by the numbers of their lines; equal numbers are equal lines.
    ///
    /// - Complexity: O((*n* + *m*) · *d*) for texts of *n* and *m* lines with *d* changes in a piece, *d* limited.
    init(from old: [Int32], to new: [Int32]) {
        self.old = old
        self.new = new
        compare(old.indices, new.indices)
    }

    private mutating func compare(_ oldLines: Range<Int>, _ newLines: Range<Int>) {
        let pairs = zip(old[oldLines], new[newLines])
        let beginning = pairs.prefix { $0 == $1 }.count
        add(Match(old: oldLines.lowerBound, new: newLines.lowerBound, count: beginning))
        let oldRest = oldLines.dropFirst(beginning)
        let newRest = newLines.dropFirst(beginning)
        let end = zip(old[oldRest].reversed(), new[newRest].reversed()).prefix { $0 == $1 }.count
        compareMiddle(oldRest.dropLast(end), newRest.dropLast(end))
        add(Match(old: oldRest.upperBound - end, new: newRest.upperBound - end, count: end))
    }

    private mutating func compareMiddle(_ oldLines: Range<Int>, _ newLines: Range<Int>) {
        guard !oldLines.isEmpty, !newLines.isEmpty else { return }
        if let shortest = ShortestEdit(from: old[oldLines], to: new[newLines], limit: LineDifference.changeLimit) {
            for match in shortest.matches { add(match) }
            return
        }
        var oldStart = oldLines.lowerBound
        var newStart = newLines.lowerBound
        for anchor in uniqueAnchors(in: old[oldLines], and: new[newLines]) {
            compare(oldStart..<anchor.old + 1, newStart..<anchor.new + 1)
            oldStart = anchor.old + 1
            newStart = anchor.new + 1
        }
        if oldStart > oldLines.lowerBound {
            compare(oldStart..<oldLines.upperBound, newStart..<newLines.upperBound)
        }
    }

    private mutating func add(_ match: Match) {
        guard match.count > 0 else { return }
        if let last = matches.last, last.old + last.count == match.old, last.new + last.count == match.new {
            matches[matches.count - 1] = Match(old: last.old, new: last.new, count: last.count + match.count)
        } else {
            matches.append(match)
        }
    }
}
