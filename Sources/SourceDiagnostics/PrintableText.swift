/// Shows text in one line: whatever cannot be seen, or could hide or reorder other text, is escaped.
package func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { !isPrintable($0) }) else { return text }
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

/// Shows part of a text in one line.
package func printable(_ text: Substring) -> String { printable(String(text)) }

/// Shows bytes in one line of text: those that are not UTF-8 as `\xFF`, what cannot be seen as `\u{202E}`.
package func printable(bytes: some Collection<UInt8>) -> String {
    if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var next = bytes.startIndex
    while true {
        switch parser.parseScalar(from: &rest) {
        case .valid(let encoded):
            text += printable(String(Unicode.UTF8.decode(encoded)))
            next = bytes.index(next, offsetBy: encoded.count)
        case .error(let length):
            for _ in 0..<length {
                text += "\\x" + String(bytes[next], radix: 16, uppercase: true)
                next = bytes.index(after: next)
            }
        case .emptyInput:
            return text
        }
    }
}

/// Unicode scalars of an author's text that messages show.
package let quotedLength = 60

/// Quotes an author's text for a message, shortened if it is long.
///
/// - Complexity: O(1) in the length of the text.
package func quoted(_ text: some StringProtocol) -> String {
    let end = text.unicodeScalars.index(text.startIndex, offsetBy: quotedLength, limitedBy: text.endIndex)
    guard let end, end < text.endIndex else { return "'\(printable(String(text)))'" }
    return "'\(printable(String(text[..<end])))…'"
}

/// Whether a character can stand in one line of text and be seen: no control character, no line or paragraph
/// separator, no bidirectional control, no invisible format character but the joiners that scripts and emoji need.
package func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value >= 0x20, scalar.value < 0x7F { return true }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: return false
    case .format: return scalar.value == 0x200C || scalar.value == 0x200D
    default: return true
    }
}

/// Columns that text takes in a terminal: two for wide characters and emoji, none for marks on others.
package func displayWidth(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + displayWidth(of: $1) }
}

/// Columns that a character takes in a terminal.
func displayWidth(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.value < 0x300 { return 1 }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if properties.isEmojiPresentation || character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
        return 2
    default: return 1
    }
}
