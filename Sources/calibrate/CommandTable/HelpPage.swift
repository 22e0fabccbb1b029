/// A page of help as it grows: plain text, the same on every terminal.
struct HelpPage {
    /// The page so far.
    private(set) var text = ""

    private static let width = 80
    private static let widestTerm = 24

    /// Adds uses of a verb.
    mutating func addExamples(_ examples: [Example]) {
        startBlock()
        text += examples.count == 1 ? "Example:\n" : "Examples:\n"
        for example in examples {
            text += "  \(example.command)\n"
            addWrapped(example.summary, firstIndent: 6, indent: 6)
        }
    }

    /// Adds a paragraph.
    mutating func addParagraph(_ paragraph: String) {
        startBlock()
        addWrapped(paragraph, firstIndent: 0, indent: 0)
    }

    /// Adds how something is typed; no part of it is broken between lines.
    mutating func addUsage(_ parts: [String]) {
        startBlock()
        addWrapped(["Usage:"] + parts, firstIndent: 0, indent: 7)
    }

    /// Adds a list of terms, unless it is empty.
    mutating func addTerms(_ title: String, _ terms: [(term: String, text: String)]) {
        guard !terms.isEmpty else { return }
        startBlock()
        text += "\(title):\n"
        let column = 4 + min(HelpPage.widestTerm, terms.map(\.term.count).max() ?? 0)
        for (term, explanation) in terms {
            text += "  \(term)"
            if term.count > HelpPage.widestTerm {
                text += "\n"
                addWrapped(explanation, firstIndent: column, indent: column)
            } else {
                addWrapped(explanation, firstIndent: column - 2 - term.count, indent: column, offset: 2 + term.count)
            }
        }
    }

    private mutating func addWrapped(_ text: String, firstIndent: Int, indent: Int, offset: Int = 0) {
        let words = text.split(separator: " ").map(String.init)
        addWrapped(words, firstIndent: firstIndent, indent: indent, offset: offset)
    }

    private mutating func startBlock() {
        if !text.isEmpty { text += "\n" }
    }

    /// Adds words, as many as fit a line, behind what stands there already.
    private mutating func addWrapped(_ words: [String], firstIndent: Int, indent: Int, offset: Int = 0) {
        text += String(repeating: " ", count: firstIndent)
        var column = offset + firstIndent
        var isLineStart = true
        for word in words {
            if !isLineStart, column + 1 + word.count > HelpPage.width {
                text += "\n" + String(repeating: " ", count: indent)
                column = indent
                isLineStart = true
            }
            text += isLineStart ? word : " \(word)"
            column += word.count + (isLineStart ? 0 : 1)
            isLineStart = false
        }
        text += "\n"
    }
}
