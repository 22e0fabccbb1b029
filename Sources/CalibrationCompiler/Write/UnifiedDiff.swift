/// What must change in a file, as `diff -u` writes it and `patch` reads it.
package struct UnifiedDiff: Sendable {
    /// Number of the first line that changes, or behind which lines come in; from 1.
    package let firstLine: Int

    let old: FileLines
    let new: FileLines
    let hunks: [Hunk]

    /// Compares two texts; `nil` if they are equal.
    package init?(from old: [UInt8], to new: [UInt8]) {
        guard old != new else { return nil }
        self.old = FileLines(old)
        self.new = FileLines(new)
        let numbers = FileLines.numbered(self.old, self.new)
        let changes = LineDifference(from: numbers.old, to: numbers.new).changes
        hunks = Hunk.hunks(of: changes, oldCount: self.old.count, context: 3)
        let first = changes.first?.old ?? 0..<0
        firstLine = max(1, first.isEmpty ? first.lowerBound : first.lowerBound + 1)
    }
}
