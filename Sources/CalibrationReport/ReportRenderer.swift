import CalibrationCompiler
import ReportPage
import SourceDiagnostics

/// Renders layouts as one self-contained page in which a person scrolls every device's bar.
package enum ReportRenderer {
    /// Default name of the file.
    package static let fileName = "calibration-report.html"

    /// The first two lines of every report. A file that begins otherwise was not made by this program.
    package static var header: [UInt8] { Array(PageFiles.header(of: PageFiles.page, lines: 2).utf8) }

    /// Renders the layouts of a compilation.
    package static func render(_ compilation: Compilation) -> [UInt8] {
        let data = escaped(String(decoding: JSONText.compact(ReportData(compilation)), as: UTF8.self))
        var parts = PageFiles.parts
        let lines = PageFiles.page.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            if let (start, rest) = line.cut(at: "@import"), let (_, end) = rest.cut(at: ";") {
                return start + parts.removeFirst() + end
            }
            if let (start, rest) = line.cut(at: " src="), let (_, end) = rest.cut(at: ">") {
                return start + ">\n" + parts.removeFirst() + end
            }
            if let (start, end) = line.cut(at: "{}") { return start + data + end }
            // The files are in the page now, so the policy need not allow them.
            var line = line
            while let (start, end) = line.cut(at: " 'self'") { line = start + end }
            return String(line)
        }
        return Array(lines.joined(separator: "\n").utf8)
    }

    /// JSON that HTML and JavaScript can't take for anything else: these characters occur only in its strings.
    private static func escaped(_ json: String) -> String {
        var text = String.UnicodeScalarView()
        for scalar in json.unicodeScalars {
            switch scalar {
            case "<", ">", "&": text.append(contentsOf: "\\u00\(String(scalar.value, radix: 16))".unicodeScalars)
            case "\u{2028}", "\u{2029}": text.append(contentsOf: "\\u\(String(scalar.value, radix: 16))".unicodeScalars)
            default: text.append(scalar)
            }
        }
        return String(text)
    }
}

/// The files of the page, as they stand in `Sources/ReportPage/page`.
enum PageFiles {
    /// The page: `report.html`.
    static var page: String { all[0] }

    /// Style sheets and scripts, in the order in which the page refers to them.
    static var parts: ArraySlice<String> { all[1..<all.count - 1] }

    /// The template of a curve's picture: `curve.svg`.
    static var curve: String { all[all.count - 1] }

    private static let all: [String] = {
        var files: [String] = []
        var next = report_page_files()
        while let start = next, start.pointee != 0 {
            let file = String(cString: start)
            files.append(file)
            next = start + file.utf8.count + 1
        }
        return files
    }()

    /// The first lines of a file.
    static func header(of file: String, lines: Int) -> String {
        file.split(separator: "\n").prefix(lines).map { $0 + "\n" }.joined()
    }
}

extension Substring {
    /// What is before and after the first occurrence of a text in a line; `nil` if it doesn't occur.
    func cut(at text: String) -> (Substring, Substring)? {
        var rest = utf8[...]
        while let index = rest.firstIndex(of: text.utf8[text.startIndex]) {
            rest = rest[index...]
            if rest.starts(with: text.utf8) {
                return (self[..<index], self[utf8.index(index, offsetBy: text.utf8.count)...])
            }
            rest = rest.dropFirst()
        }
        return nil
    }
}
