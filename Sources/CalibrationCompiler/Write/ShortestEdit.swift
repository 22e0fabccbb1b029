/// The fewest removals and insertions that turn one text into another, by Myers' greedy search.
///
/// After *d* changes, the search knows for each diagonal (lines removed less lines inserted) how far into the old text it
/// can get. It keeps that for every *d*, and walks back from the end to find the runs of equal lines.
struct ShortestEdit {
    /// Runs of equal lines, in order.
    let matches: [LineDifference.Match]

    /// Searches; `nil` where more changes than a limit are needed.
    ///
    /// - Complexity: O((*n* + *m*) · *d*) in time and O(*d*²) in room for *d* changes.
    init?(from old: ArraySlice<Int32>, to new: ArraySlice<Int32>, limit: Int) {
        let grid = EditGrid(old: old, new: new)
        var reached: [[Int32]] = []
        for changes in 0...limit {
            let positions = (0...changes).map { index in
                grid.furthest(changes: changes, index: index, from: reached.last)
            }
            reached.append(positions)
            let diagonal = old.count - new.count
            if abs(diagonal) <= changes, (changes + diagonal).isMultiple(of: 2),
                positions[(changes + diagonal) / 2] == old.count
            {
                matches = grid.matches(by: reached, endingAt: (changes + diagonal) / 2)
                return
            }
        }
        return nil
    }
}

/// The two texts as a grid: one step right removes an old line, one step down inserts a new one, equal lines go aslant.
///
/// With `changes` steps right or down, index *i* of its row stands for the diagonal `2i - changes`.
private struct EditGrid {
    let old: ArraySlice<Int32>
    let new: ArraySlice<Int32>

    /// Old lines behind us before equal lines are followed, and the index that we came from; `nil` if out of reach.
    func entry(changes: Int, index: Int, from previous: [Int32]?) -> (old: Int, index: Int)? {
        guard let previous else { return (0, 0) }
        let diagonal = 2 * index - changes
        var entry: (old: Int, index: Int)?
        if index < changes {
            let position = Int(previous[index])
            if position >= 0, position - diagonal <= new.count { entry = (position, index) }
        }
        if index > 0 {
            let position = Int(previous[index - 1])
            if position >= 0, position < old.count, position + 1 > entry?.old ?? -1 {
                entry = (position + 1, index - 1)
            }
        }
        return entry
    }

    /// Old lines behind us after equal lines are followed; -1 if out of reach.
    func furthest(changes: Int, index: Int, from previous: [Int32]?) -> Int32 {
        guard let entry = entry(changes: changes, index: index, from: previous) else { return -1 }
        var position = entry.old
        var newPosition = position - (2 * index - changes)
        while position < old.count, newPosition < new.count,
            old[old.startIndex + position] == new[new.startIndex + newPosition]
        {
            position += 1
            newPosition += 1
        }
        return Int32(position)
    }

    /// The runs of equal lines on the way to the end.
    func matches(by reached: [[Int32]], endingAt last: Int) -> [LineDifference.Match] {
        var matches: [LineDifference.Match] = []
        var index = last
        for changes in reached.indices.reversed() {
            let previous = changes > 0 ? reached[changes - 1] : nil
            guard let entry = entry(changes: changes, index: index, from: previous) else {
                preconditionFailure("the way back leaves the way there")
            }
            let position = Int(reached[changes][index])
            if position > entry.old {
                matches.append(
                    LineDifference.Match(
                        old: old.startIndex + entry.old,
                        new: new.startIndex + entry.old - (2 * index - changes),
                        count: position - entry.old))
            }
            index = entry.index
        }
        return matches.reversed()
    }
}
