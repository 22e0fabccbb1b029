/// The text of a diff as it grows, a line at a time.
struct DiffOutput {
    /// What a line says.
    enum Kind {
        case name
        case place
        case same
        case removed
        case inserted

        /// The number of the colour on a terminal, as `diff --color` has them; `nil` for none.
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

    /// Adds a line that speaks of the files.
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
            bytes += printable(String(decoding: text, as: UTF8.self)).utf8
            if color != nil { bytes += "\u{1B}[0m".utf8 }
        }
        bytes.append(UInt8(ascii: "\n"))
    }
}
