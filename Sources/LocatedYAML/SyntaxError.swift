import CLibYAML
import SourceDiagnostics

extension YAMLReader {
    /// libyaml's words for what stopped it.
    var problem: String { parser.pointee.problem.map { String(cString: $0) } ?? "" }

    /// The message for what stopped libyaml: the cause in the author's words, at the place that the author must mend.
    func syntaxError() -> Diagnostic {
        let text = SourceText(source)
        if let conflict = mergeConflict(in: text) { return conflict }
        if parser.pointee.error == YAML_READER_ERROR { return invalidByte() }
        let context = parser.pointee.context.map { String(cString: $0) } ?? ""
        let stop = min(byteOffset(of: parser.pointee.problem_mark), source.count)
        let begin = context.isEmpty ? stop : min(byteOffset(of: parser.pointee.context_mark), source.count)
        let line = text.line(containing: stop)
        let scanner = SuspectScanner(source, from: start, to: line.upperBound)
        // Text runs on until a later line shows that it was to be a key; of a collection only the last line matters.
        let first = context.hasPrefix("while scanning") ? begin : stop
        let firstLine = lineBefore(text.line(containing: first).lowerBound, text).lowerBound
        if let suspect = scanner.suspects.first(where: { $0.seen >= firstLine && $0.seen <= line.upperBound }) {
            return scanner.diagnostic(for: suspect, file: file)
        }
        let fault = YAMLFault(
            problem: problem, context: context, source: source, stop: stop, begin: begin, line: line,
            beginLine: text.line(containing: begin))
        return Diagnostic(
            fault.code, fault.message, at: range(fault.range),
            notes: fault.note.map { [.init($0.message, at: range($0.offset..<$0.offset + 1))] } ?? [],
            fixIts: [fault.remedy])
    }

    /// Offset of the first character, after a byte-order mark.
    private var start: Int { source.starts(with: byteOrderMark) ? byteOrderMark.count : 0 }

    /// The last line before an offset that says something.
    private func lineBefore(_ offset: Int, _ text: SourceText) -> Range<Int> {
        var line = text.line(containing: max(offset - 1, 0))
        while line.lowerBound > 0, source[line].allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) {
            line = text.line(containing: line.lowerBound - 1)
        }
        return line
    }

    private func invalidByte() -> Diagnostic {
        var offset = min(Int(parser.pointee.problem_offset) + start, max(source.count - 1, 0))
        // The byte that makes a sequence wrong is not the one that is: blame the first of the sequence.
        if problem == "invalid trailing UTF-8 octet", offset > 0 {
            offset -= 1
            while offset > start, isContinuation(source[offset]) { offset -= 1 }
        }
        let hex = hexadecimal(source.isEmpty ? 0 : source[offset])
        let isControl = problem == "control characters are not allowed"
        return Diagnostic(
            .invalidByte, isControl ? "byte \(hex) is a control character" : "byte \(hex) is not UTF-8",
            at: range(offset..<offset + 1), fixIts: [isControl ? "remove the byte" : "save the file as UTF-8"])
    }

    private func mergeConflict(in text: SourceText) -> Diagnostic? {
        var offset = start
        while offset < source.count {
            let line = text.line(containing: offset)
            if YAMLReader.isConflictMarker(source[line]) {
                return Diagnostic(
                    .mergeConflict, "an unresolved merge conflict", at: SourceRange(file: file, line),
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

    private func byteOffset(of mark: yaml_mark_t) -> Int {
        var cursor = MarkCursor(source)
        return cursor.offset(of: mark.index)
    }

    private func range(_ bytes: Range<Int>) -> SourceRange {
        SourceRange(file: file, min(bytes.lowerBound, source.count)..<min(bytes.upperBound, source.count))
    }
}

/// A byte as messages show it: `0x00`.
func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0x0\(digits)" : "0x\(digits)"
}
