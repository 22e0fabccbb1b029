extension Command {
    /// Help on the verb: examples first, to be copied.
    var helpText: String {
        var page = HelpPage()
        page.addExamples(examples)
        page.addParagraph(summary)
        for paragraph in discussion { page.addParagraph(paragraph) }
        page.addUsage(usage)
        page.addTerms("Arguments", arguments.map { ($0.value.placeholder, $0.summary) })
        page.addTerms("Options", options.map(\.helpTerm))
        page.addTerms("Everywhere", Option.common.map(\.helpTerm))
        return page.text
    }

    /// Help on the program.
    static let overview: String = {
        var page = HelpPage()
        page.addExamples(all.compactMap(\.examples.first))
        page.addParagraph("Turns device specs in YAML into Swift tables of calibrations, and proves them.")
        page.addUsage([program, "VERB", "[OPTION]..."])
        page.addTerms("Verbs", all.map { ($0.name, $0.summary) })
        page.addTerms("Everywhere", Option.common.map(\.helpTerm))
        page.addTerms("Exit status", ExitStatus.allCases.map { ("\($0.rawValue)", $0.summary) })
        return page.text
    }()

    /// How the verb is typed, by parts.
    private var usage: [String] {
        let arguments = arguments.map { argument in
            switch argument.count {
            case .one: argument.value.placeholder
            case .upToOne: "[\(argument.value.placeholder)]"
            case .any: "[\(argument.value.placeholder)...]"
            case .words: "\(argument.value.placeholder)..."
            }
        }
        let options = options.map { "[\($0.usage)]\($0.isRepeatable ? "..." : "")" }
        return [Command.program, name] + arguments + options
    }
}

extension Option {
    fileprivate var helpTerm: (term: String, text: String) {
        let short = letter.map { "-\($0), " } ?? ""
        let note = defaultValue.map { " (default: \($0))" } ?? ""
        return (short + usage, summary + note)
    }
}

/// A page of help as it grows: plain text, the same on every terminal.
private struct HelpPage {
    /// The page so far.
    private(set) var text = ""

    private static let width = 80
    private static let widestTerm = 24

    /// Adds uses of a verb.
    mutating func addExamples(_ examples: [Command.Example]) {
        guard !examples.isEmpty else { return }
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

    /// Adds how something is typed. No part of it is broken between lines.
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
