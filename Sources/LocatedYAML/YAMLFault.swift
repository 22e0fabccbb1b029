import SourceDiagnostics

/// A fault of YAML in the author's words; libyaml's own name what its grammar expected.
struct YAMLFault {
    /// Kind of mistake.
    private(set) var code = DiagnosticCode.yamlSyntax
    /// What was found.
    private(set) var message = "this cannot be read as YAML"
    /// What to do, as an imperative.
    private(set) var remedy = "check quotes, brackets and indentation here and in the line before"
    /// What is blamed.
    private(set) var range: Range<Int>
    /// What is to be seen at another place.
    private(set) var note: (message: String, offset: Int)?

    private let source: [UInt8]
    /// Where libyaml stopped.
    private let stop: Int
    /// Where what it was reading begins.
    private let begin: Int
    /// The line where libyaml stopped, and the one where what it was reading begins.
    private let line: Range<Int>
    private let beginLine: Range<Int>

    /// Names a fault.
    ///
    /// - Parameters:
    ///   - problem: libyaml's words.
    ///   - context: libyaml's words for what it was reading.
    init(
        problem: String, context: String, source: [UInt8], stop: Int, begin: Int, line: Range<Int>,
        beginLine: Range<Int>
    ) {
        (self.source, self.stop, self.begin, self.line, self.beginLine) = (source, stop, begin, line, beginLine)
        range = stop..<stop + 1
        switch context {
        case "while scanning a quoted scalar", "while parsing a quoted scalar": explainQuoted(problem)
        case "while scanning an anchor", "while scanning an alias": explainName(isAlias: context.hasSuffix("alias"))
        case "while scanning a block scalar": explainBlockText(problem)
        case "while parsing a flow mapping", "while parsing a flow sequence":
            explainBrackets(isMapping: context.hasSuffix("mapping"))
        default:
            if context.contains("directive") || problem.contains("directive") || problem.contains("YAML document") {
                explainDirective(problem)
            } else if context.contains("tag") || problem.contains("tag") {
                (code, range) = (.unknownTag, tagRange)
                say("this tag is not known here", "remove it: a value is read by the type of its key")
            } else {
                explainStructure(problem)
            }
        }
    }

    private mutating func say(_ message: String, _ remedy: String) { (self.message, self.remedy) = (message, remedy) }

    // MARK: Kinds of text

    private mutating func explainQuoted(_ problem: String) {
        switch problem {
        case "found unknown escape character":
            range = stop..<stop + 2
            say("'\(shown(range))' means nothing in double quotes", "double the backslash, or use single quotes")
        case "did not find expected hexdecimal number", "found invalid Unicode character escape code":
            say("a backslash is followed by no character's number here", "double the backslash, or use single quotes")
        default:
            range = begin..<begin + 1
            say("this quote is not closed", "close it with the same sign where the text ends")
        }
    }

    private mutating func explainName(isAlias: Bool) {
        let end = source[begin..<line.upperBound].firstIndex { " \t,]}".utf8.contains($0) } ?? line.upperBound
        range = begin..<max(end, begin + 1)
        let sign = isAlias ? "*" : "&"
        if range.count == 1 {
            say("'\(sign)' has no name behind it", "write the name of an anchor, or quote the text")
        } else {
            say(
                "an anchor's name has letters, digits, '-' and '_' only, found '\(shown(range))'",
                "give the anchor another name, or quote the text if '\(sign)' belongs to it")
        }
    }

    private mutating func explainBlockText(_ problem: String) {
        if problem.contains("tab") {
            code = .tabIndentation
            say("a tab indents this line", "use spaces")
        } else if problem.contains("equal to 0") {
            say("the text of several lines cannot be indented by 0", "remove the 0")
        } else {
            say(
                "behind '\(shown(begin..<begin + 1))' the text of several lines begins in the next line",
                "put the text into the next line, indented, or quote it if the sign belongs to it")
        }
    }

    // MARK: Brackets

    private mutating func explainBrackets(isMapping: Bool) {
        let closing = isMapping ? "}" : "]"
        let opening = isMapping ? "{" : "["
        if line != beginLine, stop < source.count, source[stop] == UInt8(ascii: ":"), stop == firstCharacter {
            return say("this colon must stand in the line of its key", "write 'key: value' in one line")
        }
        if line == beginLine {
            say(
                "a comma or '\(closing)' is missing here",
                "write a comma between values, and '\(closing)' behind the last")
            note = ("'\(opening)' stands here", begin)
        } else if stop < source.count, indentation(of: line) > indentation(of: beginLine) {
            range = firstCharacter..<firstCharacter + 1
            say("a comma is missing before this line", "write a comma between values, and '\(closing)' behind the last")
            note = ("'\(opening)' stands here", begin)
        } else {
            range = begin..<begin + 1
            say("'\(opening)' is not closed", "write '\(closing)' behind the last value")
            if stop < source.count { note = ("something else begins here", firstCharacter) }
        }
    }

    // MARK: Lines

    private mutating func explainStructure(_ problem: String) {
        let character = stop < source.count ? shown(stop..<stop + 1) : ""
        switch problem {
        case "could not find expected ':'":
            range = begin..<begin + 1
            if begin < source.count, "&!".utf8.contains(source[begin]) {
                say("this must stand in the line of its key, or be indented", "write it behind the key")
            } else {
                say(
                    "this line is neither 'key: value' nor a part of the line before it",
                    "write 'key: value', or indent the line")
            }
        case "mapping values are not allowed in this context":
            explainColon()
        case "found character that cannot start any token"
        where stop < source.count && source[stop] == UInt8(ascii: "\t"),
            "found a tab character that violates indentation":
            code = .tabIndentation
            say("a tab stands where YAML needs a space", "use spaces")
        case "found character that cannot start any token", "did not find expected node content":
            say(
                character.isEmpty ? "a value is missing at the end" : "'\(character)' cannot begin a value",
                "quote the text that it belongs to")
        case "did not find expected '-' indicator":
            say(
                "this line belongs to no item of the list above",
                "indent it as the keys of an item, or start an item with '- '")
            note = ("the list begins here", begin)
        case "block sequence entries are not allowed in this context":
            say("an item of a list cannot begin here", "start the list in a line of its own")
        case "mapping keys are not allowed in this context":
            say("'? ' cannot stand here", "quote the text that it belongs to")
        case "did not find expected <document start>"
        where stop >= source.count || source[stop...].starts(with: "...".utf8):
            say("no document follows the lines that begin with '%'", "write '---' and the document, or remove them")
        case "did not find expected <document start>":
            say(
                "this does not belong to the value before it",
                "indent it as the lines above, or start a document with '---'")
        case "did not find expected key":
            explainLine()
        case "input is too long":
            say("the text is too long", "shorten it")
        default:
            break
        }
    }

    /// A colon where none may be: the second one of a line, or behind a key that is indented too far.
    private mutating func explainColon() {
        let text = source[firstCharacter..<max(firstCharacter, stop)]
        let colon = text.indices.first {
            text[$0] == UInt8(ascii: ":") && $0 + 1 < stop && text[$0 + 1] == UInt8(ascii: " ")
        }
        if source[line].starts(with: "---".utf8) {
            (range, message) = (firstCharacter..<stop, "a mapping cannot begin behind '---'")
            remedy = "begin it in the next line"
        } else if colon != nil {
            say("a second ': ' stands in this line", "quote the value, or start a new line")
        } else if text.isEmpty {
            say("no key stands before this colon", "write a key, or quote the text")
        } else {
            range = firstCharacter..<stop
            say(
                "this key is indented as a part of the text before it",
                "indent it as the other keys of its mapping")
        }
    }

    private mutating func explainLine() {
        if stop < source.count, source[stop] == UInt8(ascii: ":") {
            say("no key stands before this colon", "write a key, or quote the text")
        } else if stop < source.count, source[stop] == UInt8(ascii: "*") {
            say("an alias has no anchor or tag of its own", "remove what stands before it")
        } else if let bracket = bracketClosedTooEarly {
            range = bracket..<bracket + 1
            say("this bracket closes the last open one, and more follows", "remove it, or what follows")
        } else if stop > firstCharacter {
            say("this follows a value that has ended", "remove it, or put the whole value into quotes")
        } else if source[stop...].starts(with: "- ".utf8) {
            say(
                "an item of a list stands between the keys of a mapping",
                "indent it below the key that it belongs to, or write a key")
            note = ("the mapping begins here", begin)
        } else {
            range = stop..<wordEnd
            say("this line is indented like none above it", "indent it as the other keys of its mapping")
            note = ("the mapping begins here", begin)
        }
    }

    private mutating func explainDirective(_ problem: String) {
        range = firstCharacter..<max(firstCharacter + 1, line.upperBound)
        switch problem {
        case "found undefined tag handle":
            (code, range) = (.unknownTag, tagRange)
            say("this tag is not known here", "remove it: a value is read by the type of its key")
        case "found duplicate %YAML directive", "found duplicate %TAG directive":
            say("this line says again what a line above it says", "remove one of them")
        case "found incompatible YAML document", "did not find expected version number",
            "did not find expected digit or '.' character", "found extremely long version number":
            say("only YAML 1.1 and 1.2 are read", "write '%YAML 1.2', or remove the line")
        default:
            say(
                "a line that begins with '%' is an instruction, and this one is not known",
                "remove the line, or quote the text")
        }
    }

    /// The bracket before a comma that should still be in brackets, as one behind it shows.
    private var bracketClosedTooEarly: Int? {
        guard stop < source.count, source[stop] == UInt8(ascii: ",") else { return nil }
        let last = source[line.lowerBound..<stop].lastIndex { $0 != UInt8(ascii: " ") }
        guard let last, "}]".utf8.contains(source[last]), source[stop..<line.upperBound].contains(source[last]) else {
            return nil
        }
        return last
    }

    // MARK: Places

    /// Offset of the first visible character of the line where libyaml stopped.
    private var firstCharacter: Int {
        source[line].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "-") }
            ?? line.lowerBound
    }

    private var wordEnd: Int {
        source[stop..<max(stop, line.upperBound)].firstIndex { " \t:".utf8.contains($0) }
            ?? max(stop + 1, line.upperBound)
    }

    private var tagRange: Range<Int> {
        let start = source[line].indices.last { index in
            source[index] == UInt8(ascii: "!")
                && (index == line.lowerBound || " \t[{,".utf8.contains(source[index - 1]))
        }
        guard let start else { return stop..<stop + 1 }
        return start..<(source[start..<line.upperBound].firstIndex { " \t,]}".utf8.contains($0) } ?? line.upperBound)
    }

    private func indentation(of line: Range<Int>) -> Int {
        source[line].prefix { $0 == UInt8(ascii: " ") }.count
    }

    /// Text as messages show it, with all of its last character.
    private func shown(_ range: Range<Int>) -> String {
        var end = min(range.upperBound, source.count)
        while end < source.count, isContinuation(source[end]) { end += 1 }
        return printable(bytes: source[range.lowerBound..<end].prefix(60))
    }
}
