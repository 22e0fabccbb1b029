/// A part of a file with its changes and the unchanged lines around them.
struct Hunk: Equatable {
    /// Numbers of the old lines, from 0.
    let old: Range<Int>
    /// Numbers of the new lines, from 0.
    let new: Range<Int>
    /// The changes in it, at least one.
    let changes: [LineDifference.Change]

    /// Gathers changes into hunks: two whose surroundings meet stand in one.
    ///
    /// - Parameters:
    ///   - changes: changes in order.
    ///   - oldCount: number of lines of the old text.
    ///   - context: number of lines around a change.
    static func hunks(of changes: [LineDifference.Change], oldCount: Int, context: Int) -> [Hunk] {
        var hunks: [Hunk] = []
        var gathered: ArraySlice<LineDifference.Change> = changes[..<0]
        for (index, change) in changes.enumerated() {
            if let last = gathered.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
                gathered = changes[gathered.startIndex...index]
            } else {
                if let hunk = Hunk(gathered, oldCount: oldCount, context: context) { hunks.append(hunk) }
                gathered = changes[index...index]
            }
        }
        if let hunk = Hunk(gathered, oldCount: oldCount, context: context) { hunks.append(hunk) }
        return hunks
    }

    private init?(_ changes: ArraySlice<LineDifference.Change>, oldCount: Int, context: Int) {
        guard let first = changes.first, let last = changes.last else { return nil }
        let before = min(context, first.old.lowerBound)
        let after = min(context, oldCount - last.old.upperBound)
        old = first.old.lowerBound - before..<last.old.upperBound + after
        new = first.new.lowerBound - before..<last.new.upperBound + after
        self.changes = Array(changes)
    }
}
