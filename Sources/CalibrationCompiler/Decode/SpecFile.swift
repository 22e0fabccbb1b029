/// The specs of one source file.
struct SpecFile: Sendable {
    /// Displays, in the order of the file.
    var displays: [DisplaySpec] = []
    /// Designs of the image, in the order of the file.
    var avatars: [AvatarSpec] = []
    /// What is wrong with the file.
    var diagnostics = Diagnostics()

    /// Reads and decodes a file.
    ///
    /// - Parameters:
    ///   - index: the file's place among the sources.
    ///   - reader: what reads it, and other files before and after it.
    init(_ source: SourceFile, index: Int, with reader: inout YAMLReader) {
        source.bytes.withUnsafeBufferPointer {
            read($0, contents: source.bytes, file: Int32(index), with: &reader)
        }
    }

    private mutating func read(
        _ source: UnsafeBufferPointer<UInt8>, contents: [UInt8], file: Int32, with reader: inout YAMLReader
    ) {
        let start = SourceRange(file: file, start: 0, end: 0)
        guard source.count <= YAMLReader.Limits.fileSize else {
            diagnostics.add(
                .fileTooLarge, "the file is larger than \(YAMLReader.Limits.fileSize >> 20) MiB", at: start,
                fixIts: ["split it into several files"])
            return
        }
        if let name = SpecFile.wideEncoding(of: source) {
            diagnostics.add(
                .encoding, "the file is \(name), specs are UTF-8", at: start, fixIts: ["save the file as UTF-8"])
            return
        }
        reader.open(source, file: file)
        var isEmpty = true
        while reader.readDocument(&diagnostics) {
            reader.document.scratch.withUnsafeBufferPointer { scratch in
                let document = DocumentNodes(
                    nodes: reader.document.nodes, scratch: scratch, source: source, contents: contents, file: file)
                isEmpty = !decode(document) && isEmpty
            }
        }
        if isEmpty, !diagnostics.hasErrors {
            diagnostics.add(
                .emptyFile, "no display in the file", at: start,
                fixIts: ["write a display, or remove the file"])
        }
    }

    /// Decodes a document; whether there was anything in it.
    private mutating func decode(_ document: DocumentNodes) -> Bool {
        var decoder = Decoder(document)
        guard !decoder.isNull(decoder.root) else { return false }
        if decoder.reportForeignDocument() {
            // There is nothing to decode in it.
        } else if decoder.isAvatarDocument() {
            if let avatar = decoder.avatarDocument() { avatars.append(avatar) }
        } else if let display = decoder.display() {
            displays.append(display)
        }
        diagnostics.add(decoder.diagnostics)
        return true
    }

    private static func wideEncoding(of source: UnsafeBufferPointer<UInt8>) -> String? {
        if source.starts(with: [0xFF, 0xFE, 0, 0]) || source.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
        if source.starts(with: [0xFF, 0xFE]) || source.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
        return nil
    }
}
