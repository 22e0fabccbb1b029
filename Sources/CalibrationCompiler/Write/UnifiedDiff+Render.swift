extension UnifiedDiff {
    /// Where a diff is shown.
    package enum Style: Sendable {
        /// Byte for byte, for `patch`.
        case plain
        /// For a person's terminal: control characters of the files are shown, not sent to it.
        case terminal(color: Bool)
    }

    /// Writes the diff.
    ///
    /// - Parameters:
    ///   - oldName: name of the old file in the first line; `/dev/null` for none.
    ///   - newName: name of the new file in the second line.
    package func render(oldName: String, newName: String, style: Style) -> [UInt8] {
        var output = DiffOutput(style: style)
        output.addHeading(.name, "--- \(oldName)")
        output.addHeading(.name, "+++ \(newName)")
        for hunk in hunks {
            output.addHeading(.place, "@@ -\(UnifiedDiff.span(hunk.old)) +\(UnifiedDiff.span(hunk.new)) @@")
            var line = hunk.old.lowerBound
            for change in hunk.changes {
                for number in line..<change.old.lowerBound { output.addLine(.same, " ", old[number]) }
                for number in change.old { output.addLine(.removed, "-", old[number]) }
                for number in change.new { output.addLine(.inserted, "+", new[number]) }
                line = change.old.upperBound
            }
            for number in line..<hunk.old.upperBound { output.addLine(.same, " ", old[number]) }
        }
        return output.bytes
    }

    /// First line and number of lines; a span of none names the line before it.
    private static func span(_ lines: Range<Int>) -> String {
        switch lines.count {
        case 0: "\(lines.lowerBound),0"
        case 1: "\(lines.lowerBound + 1)"
        default: "\(lines.lowerBound + 1),\(lines.count)"
        }
    }
}
