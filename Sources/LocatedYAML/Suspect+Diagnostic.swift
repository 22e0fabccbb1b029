import SourceDiagnostics

extension SuspectScanner {
    /// The message for something suspicious, in the author's words.
    func diagnostic(for suspect: Suspect, file: Int32) -> Diagnostic {
        let place = SourceRange(file: file, suspect.range)
        let written = printable(bytes: source[suspect.range])
        func note(_ message: String, at offset: Int) -> [Diagnostic.Note] {
            [.init(message, at: SourceRange(file: file, offset..<offset + 1))]
        }
        func syntax(_ message: String, _ remedy: String, _ notes: [Diagnostic.Note] = []) -> Diagnostic {
            Diagnostic(.yamlSyntax, message, at: place, notes: notes, fixIts: [remedy])
        }
        switch suspect.kind {
        case .tab:
            return .tab("a tab indents this line", at: place)
        case .unusualSpace(let scalar):
            return .unusualSpace(scalar, at: place)
        case .itemSign:
            return written == "-"
                ? syntax("'-' needs a space behind it to begin an item of a list", "write '- '")
                : syntax("'\(written)' does not begin an item of a list", "write '- '")
        case .template:
            return .template(at: place)
        case .colon(let scalar):
            return .unusualColon(scalar, at: place)
        case .missingSpace(let colon):
            let key = String(decoding: source[suspect.range.lowerBound..<colon], as: UTF8.self)
            let value = String(decoding: source[(colon + 1)..<suspect.range.upperBound], as: UTF8.self)
            return .missingSpace(key: printable(key.prefix(40)), value: value, at: place)
        case .openQuote:
            return syntax("this quote is not closed", "close it with the same sign where the text ends")
        case .innerQuote:
            let other = written == "'" ? "double" : "single"
            return syntax(
                "this quote ends the text, and more follows",
                "write \(written == "'" ? "''" : "\\\"") for a quote inside the text, or put the text into \(other) quotes"
            )
        case .textAfterQuote:
            return syntax("this follows a text that its quotes have ended", "put all of the text into the quotes")
        case .wrongBracket(let opened):
            let isBrace = source[opened] == UInt8(ascii: "{")
            return syntax(
                "'\(written)' cannot close '\(isBrace ? "{" : "[")'",
                "write '\(isBrace ? "}" : "]")'", note("it is opened here", at: opened))
        case .strayBracket:
            return syntax("'\(written)' closes nothing", "remove it, or open what it closes")
        case .extraComma:
            return syntax("no value stands before this comma", "remove the comma, or write the value")
        case .hiddenBracket(let opened):
            return syntax(
                "a comment begins here, and hides the bracket behind it",
                "quote the text that '#' belongs to, or move the comment to the end of the line",
                note("the bracket opens here", at: opened))
        case .wideEmptyLine:
            return syntax("this empty line has more spaces than the text that begins below it", "remove its spaces")
        case .shallowText(let sign):
            return syntax(
                "this line is too far left for the text of several lines above it",
                "indent every line of the text deeper than its key", note("the text begins here", at: sign))
        case .interruptedText(let comment):
            return syntax(
                "this line continues a text that a comment has ended",
                "move the comment away, or quote the text that '#' belongs to", note("the comment", at: comment))
        }
    }
}
