import CLibYAML
import SourceDiagnostics

extension YAMLReader {
    /// The message for what stopped libyaml: the cause in the author's words, at the line that the author must mend.
    func syntaxError() -> Diagnostic {
        let text = SourceText(source)
        if let conflict = mergeConflict(in: text) { return conflict }
        if parser.pointee.error == YAML_READER_ERROR { return invalidByte() }
        let problem = byteOffset(of: parser.pointee.problem_mark)
        let context = parser.pointee.context == nil ? problem : byteOffset(of: parser.pointee.context_mark)
        // A plain text runs on until a later line shows that it was to be a key: its own line is the one to blame.
        let isRunOn =
            parser.pointee.problem.map { String(cString: $0) } == "mapping values are not allowed in this context"
        let first =
            isRunOn ? text.line(containing: max(text.line(containing: problem).lowerBound - 1, 0)).lowerBound : context
        for line in lines(of: text, from: min(context, first), through: problem) {
            if let cause = indentationFault(in: line) ?? missingSpace(in: line) { return cause }
        }
        return otherFault(text, problem: problem, context: context)
    }

    private func otherFault(_ text: SourceText, problem: Int, context: Int) -> Diagnostic {
        let line = text.line(containing: problem)
        let end = max(problem, line.upperBound)
        let fault = YAMLFault(
            problem: parser.pointee.problem.map { String(cString: $0) } ?? "",
            context: parser.pointee.context.map { String(cString: $0) } ?? "",
            line: String(decoding: source[line.lowerBound..<max(line.lowerBound, problem)], as: UTF8.self)[...],
            found: String(decoding: source[problem..<end], as: UTF8.self)[...],
            isOneLine: text.line(containing: context) == line)
        let (blamed, other) = fault.blame == .problem ? (problem, context) : (context, problem)
        return Diagnostic(
            .yamlSyntax, fault.message, at: range(at: blamed),
            notes: fault.note.map { [.init($0, at: range(at: other))] } ?? [], fixIts: [fault.remedy])
    }

    private func invalidByte() -> Diagnostic {
        let start = source.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? ""
        var offset = min(Int(parser.pointee.problem_offset) + start, max(source.count - 1, 0))
        // The byte that makes a sequence wrong is not the one that is: blame the first of the sequence.
        if problem == "invalid trailing UTF-8 octet", offset > 0 {
            offset -= 1
            while offset > start, isContinuation(source[offset]) { offset -= 1 }
        }
        let byte = source.isEmpty ? 0 : source[offset]
        let isControl = problem == "control characters are not allowed"
        let hex = hexadecimal(byte)
        return Diagnostic(
            .invalidByte,
            isControl
                ? "byte \(hex) is a control character" : "byte \(hex) is not UTF-8 (\(problem))",
            at: range(at: offset),
            fixIts: [isControl ? "remove the byte" : "save the file as UTF-8"])
    }

    private func mergeConflict(in text: SourceText) -> Diagnostic? {
        var offset = source.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        while offset < source.count {
            let line = text.line(containing: offset)
            if YAMLReader.isConflictMarker(source[line]) {
                return Diagnostic(
                    .mergeConflict, "an unresolved merge conflict",
                    at: SourceRange(file: file, line),
                    fixIts: ["keep one side, and remove the lines '<<<<<<<', '=======' and '>>>>>>>'"])
            }
            offset = line.upperBound
            while offset < source.count, source[offset] == 0x0A || source[offset] == 0x0D { offset += 1 }
        }
        return nil
    }

    /// Whether a line is one that version control writes around two versions of a text.
    static func isConflictMarker(_ line: ArraySlice<UInt8>) -> Bool {
        let markers = ["<<<<<<< ", ">>>>>>> ", "||||||| "]
        return markers.contains { line.starts(with: $0.utf8) }
            || line.count == 7 && line.allSatisfy { $0 == UInt8(ascii: "=") }
    }

    /// A tab or an unusual space before the first visible character of a line.
    private func indentationFault(in line: Range<Int>) -> Diagnostic? {
        var offset = line.lowerBound
        while offset < line.upperBound {
            if source[offset] == UInt8(ascii: "\t") {
                return Diagnostic(
                    .tabIndentation, "a tab indents this line", at: range(at: offset),
                    fixIts: ["use spaces"])
            }
            if let space = unusualSpace(at: offset) { return space }
            guard source[offset] == UInt8(ascii: " ") else { return nil }
            offset += 1
        }
        return nil
    }

    /// The message for a space that looks like one and is none for YAML.
    func unusualSpace(at offset: Int) -> Diagnostic? {
        guard offset < source.count, source[offset] >= 0x80 else { return nil }
        let end = min(offset + 4, source.count)
        guard let scalar = String(decoding: source[offset..<end], as: UTF8.self).unicodeScalars.first,
            isUnusualSpace(scalar)
        else { return nil }
        return .unusualSpace(
            scalar, at: SourceRange(file: file, offset..<offset + UTF8.width(scalar)))
    }

    /// A line `key:value`: libyaml complains about it a line late.
    private func missingSpace(in line: Range<Int>) -> Diagnostic? {
        var start = line.lowerBound
        while start < line.upperBound, source[start] == UInt8(ascii: " ") || source[start] == UInt8(ascii: "-") {
            start += 1
        }
        var colon = start
        while colon < line.upperBound, isWordByte(source[colon]) { colon += 1 }
        guard colon > start, colon + 1 < line.upperBound, source[colon] == UInt8(ascii: ":"),
            source[colon + 1] != UInt8(ascii: " "), source[colon + 1] != UInt8(ascii: "\t")
        else { return nil }
        if let space = unusualSpace(at: colon + 1) { return space }
        let key = String(decoding: source[start..<colon], as: UTF8.self)
        let value = String(decoding: source[(colon + 1)..<line.upperBound], as: UTF8.self)
        return .missingSpace(
            key: key, value: value,
            at: SourceRange(file: file, start..<line.upperBound))
    }

    private func lines(of text: SourceText, from first: Int, through last: Int) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var offset = first
        while true {
            let line = text.line(containing: offset)
            lines.append(line)
            offset = max(line.upperBound, offset)
            while offset < source.count, source[offset] == 0x0A || source[offset] == 0x0D { offset += 1 }
            // A scalar that runs on for many lines is not worth a search of them all.
            guard offset <= last, offset < source.count, lines.count < 64 else { return lines }
        }
    }

    private func byteOffset(of mark: yaml_mark_t) -> Int {
        var cursor = MarkCursor(source)
        return cursor.offset(of: mark.index)
    }

    private func range(at offset: Int) -> SourceRange {
        SourceRange(file: file, min(offset, source.count)..<min(offset + 1, source.count))
    }
}

/// Whether a byte can stand in a key of the format.
private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: ","):
        true
    default: false
    }
}

/// A byte as messages show it: `0x00`.
func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0x0\(digits)" : "0x\(digits)"
}
