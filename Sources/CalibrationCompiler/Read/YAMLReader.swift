import CLibYAML

/// Reads the YAML documents of files through libyaml, one file after the other.
///
/// libyaml's objects do not leave this folder; what it allocated is freed with the reader. A reader that is used for many
/// files keeps its memory, and libyaml finds its own where it had it before.
struct YAMLReader: ~Copyable {
    /// What bounds a document, so that a hostile one ends quickly.
    enum Limits {
        /// Nodes of a document.
        static let nodes = 1_000_000
        /// Nodes that aliases and merge keys of a document may bring in, texts weighed by their bytes.
        static let expansion = 100_000
        /// Anchors that a mistyped alias is compared with.
        static let comparedAnchors = 200
        /// Collections inside each other.
        static let depth = 64
        /// Bytes of a file.
        static let fileSize = 16 << 20
    }

    /// The document that was read last.
    private(set) var document = YAMLDocument()

    private(set) var source = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    private(set) var file: Int32 = 0
    let parser: UnsafeMutablePointer<yaml_parser_t> = .allocate(capacity: 1)
    /// What the parser has just said.
    private let event: UnsafeMutablePointer<yaml_event_t> = .allocate(capacity: 1)
    private var marks: MarkCursor
    private var anchors: [String: Int32] = [:]

    /// Creates a reader of no file.
    init() {
        marks = MarkCursor(source, start: 0)
        initializeParser()
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        event.deallocate()
    }

    /// Opens a file's bytes, which must outlive the reading of its documents.
    mutating func open(_ source: UnsafeBufferPointer<UInt8>, file: Int32) {
        self.source = source
        self.file = file
        let start = source.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        marks = MarkCursor(source, start: start)
        yaml_parser_delete(parser)
        initializeParser()
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        if let base = source.baseAddress {
            yaml_parser_set_input_string(parser, base + start, source.count - start)
        } else {
            yaml_parser_set_input_string(parser, "", 0)
        }
    }

    private func initializeParser() {
        // Fails only when memory is exhausted. A call inside of a precondition would be left out with it by '-Ounchecked'.
        let isReady = yaml_parser_initialize(parser) == 1
        precondition(isReady, "libyaml could not be set up")
    }

    /// Reads the next document; `false` at the end of the file and after an error.
    mutating func readDocument(_ diagnostics: inout Diagnostics) -> Bool {
        document.removeAll()
        anchors.removeAll(keepingCapacity: true)
        while true {
            guard yaml_parser_parse(parser, event) == 1 else {
                diagnostics.add(syntaxError())
                return false
            }
            defer { yaml_event_delete(event) }
            switch event.pointee.type {
            case YAML_STREAM_END_EVENT:
                return false
            case YAML_DOCUMENT_END_EVENT:
                return true
            case YAML_ALIAS_EVENT:
                guard let name = event.pointee.data.alias.anchor else { return false }
                addAlias(name, &diagnostics)
            case YAML_SCALAR_EVENT:
                addScalar(&diagnostics)
            case YAML_SEQUENCE_START_EVENT:
                let start = event.pointee.data.sequence_start
                open(.sequence, anchor: start.anchor, tag: start.tag, &diagnostics)
            case YAML_MAPPING_START_EVENT:
                let start = event.pointee.data.mapping_start
                open(.mapping, anchor: start.anchor, tag: start.tag, &diagnostics)
            case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
                close()
            default:
                continue
            }
            guard document.open.count <= Limits.depth, document.nodes.count <= Limits.nodes else {
                reportLimit(&diagnostics)
                return false
            }
        }
    }

    private func reportLimit(_ diagnostics: inout Diagnostics) {
        guard let last = document.nodes.last else { return }
        if document.open.count > Limits.depth {
            diagnostics.add(
                .tooDeep, "more than \(Limits.depth) collections inside each other",
                at: SourceRange(file: file, start: last.start, end: last.start + 1),
                fixIts: ["write a flatter document: a spec needs 5 levels"])
        } else {
            diagnostics.add(
                .tooManyNodes, "more than \(Limits.nodes) nodes in one document",
                at: SourceRange(file: file, start: last.start, end: last.end),
                fixIts: ["split the document with '---'"])
        }
    }

    /// Offsets of the event's first byte and behind its last.
    private mutating func eventRange() -> (start: Int, end: Int) {
        marks.offsets(of: event.pointee.start_mark.index, event.pointee.end_mark.index)
    }

    private mutating func addScalar(_ diagnostics: inout Diagnostics) {
        let scalar = event.pointee.data.scalar
        let (start, end) = eventRange()
        note(anchor: scalar.anchor, tag: scalar.tag, start: start, end: end, &diagnostics)
        var node = Node(kind: .scalar, start: Int32(start), end: Int32(end))
        node.isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
        node.next = Int32(document.nodes.count + 1)
        node.length = Int32(scalar.length)
        // The text of most scalars stands in the source as it is; the anchor and the tag before it do not belong to it.
        let quotes = node.isPlain ? 0 : 1
        let textStart = end - quotes - scalar.length
        // A text without quotes in one line of its own length can be no other.
        let isOneLine = event.pointee.start_mark.line == event.pointee.end_mark.line
        let text = UnsafeBufferPointer(start: UnsafePointer(scalar.value), count: scalar.length)
        let isVerbatim =
            textStart - quotes >= start
            && (node.isPlain && isOneLine && textStart == start
                || isEqual(text, UnsafeBufferPointer(rebasing: source[textStart..<end - quotes])))
        if isVerbatim {
            node.text = Int32(textStart)
            node.start = Int32(textStart - quotes)
        } else {
            node.isInScratch = true
            node.text = Int32(document.scratch.count)
            document.scratch.append(contentsOf: text)
        }
        document.nodes.append(node)
    }

    private mutating func addAlias(
        _ name: UnsafeMutablePointer<yaml_char_t>, _ diagnostics: inout Diagnostics
    ) {
        let (start, end) = eventRange()
        let range = SourceRange(file: file, start: Int32(start), end: Int32(end))
        let name = String(cString: name)
        var node = Node(kind: .alias, start: Int32(start), end: Int32(end))
        node.next = Int32(document.nodes.count + 1)
        if let target = anchors[name], document.nodes[Int(target)].next >= 0 {
            node.text = target
        } else {
            let isOpen = anchors[name] != nil
            diagnostics.add(
                isOpen ? .recursiveAlias : .undefinedAlias,
                isOpen ? "alias '*\(name)' stands inside its own anchor" : "alias '*\(name)' has no anchor before it",
                at: range,
                notes: (anchors[name].map { [.init(message: "the anchor", range: self.range(of: $0))] })
                    ?? [],
                fixIts: isOpen ? ["write the values out"] : [proposal(for: name, diagnostics)])
            // It stands for nothing: the decoder passes over a node that stands for itself.
            node.text = Int32(document.nodes.count)
        }
        document.nodes.append(node)
    }

    private func proposal(for name: String, _ diagnostics: Diagnostics) -> String {
        guard diagnostics.hasReadersForProposals, anchors.count <= Limits.comparedAnchors,
            let nearest = nearestName(to: name, among: anchors.keys.sorted())
        else { return "write '&\(name)' before the value that it stands for" }
        return "write '*\(nearest)'"
    }

    private mutating func open(
        _ kind: Node.Kind, anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?,
        _ diagnostics: inout Diagnostics
    ) {
        let (start, end) = eventRange()
        note(anchor: anchor, tag: tag, start: start, end: end, &diagnostics)
        var node = Node(kind: kind, start: Int32(start), end: Int32(end))
        // Behind an anchor or a tag a flow collection starts at its bracket.
        if end > start, source[end - 1] == UInt8(ascii: "{") || source[end - 1] == UInt8(ascii: "[") {
            node.start = Int32(end - 1)
        }
        document.open.append(Int32(document.nodes.count))
        document.nodes.append(node)
    }

    private mutating func close() {
        guard let index = document.open.popLast() else { return }
        let (start, eventEnd) = eventRange()
        // Only a flow collection has a bracket of its own at its end.
        let end = start < eventEnd ? Int32(eventEnd) : document.nodes[document.nodes.count - 1].end
        document.nodes[Int(index)].end = max(end, document.nodes[Int(index)].start)
        document.nodes[Int(index)].next = Int32(document.nodes.count)
    }

    /// Remembers an anchor and refuses a tag that nobody knows.
    private mutating func note(
        anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?, start: Int, end: Int,
        _ diagnostics: inout Diagnostics
    ) {
        guard anchor != nil || tag != nil else { return }
        let range = SourceRange(file: file, start: Int32(start), end: Int32(end))
        if let anchor {
            let name = String(cString: anchor)
            if let first = anchors.updateValue(Int32(document.nodes.count), forKey: name) {
                diagnostics.add(
                    .redefinedAnchor, "anchor '&\(name)' is defined twice; aliases behind this place mean this one",
                    at: range, notes: [.init(message: "the first one", range: self.range(of: first))],
                    fixIts: ["give one of them another name"])
            }
        }
        if let tag { refuse(tag: String(cString: tag), at: range, &diagnostics) }
    }

    private func refuse(tag: String, at range: SourceRange, _ diagnostics: inout Diagnostics) {
        let prefix = "tag:yaml.org,2002:"
        let isCore = tag.hasPrefix(prefix)
        let known = ["str", "int", "float", "bool", "null", "seq", "map"]
        guard tag != "!", !(isCore && known.contains(String(tag.dropFirst(prefix.count)))) else { return }
        let shown = isCore ? "!!\(tag.dropFirst(prefix.count))" : tag
        var range = range
        if let mark = source[Int(range.start)..<Int(range.end)].firstIndex(of: UInt8(ascii: "!")) {
            range.start = Int32(mark)
        }
        diagnostics.add(
            .unknownTag, "tag \(quoted(shown)) is not known here", at: range,
            fixIts: ["remove the tag: a value is read by the type of its key"])
    }

    private func range(of node: Int32) -> SourceRange {
        let node = document.nodes[Int(node)]
        // An open collection has no end yet, and an empty value at the end of the file no byte.
        let end = min(max(node.end, node.start + 1), Int32(source.count))
        return SourceRange(file: file, start: min(node.start, end), end: end)
    }
}
