import CLibYAML
import SourceDiagnostics

/// Reads the YAML documents of one file through libyaml.
///
/// libyaml's objects never leave this module; what it allocated is freed with the reader.
package struct YAMLReader: ~Copyable {
    /// Limits of a document, so that a hostile one ends quickly.
    package enum Limits {
        /// Nodes of a document.
        static let nodes = 1_000_000
        /// Nodes that aliases and merge keys of a document may bring in, texts weighed by their bytes.
        static let expansion = 100_000
        /// Anchors that a mistyped alias is compared with.
        static let comparedAnchors = 200
        /// Collections inside each other.
        static let depth = 64
        /// Bytes of a file.
        package static let fileSize = 16 << 20
    }

    let source: [UInt8]
    let file: Int32
    let parser: UnsafeMutablePointer<yaml_parser_t> = .allocate(capacity: 1)

    private let event: UnsafeMutablePointer<yaml_event_t> = .allocate(capacity: 1)
    private let input: Input
    private var marks: MarkCursor
    private var isAtEnd = false

    // The document that is being read.
    private var nodes: [YAMLDocument.Node] = []
    private var scratch: [UInt8] = []
    private var anchors: [String: Int32] = [:]
    private var open: [Int32] = []

    /// Opens a file.
    package init(_ source: SourceFile, file: Int32) {
        self.source = source.bytes
        self.file = file
        input = Input(source.bytes)
        marks = MarkCursor(source.bytes)
        // Fails only when memory is exhausted.
        let isReady = yaml_parser_initialize(parser) == 1
        precondition(isReady, "libyaml could not be set up")
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input(parser, Input.read, Unmanaged.passUnretained(input).toOpaque())
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        event.deallocate()
    }

    /// Returns the next document, or `nil` at the end of the file and after an error.
    package mutating func next(_ diagnostics: inout Diagnostics) -> YAMLDocument? {
        guard !isAtEnd, isReadable(&diagnostics) else {
            isAtEnd = true
            return nil
        }
        nodes = []
        scratch = []
        anchors.removeAll(keepingCapacity: true)
        while true {
            guard yaml_parser_parse(parser, event) == 1 else {
                diagnostics.add(syntaxError())
                isAtEnd = true
                return nil
            }
            defer { yaml_event_delete(event) }
            switch event.pointee.type {
            case YAML_STREAM_END_EVENT:
                isAtEnd = true
                return nil
            case YAML_DOCUMENT_END_EVENT:
                return YAMLDocument(nodes: nodes, scratch: scratch, source: source, file: file)
            case YAML_ALIAS_EVENT:
                addAlias(String(cString: event.pointee.data.alias.anchor), &diagnostics)
            case YAML_SCALAR_EVENT:
                addScalar(&diagnostics)
            case YAML_SEQUENCE_START_EVENT:
                let start = event.pointee.data.sequence_start
                open(.sequence, anchor: start.anchor, tag: start.tag, &diagnostics)
            case YAML_MAPPING_START_EVENT:
                let start = event.pointee.data.mapping_start
                open(.mapping, anchor: start.anchor, tag: start.tag, &diagnostics)
            case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
                close(&diagnostics)
            default:
                continue
            }
            guard isWithinLimits(&diagnostics) else {
                isAtEnd = true
                return nil
            }
        }
    }

    // MARK: Limits

    private func isReadable(_ diagnostics: inout Diagnostics) -> Bool {
        let start = SourceRange(file: file, start: 0, end: 0)
        if source.count > Limits.fileSize {
            diagnostics.add(
                .fileTooLarge, "the file is larger than \(Limits.fileSize >> 20) MiB", at: start,
                fixIts: ["split it into several files"])
            return false
        }
        guard let encoding = wideEncoding else { return true }
        diagnostics.add(
            .encoding, "the file is \(encoding), specs are UTF-8", at: start, fixIts: ["save the file as UTF-8"])
        return false
    }

    private var wideEncoding: String? {
        if source.starts(with: [0xFF, 0xFE, 0, 0]) || source.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
        return source.starts(with: [0xFF, 0xFE]) || source.starts(with: [0xFE, 0xFF]) ? "UTF-16" : nil
    }

    private func isWithinLimits(_ diagnostics: inout Diagnostics) -> Bool {
        guard let last = nodes.last else { return true }
        if open.count > Limits.depth {
            diagnostics.add(
                .tooDeep, "more than \(Limits.depth) collections inside each other",
                at: SourceRange(file: file, start: last.start, end: last.start + 1),
                fixIts: ["write a flatter document: a spec needs 5 levels"])
            return false
        }
        if nodes.count > Limits.nodes {
            diagnostics.add(
                .tooManyNodes, "more than \(Limits.nodes) nodes in one document",
                at: SourceRange(file: file, start: last.start, end: last.end),
                fixIts: ["split the document with '---'"])
            return false
        }
        return true
    }

    // MARK: Nodes

    /// Offsets of the event's first byte and after its last.
    private mutating func eventRange() -> Range<Int> {
        let start = marks.offset(of: event.pointee.start_mark.index)
        return start..<max(start, marks.offset(of: event.pointee.end_mark.index))
    }

    private mutating func addScalar(_ diagnostics: inout Diagnostics) {
        let scalar = event.pointee.data.scalar
        let range = eventRange()
        note(anchor: scalar.anchor, tag: scalar.tag, range, &diagnostics)
        var node = YAMLDocument.Node(kind: .scalar, start: Int32(range.lowerBound), end: Int32(range.upperBound))
        node.isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
        node.next = Int32(nodes.count + 1)
        node.length = Int32(scalar.length)
        // The text of most scalars is in the source as it is; the anchor and the tag before it don't belong to it.
        let quotes = node.isPlain ? 0 : 1
        let textStart = range.upperBound - quotes - scalar.length
        let text = UnsafeBufferPointer(start: UnsafePointer(scalar.value), count: scalar.length)
        // Text without quotes, in one line of its own length, can be no other.
        let isOneLine = event.pointee.start_mark.line == event.pointee.end_mark.line
        let isVerbatim =
            textStart - quotes >= range.lowerBound
            && (node.isPlain && isOneLine && textStart == range.lowerBound
                || source.withUnsafeBufferPointer { text.elementsEqual($0[textStart..<range.upperBound - quotes]) })
        if isVerbatim {
            node.text = Int32(textStart)
            node.start = Int32(textStart - quotes)
        } else {
            node.isInScratch = true
            node.text = Int32(scratch.count)
            scratch.append(contentsOf: text)
        }
        nodes.append(node)
    }

    private mutating func addAlias(_ name: String, _ diagnostics: inout Diagnostics) {
        let range = eventRange()
        var node = YAMLDocument.Node(kind: .alias, start: Int32(range.lowerBound), end: Int32(range.upperBound))
        node.next = Int32(nodes.count + 1)
        if let target = anchors[name], nodes[Int(target)].next >= 0 {
            node.text = target
        } else {
            let isOpen = anchors[name] != nil
            diagnostics.add(
                isOpen ? .recursiveAlias : .undefinedAlias,
                isOpen ? "alias '*\(name)' stands inside its own anchor" : "alias '*\(name)' has no anchor before it",
                at: SourceRange(file: file, range),
                notes: anchors[name].map { [.init("the anchor", at: self.range(of: $0))] } ?? [],
                fixIts: isOpen ? ["write the values out"] : [proposal(for: name, diagnostics)])
            node.text = Int32(nodes.count)
        }
        nodes.append(node)
    }

    private func proposal(for name: String, _ diagnostics: Diagnostics) -> String {
        guard diagnostics.hasReadersForProposals, anchors.count <= Limits.comparedAnchors,
            let nearest = nearestName(to: name, among: anchors.keys.sorted())
        else { return "write '&\(name)' before the value that it stands for" }
        return "write '*\(nearest)'"
    }

    private mutating func open(
        _ kind: YAMLDocument.Node.Kind, anchor: UnsafeMutablePointer<yaml_char_t>?,
        tag: UnsafeMutablePointer<yaml_char_t>?, _ diagnostics: inout Diagnostics
    ) {
        let range = eventRange()
        note(anchor: anchor, tag: tag, range, &diagnostics)
        var node = YAMLDocument.Node(kind: kind, start: Int32(range.lowerBound), end: Int32(range.upperBound))
        // After an anchor or a tag a flow collection starts at its bracket.
        if let last = source[range].last, last == UInt8(ascii: "{") || last == UInt8(ascii: "[") {
            node.start = Int32(range.upperBound - 1)
        }
        open.append(Int32(nodes.count))
        nodes.append(node)
    }

    private mutating func close(_ diagnostics: inout Diagnostics) {
        guard let index = open.popLast().map(Int.init) else { return }
        let range = eventRange()
        // Only a flow collection has a bracket of its own at its end.
        let end = range.isEmpty ? nodes[nodes.count - 1].end : Int32(range.upperBound)
        nodes[index].end = max(end, nodes[index].start)
        nodes[index].next = Int32(nodes.count)
        if nodes[index].kind == .mapping { reportDuplicateKeys(of: index, &diagnostics) }
    }

    /// Reports keys that are twice in a mapping, about which libyaml says nothing.
    private func reportDuplicateKeys(of mapping: Int, _ diagnostics: inout Diagnostics) {
        var keys: [Int] = []
        var key = mapping + 1
        while key < Int(nodes[mapping].next) {
            if nodes[scalar(key)].kind == .scalar { keys.append(key) }
            key = Int(nodes[Int(nodes[key].next)].next)
        }
        guard hasEqualTexts(keys) else { return }
        var first: [ArraySlice<UInt8>: Int] = [:]
        for key in keys where !diagnostics.isFull {
            let text = text(of: key)
            guard let earlier = first.updateValue(key, forKey: text) else { continue }
            first[text] = earlier
            diagnostics.add(
                .duplicateKey,
                "key \(quoted(String(decoding: text.prefix(4 * quotedLength + 4), as: UTF8.self))) stands twice in one mapping",
                at: range(of: Int32(key)), notes: [.init("the first one", at: range(of: Int32(earlier)))],
                fixIts: ["remove one of them"])
        }
    }

    /// Whether two keys may be equal: few are compared with each other, which costs less than hashing them.
    private func hasEqualTexts(_ keys: [Int]) -> Bool {
        guard keys.count <= 16 else { return true }
        return keys.indices.contains { index in
            let length = nodes[scalar(keys[index])].length
            return keys[..<index].contains {
                nodes[scalar($0)].length == length && text(of: $0) == text(of: keys[index])
            }
        }
    }

    /// The scalar of a key, its alias followed.
    private func scalar(_ key: Int) -> Int { nodes[key].kind == .alias ? Int(nodes[key].text) : key }

    private func text(of key: Int) -> ArraySlice<UInt8> {
        let node = nodes[scalar(key)]
        let range = Int(node.text)..<Int(node.text + node.length)
        return node.isInScratch ? scratch[range] : source[range]
    }

    // MARK: Anchors and tags

    /// Remembers an anchor and refuses a tag that is not known.
    private mutating func note(
        anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?, _ range: Range<Int>,
        _ diagnostics: inout Diagnostics
    ) {
        if let anchor {
            let name = String(cString: anchor)
            if let first = anchors.updateValue(Int32(nodes.count), forKey: name) {
                diagnostics.add(
                    .redefinedAnchor, "anchor '&\(name)' is defined twice; aliases behind this place mean this one",
                    at: SourceRange(file: file, range), notes: [.init("the first one", at: self.range(of: first))],
                    fixIts: ["give one of them another name"])
            }
        }
        if let tag { refuse(tag: String(cString: tag), range, &diagnostics) }
    }

    private func refuse(tag: String, _ range: Range<Int>, _ diagnostics: inout Diagnostics) {
        let prefix = "tag:yaml.org,2002:"
        let isCore = tag.hasPrefix(prefix)
        let known = ["str", "int", "float", "bool", "null", "seq", "map"]
        guard tag != "!", !(isCore && known.contains(String(tag.dropFirst(prefix.count)))) else { return }
        let shown = isCore ? "!!\(tag.dropFirst(prefix.count))" : tag
        let start = source[range].firstIndex(of: UInt8(ascii: "!")) ?? range.lowerBound
        diagnostics.add(
            .unknownTag, "tag \(quoted(shown)) is not known here",
            at: SourceRange(file: file, start..<range.upperBound),
            fixIts: ["remove the tag: a value is read by the type of its key"])
    }

    private func range(of node: Int32) -> SourceRange {
        let node = nodes[Int(node)]
        // An open collection has no end yet, and an empty value at the end of the file no byte.
        let end = min(max(node.end, node.start + 1), Int32(source.count))
        return SourceRange(file: file, start: min(node.start, end), end: end)
    }
}

/// The bytes of a file, as libyaml asks for them.
private final class Input {
    private let bytes: [UInt8]
    private var offset: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        offset = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    }

    static let read:
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, Int, UnsafeMutablePointer<Int>?
        ) -> Int32 = { data, buffer, size, count in
            guard let data, let buffer, let count else { return 0 }
            let input = Unmanaged<Input>.fromOpaque(data).takeUnretainedValue()
            let chunk = input.bytes[input.offset...].prefix(size)
            chunk.withUnsafeBufferPointer { chunk in
                if let base = chunk.baseAddress { buffer.update(from: base, count: chunk.count) }
            }
            input.offset += chunk.count
            count.pointee = chunk.count
            return 1
        }
}
