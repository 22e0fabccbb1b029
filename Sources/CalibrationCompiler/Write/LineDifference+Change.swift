extension LineDifference {
    /// A replacement of lines by others, either of which may be none.
    struct Change: Equatable {
        /// Numbers of the lines removed, from 0.
        let old: Range<Int>
        /// Numbers of the lines inserted, from 0.
        let new: Range<Int>
    }

    /// What is between the matches, in order.
    var changes: [Change] {
        var changes: [Change] = []
        var oldStart = 0
        var newStart = 0
        for match in matches + [Match(old: old.count, new: new.count, count: 0)] {
            if match.old > oldStart || match.new > newStart {
                changes.append(Change(old: oldStart..<match.old, new: newStart..<match.new))
            }
            oldStart = match.old + match.count
            newStart = match.new + match.count
        }
        return changes
    }
}
