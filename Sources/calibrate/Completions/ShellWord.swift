/// A word as it is typed in a shell: its text, and the quotes that are still open at its end.
struct ShellWord {
    /// How a word is quoted where something can be appended to it.
    enum Quoting {
        /// Not at all, or by backslashes.
        case none
        /// By a double quote at its start, still open.
        case double
        /// By a single quote at its start, still open.
        case single
        /// In any other way.
        case mixed
    }

    /// The text that the word stands for. Nothing in it is expanded.
    private(set) var text = ""
    /// How it is quoted.
    private(set) var quoting = Quoting.none

    /// Reads a word that may not be finished.
    init(_ typed: String) {
        var open: Unicode.Scalar?
        var isEscaped = false
        for (index, scalar) in typed.unicodeScalars.enumerated() {
            if isEscaped {
                // Between double quotes, a backslash stays before most characters.
                if open == "\"", !"$`\"\\".unicodeScalars.contains(scalar) { text += "\\" }
                text.unicodeScalars.append(scalar)
                isEscaped = false
            } else if scalar == "\\", open != "'" {
                isEscaped = true
            } else if scalar == open {
                open = nil
            } else if open == nil, scalar == "'" || scalar == "\"" {
                open = scalar
                quoting = index > 0 ? .mixed : scalar == "'" ? .single : .double
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        if open == nil, quoting != .none { quoting = .mixed }
    }

    /// A text as bash reads it back unchanged behind what is typed; `nil` if it cannot be appended to that.
    static func inBash(_ text: String, quoting: Quoting) -> String? {
        let scalars = text.unicodeScalars.map(String.init)
        switch quoting {
        case .none: return scalars.map { isPlain($0) ? $0 : "\\\($0)" }.joined()
        // History expansion works between double quotes too, and a backslash before '!' would stay.
        case .double: return scalars.map { $0 == "!" ? "\"\\!\"" : "$`\"\\".contains($0) ? "\\\($0)" : $0 }.joined()
        case .single: return scalars.map { $0 == "'" ? #"'\''"# : $0 }.joined()
        case .mixed: return nil
        }
    }

    private static func isPlain(_ character: String) -> Bool {
        guard let byte = character.utf8.first, byte < 0x80 else { return true }
        return ("0"..."9").contains(character) || ("a"..."z").contains(character) || ("A"..."Z").contains(character)
            || "_-./,+@%".contains(character)
    }
}
