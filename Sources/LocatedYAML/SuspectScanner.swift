import SourceDiagnostics

/// Walks over YAML as an author reads it, line by line, and finds the slip of which libyaml sees only the consequence.
///
/// It runs when libyaml has given up, so it need not refuse anything: it only has to know quotes, brackets, comments and
/// block texts from each other.
struct SuspectScanner {
    /// Something that cannot be meant.
    struct Suspect {
        enum Kind: Equatable {
            /// A tab indents a line.
            case tab
            /// A space that YAML doesn't treat as one.
            case unusualSpace(Unicode.Scalar)
            /// A dash without a space, or another sign that looks like one, at the beginning of an item.
            case itemSign
            /// The mark of a template.
            case template
            /// A character that looks like a colon.
            case colon(Unicode.Scalar)
            /// A quoted text runs over lines, and something follows its end.
            case openQuote
            /// A quote inside a text in quotes ends it.
            case innerQuote
            /// Something follows a text in quotes.
            case textAfterQuote
            /// No space follows the colon of a key, whose offset is given.
            case missingSpace(colon: Int)
            /// A bracket of the wrong shape closes another, whose offset is given.
            case wrongBracket(opened: Int)
            /// A bracket closes nothing.
            case strayBracket
            /// A value is missing before a comma.
            case extraComma
            /// A comment hides the bracket that closes another, whose offset is given.
            case hiddenBracket(opened: Int)
            /// An empty line has more spaces than the block text that begins below it.
            case wideEmptyLine
            /// A line is no part of the block text before, whose sign's offset is given.
            case shallowText(sign: Int)
            /// A comment has ended a text that this line continues.
            case interruptedText(comment: Int)
        }

        let kind: Kind
        /// What to blame.
        let range: Range<Int>
        /// Where it shows.
        let seen: Int
    }

    let source: [UInt8]
    /// Everything suspicious, in the order in which it shows.
    private(set) var suspects: [Suspect] = []
    /// Offsets of the brackets that are open at the end.
    private(set) var brackets: [Int] = []

    private var offset: Int
    private var lineStart = 0
    private var indentation = 0
    /// Column of the last key or item: what is deeper belongs to it.
    private var parentColumn = -1
    /// Whether the last line ended in text without quotes, which the next may continue.
    private var endsInText = false
    /// The comment that ended the last line's text.
    private var endingComment: Int?
    /// The sign of the last block text, until the line after it.
    private var blockSign: Int?
    /// Whether a comma or an opening bracket came last, in brackets.
    private var expectsValue = false

    /// Scans a document from its beginning to the end of a line.
    init(_ source: [UInt8], from start: Int, to end: Int) {
        self.source = source
        offset = start
        while offset < min(end, source.count) { scanLine() }
    }

    // MARK: Lines

    private mutating func scanLine() {
        lineStart = offset
        skipBlanks()
        indentation = offset - lineStart
        guard !isAtLineEnd else { return skipLine() }
        let tab = source[lineStart..<offset].firstIndex(of: UInt8(ascii: "\t"))
        if brackets.isEmpty, indentation == 0, isMarker("---") || isMarker("...") {
            offset += 3
            parentColumn = -1
            (endsInText, endingComment, blockSign) = (false, nil, nil)
            guard !isAtLineEnd else { return skipLine() }
        } else if brackets.isEmpty, tab == nil {
            checkContinuation()
        }
        let continuesText = endsInText && indentation > parentColumn
        if endsInText, source[offset] == UInt8(ascii: "#") { endingComment = offset }
        endsInText = false
        if let tab, brackets.isEmpty, !continuesText, source[offset] != UInt8(ascii: "#") { add(.tab, tab..<tab + 1) }
        if brackets.isEmpty, !continuesText { checkKey() }
        if source[offset] != UInt8(ascii: "#") {
            (endingComment, blockSign) = (nil, nil)
            if brackets.isEmpty, continuesText { scanText() }
        }
        while !isAtLineEnd { scanToken() }
        skipLine()
    }

    /// Looks at a key that is none: `key:value`, or one with a character that looks like a space or a colon.
    private mutating func checkKey() {
        var start = offset
        while start < source.count, source[start] == UInt8(ascii: "-") || source[start] == UInt8(ascii: " ") {
            start += 1
        }
        if let (space, width) = unusualSpace(at: start) {
            return add(.unusualSpace(space), start..<start + width)
        }
        let sign = scalar(at: offset)
        if let sign, [0xB7, 0x2013, 0x2014, 0x2022, 0x2023, 0x2212].contains(sign.value) {
            return add(.itemSign, offset..<offset + UTF8.width(sign))
        }
        if start == offset + 1, source[offset] == UInt8(ascii: "-"), start < source.count, !isBlank(start) {
            add(.itemSign, offset..<start)
        }
        var colon = start
        while colon < source.count, isKeyByte(source[colon]) { colon += 1 }
        guard colon > start, colon < source.count else { return }
        let scalar = scalar(at: colon)
        if let scalar, [0xFF1A, 0xFE55, 0xA789, 0x2236].contains(scalar.value) {
            return add(.colon(scalar), colon..<colon + UTF8.width(scalar))
        }
        guard source[colon] == UInt8(ascii: ":"), !isBlank(colon + 1), !source[(colon + 1)...].starts(with: "//".utf8)
        else { return }
        if let (space, width) = unusualSpace(at: colon + 1) {
            return add(.unusualSpace(space), colon + 1..<colon + 1 + width)
        }
        add(.missingSpace(colon: colon), start..<lineEnd)
    }

    /// Looks at a line that should perhaps be a part of the text before it.
    private mutating func checkContinuation() {
        let line = lineStart..<lineEnd
        guard source[offset] != UInt8(ascii: "#"), !isKey(line) else { return }
        if let blockSign {
            add(.shallowText(sign: blockSign), offset..<offset + 1)
        } else if let endingComment, indentation > parentColumn {
            add(.interruptedText(comment: endingComment), offset..<offset + 1)
        }
    }

    /// Whether a line begins a value of its own: `key:` or `- item`.
    private func isKey(_ line: Range<Int>) -> Bool {
        if source[offset] == UInt8(ascii: "-"), isBlank(offset + 1) { return true }
        return line.contains { source[$0] == UInt8(ascii: ":") && isBlank($0 + 1) }
    }

    // MARK: Tokens

    private mutating func scanToken() {
        skipBlanks()
        guard !isAtLineEnd else { return }
        let byte = source[offset]
        switch byte {
        case UInt8(ascii: "#") where offset == lineStart || isBlank(offset - 1):
            offset = lineEnd
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            if isTemplate(at: offset) { add(.template, offset..<offset + 2) }
            brackets.append(offset)
            expectsValue = true
            offset += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            closeBracket()
        case UInt8(ascii: ",") where !brackets.isEmpty:
            if expectsValue { add(.extraComma, offset..<offset + 1) }
            expectsValue = true
            offset += 1
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            expectsValue = false
            scanQuoted(byte)
        case UInt8(ascii: "|"), UInt8(ascii: ">"):
            if brackets.isEmpty { scanBlockText() } else { scanText() }
        case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"):
            expectsValue = false
            while !isAtLineEnd, !isBlank(offset), brackets.isEmpty || !isFlowIndicator(offset) { offset += 1 }
        case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
            guard isBlank(offset + 1) || byte == UInt8(ascii: ":") && !brackets.isEmpty else { return scanText() }
            if byte != UInt8(ascii: ":"), brackets.isEmpty { parentColumn = offset - lineStart }
            offset += 1
        default:
            scanText()
        }
    }

    private mutating func closeBracket() {
        let range = offset..<offset + 1
        offset += 1
        expectsValue = false
        guard let opened = brackets.popLast() else {
            return add(.strayBracket, range)
        }
        if (source[opened] == UInt8(ascii: "{")) != (source[range.lowerBound] == UInt8(ascii: "}")) {
            add(.wrongBracket(opened: opened), range)
        }
    }

    /// Text without quotes, to the end of its line at most.
    private mutating func scanText() {
        let start = offset
        expectsValue = false
        while !isAtLineEnd {
            let byte = source[offset]
            if byte == UInt8(ascii: "#"), offset > start, isBlank(offset - 1) {
                noteComment()
                return
            }
            if byte == UInt8(ascii: ":"), isBlank(offset + 1) || !brackets.isEmpty && isFlowIndicator(offset + 1) {
                if brackets.isEmpty { parentColumn = start - lineStart }
                offset += 1
                return
            }
            if !brackets.isEmpty, isFlowIndicator(offset) { return }
            offset += 1
        }
        endsInText = brackets.isEmpty
    }

    /// A comment behind text: it may hide a bracket, or the rest of the text.
    private mutating func noteComment() {
        let comment = offset
        offset = lineEnd
        guard let opened = brackets.last else {
            endingComment = comment
            return
        }
        let closing = source[opened] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
        guard source[comment..<offset].contains(closing) else { return }
        add(.hiddenBracket(opened: opened), comment..<comment + 1)
    }

    private mutating func scanQuoted(_ quote: UInt8) {
        let opened = offset
        offset += 1
        while offset < source.count, source[offset] != quote || isDoubled(quote) {
            offset +=
                source[offset] == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") || source[offset] == quote ? 2 : 1
        }
        guard offset < source.count else {
            offset = source.count
            return add(.openQuote, opened..<opened + 1)
        }
        let closed = offset
        offset += 1
        let isOneLine = !source[opened..<closed].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        if !isOneLine { lineStart = opened }
        checkEnd(opened: opened, closed: closed, isOneLine: isOneLine)
    }

    /// Looks at what follows a text in quotes.
    private mutating func checkEnd(opened: Int, closed: Int, isOneLine: Bool) {
        skipBlanks()
        guard !isAtLineEnd, source[offset] != UInt8(ascii: "#") || offset == closed + 1 else { return }
        if source[offset] == UInt8(ascii: ":") {
            guard brackets.isEmpty else { return }
            if isOneLine { parentColumn = opened - lineStart }
            guard !isBlank(offset + 1) else { return }
            add(.missingSpace(colon: offset), opened..<lineEnd)
            offset = lineEnd
            return
        }
        if !brackets.isEmpty, isFlowIndicator(offset) { return }
        let kind: Suspect.Kind = !isOneLine ? .openQuote : offset == closed + 1 ? .innerQuote : .textAfterQuote
        let blamed = kind == .openQuote ? opened : kind == .innerQuote ? closed : offset
        add(kind, blamed..<blamed + 1, seen: offset)
    }

    /// Text of several lines behind `|` or `>`.
    private mutating func scanBlockText() {
        let sign = offset
        skipLine()
        var widest = 0..<0
        var hasText = false
        while offset < source.count {
            var text = offset
            while text < source.count, source[text] == UInt8(ascii: " ") { text += 1 }
            let spaces = offset..<text
            let isEmpty =
                text >= source.count || source[text] == UInt8(ascii: "\n") || source[text] == UInt8(ascii: "\r")
            guard isEmpty || spaces.count > parentColumn else { break }
            if !hasText, isEmpty, spaces.count > widest.count { widest = spaces }
            if !hasText, !isEmpty, spaces.count < widest.count { add(.wideEmptyLine, widest, seen: text) }
            hasText = hasText || !isEmpty
            skipLine()
        }
        blockSign = sign
        // The line after it is scanned as a line of its own.
        if offset > 0, source[offset - 1] == UInt8(ascii: "\n") || source[offset - 1] == UInt8(ascii: "\r") {
            offset -= 1
        }
    }

    private mutating func add(_ kind: Suspect.Kind, _ range: Range<Int>, seen: Int? = nil) {
        suspects.append(Suspect(kind: kind, range: range, seen: seen ?? range.lowerBound))
    }

    // MARK: Bytes

    /// Whether a template's mark stands at an offset: `{{`, `{%` or `{#`.
    private func isTemplate(at offset: Int) -> Bool {
        guard source[offset] == UInt8(ascii: "{"), offset + 1 < source.count else { return false }
        return "{%#".utf8.contains(source[offset + 1])
    }

    private func scalar(at offset: Int) -> Unicode.Scalar? {
        guard offset < source.count, source[offset] >= 0x80 else { return nil }
        return String(decoding: source[offset..<min(offset + 4, source.count)], as: UTF8.self).unicodeScalars.first
    }

    private func unusualSpace(at offset: Int) -> (Unicode.Scalar, width: Int)? {
        guard let scalar = scalar(at: offset), isUnusualSpace(scalar) else { return nil }
        return (scalar, UTF8.width(scalar))
    }

    /// Whether a byte can stand in a key of one word.
    private func isKeyByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-_.,<".utf8.contains(byte)
        }
    }

    private var isAtLineEnd: Bool {
        offset >= source.count || source[offset] == UInt8(ascii: "\n") || source[offset] == UInt8(ascii: "\r")
    }

    private var lineEnd: Int {
        source[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? source.count
    }

    private mutating func skipLine() {
        offset = lineEnd
        if offset < source.count { offset += 1 }
    }

    private mutating func skipBlanks() {
        while offset < source.count, source[offset] == UInt8(ascii: " ") || source[offset] == UInt8(ascii: "\t") {
            offset += 1
        }
    }

    private func isMarker(_ marker: String) -> Bool {
        source[offset...].starts(with: marker.utf8) && isBlank(offset + 3)
    }

    private func isDoubled(_ quote: UInt8) -> Bool {
        quote == UInt8(ascii: "'") && offset + 1 < source.count && source[offset + 1] == quote
    }

    private func isFlowIndicator(_ offset: Int) -> Bool {
        offset < source.count && "{}[],".utf8.contains(source[offset])
    }

    /// Whether nothing stands at an offset: a space, the end of a line, or of the file.
    private func isBlank(_ offset: Int) -> Bool { offset >= source.count || " \t\r\n".utf8.contains(source[offset]) }
}
