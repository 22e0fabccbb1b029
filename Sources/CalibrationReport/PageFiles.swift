import ReportPage

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
