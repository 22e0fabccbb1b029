import SourceDiagnostics

extension UnifiedDiff {
    /// Where a diff is shown.
    package enum Style: Sendable {
        /// Byte for byte, for `patch`.
        case plain
        /// For a person's terminal: control characters of the files are escaped.
        case terminal(color: Bool)
    }

    /// Renders the diff.
    ///
    /// - Parameters:
    ///   - oldName: name of the old file in the first line; `/dev/null` for none.
    ///   - newName: name of the new file in the second line.
    package func render(oldName: String, newName: String, style: Style) -> [UInt8] {
        var output = DiffOutput(style: style)
        output.addName("---", oldName)
        output.addName("+++", newName)
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

    /// First line and number of lines. An empty span names the line before it.
    private static func span(_ lines: Range<Int>) -> String {
        switch lines.count {
        case 0: "\(lines.lowerBound),0"
        case 1: "\(lines.lowerBound + 1)"
        default: "\(lines.lowerBound + 1),\(lines.count)"
        }
    }
}

/// The text of a diff as it grows, a line at a time.
private struct DiffOutput {
    /// The kind of a line.
    enum Kind {
        case name
        case place
        case same
        case removed
        case inserted

        /// The number of its colour on a terminal, as with `diff --color`; `nil` for none.
        var color: Int? {
            switch self {
            case .name: 1
            case .place: 36
            case .same: nil
            case .removed: 31
            case .inserted: 32
            }
        }
    }

    /// The text so far.
    private(set) var bytes: [UInt8] = []

    private let style: UnifiedDiff.Style

    init(style: UnifiedDiff.Style) {
        self.style = style
    }

    /// Adds a line that names a file. Behind a name with a space is a tab: without it, `patch` and `git apply` end the
    /// name at the space.
    mutating func addName(_ mark: String, _ name: String) {
        let isForPatch = if case .plain = style { true } else { false }
        addHeading(.name, "\(mark) \(name)" + (isForPatch && name.contains(" ") ? "\t" : ""))
    }

    /// Adds a line about the files.
    mutating func addHeading(_ kind: Kind, _ text: String) {
        add(kind, "", Array(text.utf8)[...])
    }

    /// Adds a line of a file behind its mark, and says so if it lacks a line feed.
    mutating func addLine(_ kind: Kind, _ mark: String, _ line: ArraySlice<UInt8>) {
        let isEnded = line.last == UInt8(ascii: "\n")
        add(kind, mark, isEnded ? line.dropLast() : line)
        if !isEnded { addHeading(.same, "\\ No newline at end of file") }
    }

    private mutating func add(_ kind: Kind, _ mark: String, _ text: ArraySlice<UInt8>) {
        switch style {
        case .plain:
            bytes += mark.utf8
            bytes += text
        case .terminal(let isColored):
            let color = isColored ? kind.color : nil
            if let color { bytes += "\u{1B}[\(color)m".utf8 }
            bytes += mark.utf8
            bytes += printable(bytes: text).utf8
            if color != nil { bytes += "\u{1B}[0m".utf8 }
        }
        bytes.append(UInt8(ascii: "\n"))
    }
}
