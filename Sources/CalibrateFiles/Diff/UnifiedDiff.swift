/// The changes between two texts, as `diff -u` writes them and `patch` reads them.
package struct UnifiedDiff: Sendable {
    /// Number of the first line that changes, or behind which lines are inserted, from 1.
    package let firstLine: Int

    let old: FileLines
    let new: FileLines
    let hunks: [Hunk]

    /// Compares two texts; `nil` if they are equal.
    package init?(from old: [UInt8], to new: [UInt8]) {
        guard old != new else { return nil }
        self.old = FileLines(old)
        self.new = FileLines(new)
        let changes = LineChanges(from: self.old, to: self.new).all
        hunks = Hunk.hunks(of: changes, oldCount: self.old.count, context: 3)
        let first = changes.first?.old ?? 0..<0
        firstLine = max(1, first.isEmpty ? first.lowerBound : first.lowerBound + 1)
    }

    /// A part of a file with its changes and the unchanged lines around them. Numbers of lines start at 0.
    struct Hunk: Equatable {
        let old: Range<Int>
        let new: Range<Int>
        /// The changes in it, at least one.
        let changes: [LineChange]

        /// Gathers changes into hunks: two whose surroundings meet are one.
        ///
        /// - Parameters:
        ///   - changes: changes in order.
        ///   - oldCount: number of lines of the old text.
        ///   - context: number of lines around a change.
        fileprivate static func hunks(of changes: [LineChange], oldCount: Int, context: Int) -> [Hunk] {
            var groups: [[LineChange]] = []
            for change in changes {
                if let last = groups.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
                    groups[groups.count - 1].append(change)
                } else {
                    groups.append([change])
                }
            }
            return groups.map { changes in
                let (first, last) = (changes[0], changes[changes.count - 1])
                let before = min(context, first.old.lowerBound)
                let after = min(context, oldCount - last.old.upperBound)
                return Hunk(
                    old: first.old.lowerBound - before..<last.old.upperBound + after,
                    new: first.new.lowerBound - before..<last.new.upperBound + after, changes: changes)
            }
        }
    }
}
