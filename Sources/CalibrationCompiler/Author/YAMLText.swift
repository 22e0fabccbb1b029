import LocatedYAML
import SourceDiagnostics

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
