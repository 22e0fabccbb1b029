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
