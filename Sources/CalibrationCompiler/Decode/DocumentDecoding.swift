import LocatedYAML
import SourceDiagnostics

/// The specs of one file.
struct SpecFile: Sendable {
    /// Displays, in the order of the file.
    var displays: [DisplaySpec] = []
    /// Styles of the image, in the order of the file.
    var avatars: [AvatarSpec] = []
    /// What is wrong with the file.
    var diagnostics = Diagnostics()
}

/// Decodes the specs of a file.
///
/// - Parameter index: the file's place among the sources.
func decode(_ source: SourceFile, index: Int) -> SpecFile {
    var file = SpecFile()
    var reader = YAMLReader(source, file: Int32(index))
    var isEmpty = true
    while let document = reader.next(&file.diagnostics) {
        guard !document.isNull(document.root) else { continue }
        isEmpty = false
        var decoder = Decoder(document)
        let keys = decoder.yaml.keys(of: document.root)
        if isForeign(keys, document) {
            decoder.add(
                .notASpec, "this is no device spec: it has neither 'display' nor 'avatar'",
                at: document.range(of: keys[0]),
                fixIts: ["move it out of the folder of the specs, or exclude it from the target that they are in"])
        } else if keys.contains(where: { document.isScalar($0, "avatar") }) {
            if let avatar = decoder.avatarDocument() { file.avatars.append(avatar) }
        } else if let display = decoder.displayDocument() {
            file.displays.append(display)
        }
        file.diagnostics.add(decoder.yaml.diagnostics)
    }
    if isEmpty, !file.diagnostics.hasErrors {
        file.diagnostics.add(
            .emptyFile, "no display in the file", at: SourceRange(file: Int32(index), start: 0, end: 0),
            fixIts: ["write a display, or remove the file"])
    }
    return file
}

/// The keys of a display and of the image's style.
private let rootKeys = DisplayFields.document.keys + AvatarFields.document.keys

/// Whether a document is another program's, which is reported once instead of key by key.
///
/// Other programs keep YAML in the folders that a build plugin searches. A document of theirs has no key of a spec, nor
/// one that could be a mistyped one.
private func isForeign(_ keys: [YAMLDocument.Reference], _ document: YAMLDocument) -> Bool {
    guard !keys.isEmpty else { return false }
    return keys.enumerated().allSatisfy { index, key in
        guard document.node(key).kind == .scalar, !document.isScalar(key, "<<") else { return false }
        let text = document.text(key, upTo: YAMLWalker.longestKey)
        guard !rootKeys.contains(text) else { return false }
        // Looking for mistyped keys takes time; the first hundred show what the document is.
        return index >= 100 || nearestName(to: text, among: rootKeys) == nil
    }
}
