/// Shows a text in one line: what cannot be seen, or could hide or reorder other text, is escaped.
func printable(_ text: some StringProtocol) -> String {
    guard text.unicodeScalars.contains(where: { !isPrintable($0) }) else { return String(text) }
    var shown = ""
    for scalar in text.unicodeScalars {
        if isPrintable(scalar) {
            shown.unicodeScalars.append(scalar)
        } else {
            shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }
    return shown
}

/// Unicode scalars of an author's text that messages show.
let quotedLength = 60

/// Quotes an author's text for a message, shortened where it is long.
///
/// - Complexity: O(1) in the length of the text.
func quoted(_ text: some StringProtocol) -> String {
    let end = text.unicodeScalars.index(text.startIndex, offsetBy: quotedLength, limitedBy: text.endIndex)
    guard let end, end < text.endIndex else { return "'\(printable(text))'" }
    return "'\(printable(text[..<end]))…'"
}

/// Whether a character can stand in one line of text and be seen: no control character, no line or paragraph
/// separator, no bidirectional control, no invisible format character but the joiners that scripts and emoji need.
func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value >= 0x20, scalar.value < 0x7F { return true }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: return false
    case .format: return scalar.value == 0x200C || scalar.value == 0x200D
    default: return true
    }
}
