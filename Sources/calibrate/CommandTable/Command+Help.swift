extension Command {
    /// How the verb is typed, by parts.
    private var usage: [String] {
        let arguments = arguments.map { $0.isOptional ? "[\($0.value.placeholder)]" : $0.value.placeholder }
        let options = options.map { "[\($0.usage)]\($0.isRepeatable ? "..." : "")" }
        return [Command.program, name] + arguments + options
    }

    /// Help on the verb: examples first, for who came to copy one.
    var help: String {
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
}

extension Option {
    fileprivate var helpTerm: (term: String, text: String) {
        let short = letter.map { "-\($0), " } ?? ""
        let note = defaultValue.map { " (default: \($0))" } ?? ""
        return (short + usage, summary + note)
    }
}
