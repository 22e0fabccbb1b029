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
