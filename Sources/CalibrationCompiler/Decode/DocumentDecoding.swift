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
    var isForeign = false
    while true {
        // What a document of another program means by its tags and keys is not worth a word.
        var found = Diagnostics()
        defer { file.diagnostics.add(found) }
        guard let document = reader.next(&found) else { break }
        guard !document.isNull(document.root) else { continue }
        isEmpty = false
        var decoder = Decoder(document)
        defer { file.diagnostics.add(decoder.yaml.diagnostics) }
        let keys = decoder.yaml.keys(of: document.root)
        if document.node(document.root).kind != .mapping {
            found = Diagnostics()
            guard !isForeign else { continue }
            isForeign = true
            _ = decoder.displayDocument()
        } else if hasNoKeyOfOurs(keys, document) {
            found = Diagnostics()
            guard !isForeign else { continue }
            isForeign = true
            decoder.add(
                .notASpec, "this is no device spec: it has neither 'display' nor 'avatar'",
                at: document.range(of: keys[0]),
                fixIts: ["move it out of the folder of the specs, or exclude it from the target that they are in"])
        } else if let both = mixture(keys, document) {
            decoder.add(
                .mixedDocument, "a display and the avatar's design stand in one document",
                at: document.range(of: both.second),
                notes: [.init("the first one", at: document.range(of: both.first))],
                fixIts: ["give each a document or a file of its own, with 'calibration: 1'"])
        } else if isAvatar(keys, document) {
            if let avatar = decoder.avatarDocument() { file.avatars.append(avatar) }
        } else if let display = decoder.displayDocument() {
            file.displays.append(display)
        }
    }
    if isEmpty, !file.diagnostics.hasErrors {
        file.diagnostics.add(
            .emptyFile, "no display in the file", at: SourceRange(file: Int32(index), start: 0, end: 0),
            fixIts: ["write a display, or remove the file"])
    }
    return file
}

/// The keys that show that a document holds a display and the image's design, in the order of the document.
private func mixture(
    _ keys: [YAMLDocument.Reference], _ document: YAMLDocument
) -> (first: YAMLDocument.Reference, second: YAMLDocument.Reference)? {
    let avatar = keys.firstIndex { document.isScalar($0, AvatarFields.avatar.key) }
    let display = keys.firstIndex { document.isScalar($0, DisplayFields.display.key) }
    guard let avatar, let display else { return nil }
    return (keys[min(avatar, display)], keys[max(avatar, display)])
}

/// Whether a document holds the image's design, its key perhaps misspelt.
private func isAvatar(_ keys: [YAMLDocument.Reference], _ document: YAMLDocument) -> Bool {
    let texts = keys.prefix(100).filter { document.node($0).kind == .scalar }.map { document.text($0, upTo: 64) }
    guard !texts.contains(AvatarFields.avatar.key) else { return true }
    let names = DisplayFields.document.fields.map(\.key)
    guard texts.allSatisfy({ !names.contains($0) || $0 == AvatarFields.calibration.key }) else { return false }
    return texts.contains { nearestName(to: $0, among: names + [AvatarFields.avatar.key]) == AvatarFields.avatar.key }
}

/// The keys of a display and of the image's style.
private let rootKeys = DisplayFields.document.keys + AvatarFields.document.keys

/// Whether a document is another program's, which is reported once instead of key by key.
///
/// Other programs keep YAML in the folders that a build plugin searches. A document of theirs has no key of a spec, nor
/// one that could be a mistyped one.
private func hasNoKeyOfOurs(_ keys: [YAMLDocument.Reference], _ document: YAMLDocument) -> Bool {
    guard !keys.isEmpty else { return false }
    return keys.enumerated().allSatisfy { index, key in
        guard document.node(key).kind == .scalar else { return true }
        guard !document.isScalar(key, "<<") else { return false }
        let text = document.text(key, upTo: YAMLWalker.longestKey)
        guard !rootKeys.contains(text) else { return false }
        // Looking for mistyped keys takes time; the first hundred show what the document is.
        return index >= 100 || nearestName(to: text, among: rootKeys) == nil
    }
}
