/// Prints diagnostics as Xcode, SwiftPM and problem matchers read them, with the source line and a caret.
package struct DiagnosticRenderer {
    /// Messages that are printed; the rest is counted.
    package static let limit = 50

    private let sources: [SourceFile]
    private let color: Bool
    private var texts: [Int32: SourceText] = [:]
    private var output = OutputBuffer()

    /// Renders diagnostics in their order.
    package static func render(_ diagnostics: [Diagnostic], sources: [SourceFile], color: Bool) -> [UInt8] {
        var renderer = DiagnosticRenderer(sources: sources, color: color)
        for diagnostic in diagnostics.prefix(limit) { renderer.write(diagnostic) }
        if diagnostics.count > limit {
            let rest = diagnostics.count - limit
            renderer.output.write("and \(rest) more message\(rest == 1 ? "" : "s")\n")
        }
        return renderer.output.bytes
    }

    private init(sources: [SourceFile], color: Bool) {
        self.sources = sources
        self.color = color
    }

    private mutating func write(_ diagnostic: Diagnostic) {
        let severity = diagnostic.severity
        writeHead(
            diagnostic.range, label: severity.rawValue, style: severity == .error ? Style.red : Style.magenta,
            message: "\(diagnostic.message) [\(diagnostic.code.rawValue)]")
        writeLine(diagnostic.range)
        for note in diagnostic.notes {
            writeHead(note.range, label: "note", style: Style.cyan, message: note.message)
            // A note on the line above it needs no second picture of the line.
            if !isOnSameLine(note.range, diagnostic.range) { writeLine(note.range) }
        }
        for fixIt in diagnostic.fixIts {
            output.write(styled("fix-it:", Style.green))
            output.write(" \(fixIt)\n")
        }
    }

    private mutating func writeHead(_ range: SourceRange, label: String, style: String, message: String) {
        let position = text(of: range.file).position(of: Int(range.start))
        output.write(styled("\(path(of: range.file)):\(position.line):\(position.column): ", Style.bold))
        output.write(styled("\(label):", style))
        output.write(" \(styled(message, Style.bold))\n")
    }

    private mutating func writeLine(_ range: SourceRange) {
        let text = text(of: range.file)
        let start = Int(range.start)
        let line = text.line(containing: start)
        guard !line.isEmpty else { return }
        let window = SourceWindow(text.bytes, line: line, start: start, end: Int(range.end))
        output.write("\(window.line)\n")
        output.write(styled(window.caret, Style.green))
        output.write("\n" as StaticString)
    }

    private mutating func isOnSameLine(_ one: SourceRange, _ other: SourceRange) -> Bool {
        guard one.file == other.file else { return false }
        let text = text(of: one.file)
        return text.line(containing: Int(one.start)) == text.line(containing: Int(other.start))
    }

    private mutating func text(of file: Int32) -> SourceText {
        if let text = texts[file] { return text }
        let text = SourceText(sources[Int(file)].bytes)
        texts[file] = text
        return text
    }

    private func path(of file: Int32) -> String { printable(sources[Int(file)].path) }

    private func styled(_ text: String, _ style: String) -> String {
        color ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
    }

    private enum Style {
        static let bold = "1"
        static let red = "1;31"
        static let green = "32"
        static let magenta = "1;35"
        static let cyan = "1;36"
    }
}
