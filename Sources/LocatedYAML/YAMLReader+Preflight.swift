import SourceDiagnostics

extension YAMLReader {
    /// Reports what ends a line for libyaml and for no editor, and byte-order marks that begin a line within the file.
    ///
    /// - Returns: whether there is any; nothing else can be said of such a file.
    func reportLineSeparators(_ diagnostics: inout Diagnostics) -> Bool {
        guard !isASCII else { return false }
        var isFound = false
        for offset in source.indices where !diagnostics.isFull {
            guard let scalar = separator(at: offset) else { continue }
            isFound = true
            let range = SourceRange(file: file, offset..<offset + UTF8.width(scalar))
            if scalar.value == 0xFEFF {
                diagnostics.add(.unusualSpace(scalar, at: range))
                continue
            }
            let kind = [0x85: "a next line", 0x2028: "a line separator"][scalar.value] ?? "a paragraph separator"
            diagnostics.add(
                .lineSeparator, "\(kind) (\(name(of: scalar))) ends a line for YAML, and for no editor", at: range,
                fixIts: ["remove the character, or write an ordinary line break"])
        }
        return isFound
    }

    private func separator(at offset: Int) -> Unicode.Scalar? {
        guard source[offset] >= 0xC2 else { return nil }
        let bytes = source[offset...].prefix(3)
        if bytes.starts(with: [0xC2, 0x85]) { return "\u{85}" }
        if bytes.elementsEqual([0xE2, 0x80, 0xA8]) { return "\u{2028}" }
        if bytes.elementsEqual([0xE2, 0x80, 0xA9]) { return "\u{2029}" }
        let beginsLine =
            offset > 0 && (source[offset - 1] == UInt8(ascii: "\n") || source[offset - 1] == UInt8(ascii: "\r"))
        return beginsLine && bytes.elementsEqual(byteOrderMark) ? "\u{FEFF}" : nil
    }

    /// Refuses a document with more directives than anyone needs: libyaml compares each with all before it.
    func areDirectivesFew(from start: Int, _ diagnostics: inout Diagnostics) -> Bool {
        var offset = start
        var count = 0
        while offset < source.count {
            let end =
                source[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? source.count
            let first = source[offset..<end].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
            if first == UInt8(ascii: "%") {
                count += 1
            } else if let first, first != UInt8(ascii: "#"), !source[offset..<end].starts(with: "...".utf8) {
                return true
            }
            guard count <= Limits.directives else {
                diagnostics.add(
                    .tooManyDirectives, "more than \(Limits.directives) lines that begin with '%' before a document",
                    at: SourceRange(file: file, offset..<end), fixIts: ["remove them"])
                return false
            }
            offset = end + 1
        }
        return true
    }
}
