/// Prints messages for people, Xcode, SwiftPM and problem matchers, with the source line and a caret.
package struct TerminalPrinter {
    /// Number of messages that are printed; the rest is counted.
    package static let limit = 50

    private let color: Bool
    private var places: SourcePlaces
    private var output = ""

    /// Prints messages in their order.
    package static func print(_ diagnostics: [Diagnostic], sources: [SourceFile], color: Bool) -> String {
        var printer = TerminalPrinter(color: color, places: SourcePlaces(sources))
        for diagnostic in diagnostics.prefix(limit) { printer.write(diagnostic) }
        if diagnostics.count > limit {
            let rest = diagnostics.count - limit
            printer.output += "and \(rest) more message\(rest == 1 ? "" : "s")\n"
        }
        return printer.output
    }

    private mutating func write(_ diagnostic: Diagnostic) {
        let severity = diagnostic.severity
        let code = diagnostic.range == nil ? "" : diagnostic.code.map { " [\($0.name)]" } ?? ""
        writeHead(
            diagnostic.place, label: severity.rawValue, style: severity == .error ? .red : .magenta,
            message: diagnostic.message + code)
        if let range = diagnostic.range { writeLine(range) }
        for note in diagnostic.notes {
            writeHead(note.place, label: "note", style: .cyan, message: note.message)
            // A note on the line just shown needs no second picture of it.
            if let range = note.range, diagnostic.range.map({ !isOnSameLine(range, $0) }) ?? true { writeLine(range) }
        }
        for fixIt in diagnostic.fixIts { output += "\(styled("fix-it:", .green)) \(fixIt)\n" }
    }

    private mutating func writeHead(_ place: Diagnostic.Place?, label: String, style: Style, message: String) {
        if let place { output += styled("\(places[place].text): ", .bold) }
        output += "\(styled("\(label):", style)) \(styled(message, .bold))\n"
    }

    private mutating func writeLine(_ range: SourceRange) {
        let text = places.text(of: range.file)
        let line = text.line(containing: Int(range.start))
        guard !line.isEmpty else { return }
        let window = SourceWindow(text.bytes, line: line, start: Int(range.start), end: Int(range.end))
        output += "\(window.line)\n\(styled(window.caret, .green))\n"
    }

    private mutating func isOnSameLine(_ one: SourceRange, _ other: SourceRange) -> Bool {
        guard one.file == other.file else { return false }
        let text = places.text(of: one.file)
        return text.line(containing: Int(one.start)) == text.line(containing: Int(other.start))
    }

    private func styled(_ text: String, _ style: Style) -> String {
        color ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    private enum Style: String {
        case bold = "1"
        case red = "1;31"
        case green = "32"
        case magenta = "1;35"
        case cyan = "1;36"
    }
}

/// A source line as it is shown, and the caret line under it.
///
/// Tabs stay tabs in both, wide characters take two columns, what cannot be seen is escaped, and of a long line only the
/// part around the caret is shown.
struct SourceWindow {
    /// Characters of a line that are shown, marks on letters counted each.
    static let limit = 160

    /// The line.
    let line: String
    /// Spaces, and `^~~~` under the range.
    let caret: String

    init(_ bytes: [UInt8], line: Range<Int>, start: Int, end: Int) {
        let start = min(max(start, line.lowerBound), line.upperBound)
        let end = min(max(end, start), line.upperBound)
        var before = String(decoding: bytes[line.lowerBound..<start], as: UTF8.self).unicodeScalars[...]
        var marked = String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars[...]
        var after = String(decoding: bytes[end..<line.upperBound], as: UTF8.self).unicodeScalars[...]
        var left = ""
        var right = ""
        if before.count > SourceWindow.limit / 2 {
            before = before.suffix(SourceWindow.limit / 2)
            left = "…"
        }
        if marked.count > SourceWindow.limit / 2 {
            marked = marked.prefix(SourceWindow.limit / 2)
            after = after.prefix(0)
            right = "…"
        } else if before.count + marked.count + after.count > SourceWindow.limit {
            after = after.prefix(max(0, SourceWindow.limit - before.count - marked.count))
            right = "…"
        }
        let shownBefore = left + SourceWindow.shown(before)
        let shownMarked = SourceWindow.shown(marked)
        self.line = shownBefore + shownMarked + SourceWindow.shown(after) + right
        let padding = shownBefore.map { $0 == "\t" ? "\t" : String(repeating: " ", count: displayWidth(of: $0)) }
        caret = padding.joined() + "^" + String(repeating: "~", count: max(0, displayWidth(of: shownMarked) - 1))
    }

    /// Text with everything but tabs made visible.
    private static func shown(_ text: Substring.UnicodeScalarView) -> String {
        text.split(separator: "\t", omittingEmptySubsequences: false).map { printable(Substring($0)) }
            .joined(separator: "\t")
    }
}
