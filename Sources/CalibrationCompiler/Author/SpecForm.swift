import LocatedYAML
import SourceDiagnostics

extension SpecDraft {
    /// Every field of a display with its documentation: what an author has to fill is empty, what may be left out is a
    /// comment.
    var form: String {
        var text = """
            # 'calibrate check' names every value that is still to be filled. A field after '#' may be left out: remove the
            # sign to give it. Lengths are points, such as 44 or 96.5, or pixels, such as 161px. For another layout, repeat
            # the lines from 'design' on.

            """
        for field in DisplayFields.document.fields {
            text += "\n"
            switch field.key {
            case DisplayFields.calibration.key: text += SpecDraft.comment(on: field, indent: 0) + "\(field.key): 1\n"
            case DisplayFields.display.key:
                text += SpecDraft.comment(on: field, indent: 0) + "\(field.key): \(display)\n"
            case DisplayFields.models.key:
                text += SpecDraft.comment(on: field, indent: 0) + SpecDraft.lines(for: models)
                if models.isEmpty { text += "  #iPhone15,2: iPhone 14 Pro\n" }
            case DisplayFields.screen.key where screen != nil:
                text += SpecDraft.comment(on: field, indent: 0) + "\(field.key): {\(screen?.specText ?? "")}\n"
            default: text += SpecDraft.lines(for: field, indent: 0)
            }
        }
        return text
    }

    private static func lines(for field: any AnyField, indent: Int, isFirstOfItem: Bool = false) -> String {
        let margin = String(repeating: " ", count: indent)
        let comment = comment(on: field, indent: isFirstOfItem ? indent - 2 : indent)
        guard field.isRequired else { return "\(comment)\(margin)#\(field.key): \(field.sample)\n" }
        let start = isFirstOfItem ? String(repeating: " ", count: indent - 2) + "- " : margin
        let head = "\(comment)\(start)\(field.key):\n"
        // A number is simplest alone: its own mapping is for one that is worth something else.
        guard let format = field.description.format, !field.description.isNumber else { return head }
        let isList = field.description.isList
        return head
            + format.fields.enumerated().map { index, field in
                lines(for: field, indent: indent + (isList ? 4 : 2), isFirstOfItem: isList && index == 0)
            }.joined()
    }

    private static func comment(on field: any AnyField, indent: Int) -> String {
        let otherwise = field.otherwise.map { " Default: \($0)." } ?? ""
        var text = ""
        text.append(
            wrapped: field.documentation + field.unsaidWords + otherwise,
            prefix: String(repeating: " ", count: indent) + "# ")
        return text
    }
}

extension AnyField {
    /// The words that may be written, unless the documentation names them all.
    fileprivate var unsaidWords: String {
        let words = description.words
        guard !words.allSatisfy({ documentation.contains($0) }) else { return "" }
        return " Write \(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")."
    }

    /// A value to begin with: what holds without the field, if that is a value.
    fileprivate var sample: String {
        guard let otherwise, description.literal(otherwise) != nil else { return description.sample }
        return otherwise
    }
}

/// A text as a YAML scalar that every reader takes for that text: plain where that is safe, else in double quotes.
func yamlText(_ text: String, inFlow: Bool = false) -> String {
    guard !isPlainYAML(text, inFlow: inFlow) else { return text }
    var quoted = "\""
    for character in text.unicodeScalars {
        if character == "\"" || character == "\\" { quoted += "\\" }
        quoted.unicodeScalars.append(character)
    }
    return quoted + "\""
}

private func isPlainYAML(_ text: String, inFlow: Bool) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
        text.unicodeScalars.allSatisfy(isPrintable)
    else { return false }
    // A colon, a sharp sign and a dash mean something only beside a space; the others only at the start.
    let startsAsText = !"-?:,[]{}#&*!|>'\"%@` ".unicodeScalars.contains(first)
    let endsAsText = last != " " && last != ":" && !isUnusualSpace(last) && !isUnusualSpace(first)
    let isOneValue = !text.contains(": ") && !text.contains(" #")
    let fitsFlow = !inFlow || !text.unicodeScalars.contains { ",[]{}".unicodeScalars.contains($0) }
    return startsAsText && endsAsText && isOneValue && fitsFlow && !isGuessedYAML(text)
}

/// Whether readers of some version of YAML take a plain text for a number, a flag or nothing.
private func isGuessedYAML(_ text: String) -> Bool {
    let words = ["~", "null", "true", "false", "yes", "no", "on", "off", "y", "n", ".inf", ".nan", "<<", "="]
    let isNumber = text.unicodeScalars.allSatisfy { scalar in
        "0123456789abcdefABCDEFxXoO+-._:".unicodeScalars.contains(scalar)
    }
    return words.contains(text.lowercased()) || isNumber && text.contains { $0.isNumber }
}
