import SourceDiagnostics

/// A fault of YAML in the author's words; libyaml's own name what its grammar expected.
struct YAMLFault {
    /// Where the fault is shown.
    enum Blame {
        /// Where libyaml stopped.
        case problem
        /// Where what is wrong begins.
        case context
    }

    /// What was found.
    let message: String
    /// What to do, as an imperative.
    let remedy: String
    /// Where.
    var blame = Blame.problem
    /// What is to be seen at the other place; `nil` where nothing is.
    var note: String?

    /// Names a fault.
    ///
    /// - Parameters:
    ///   - problem: libyaml's words.
    ///   - context: libyaml's words for what it was reading.
    ///   - line: the line's text before the place where it stopped.
    ///   - found: the text at that place.
    ///   - isOneLine: whether both places are in one line.
    init(problem: String, context: String, line: Substring, found: Substring, isOneLine: Bool) {
        let character = found.first.map { printable(String($0)) } ?? ""
        switch (problem, context) {
        case ("could not find expected ':'", _):
            message = "this line is neither 'key: value' nor a part of the line before it"
            remedy = "write 'key: value', or indent the line"
            blame = .context
        case (_, "while scanning a quoted scalar") where problem.hasPrefix("found unexpected"):
            message = "a quote is not closed"
            remedy = "close it with the same sign"
            blame = .context
        case ("did not find expected ',' or '}'", _), ("did not find expected ',' or ']'", _):
            let isMapping = problem.hasSuffix("'}'")
            remedy = "write a comma between values, and '\(isMapping ? "}" : "]")' behind the last"
            if isOneLine {
                message = "a comma or '\(isMapping ? "}" : "]")' is missing here"
                note = isMapping ? "the mapping begins here" : "the list begins here"
            } else {
                message = "'\(isMapping ? "{" : "[")' is not closed"
                blame = .context
                note = "something else begins here"
            }
        case ("mapping values are not allowed in this context", _):
            if line.contains(": ") {
                message = "a second ': ' stands in this line"
                remedy = "quote the value, or start a new line"
            } else {
                message = "this key does not fit the lines above it"
                remedy = "indent it as the other keys of its mapping, or start a list's item with '- '"
            }
        case ("found character that cannot start any token", _):
            message = "'\(character)' cannot start a value"
            remedy = "quote the text"
        case ("did not find expected '-' indicator", _):
            message = "this line belongs to no item of the list above"
            remedy = "indent it as the keys of an item, or start an item with '- '"
            note = "the list begins here"
        case ("block sequence entries are not allowed in this context", _):
            message = "'- ' begins an item of a list, which cannot stand here"
            remedy = "start the list in a line of its own"
        case ("did not find expected key", _) where character == "}" || character == "]":
            message = "'\(character)' closes nothing"
            remedy = "remove it, or open what it closes"
        case ("did not find expected key", _):
            message =
                found.hasPrefix("- ")
                ? "an item of a list stands between the keys of a mapping"
                : "this is no key, and no part of the value before"
            remedy = "check quotes, brackets and indentation in this line and the one before"
        case ("found unknown escape character", _):
            message = "'\(printable(String(found.prefix(2))))' means nothing in double quotes"
            remedy = "double the backslash, or use single quotes"
        case ("did not find expected alphabetic or numeric character", _):
            let isAlias = context.hasSuffix("alias")
            message = "'\(isAlias ? "*" : "&")' has no name behind it"
            remedy = "write the name of an anchor, or quote the text"
        case ("found undefined tag handle", _):
            message = "this tag is not known here"
            remedy = "remove the tag: a value is read by the type of its key"
        case ("did not find expected comment or line break", _):
            message = "a text of several lines begins in the next line"
            remedy = "put the text into the next line, indented, or remove the sign before it"
        case ("found incompatible YAML document", _):
            message = "only YAML 1.1 and 1.2 are read"
            remedy = "remove the line"
        case ("found unknown directive name", _):
            message = "this directive is not known here"
            remedy = "remove the line"
        case ("did not find expected <document start>", _):
            message = "behind '...' a document begins with '---'"
            remedy = "write '---', or remove '...'"
        default:
            message = problem.isEmpty ? "the document cannot be read" : problem
            remedy = "check brackets, quotes and indentation from the marked place upwards"
            note = context.isEmpty ? nil : context
        }
    }
}
