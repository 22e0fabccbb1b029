#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension PlacedMessage {
    /// The message as one line of JSON.
    package var jsonLine: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
        } catch {
            preconditionFailure("texts and whole numbers can be encoded: \(error)")
        }
    }
}

/// Every object has every key: a reader needs no test for a key that is missing.
extension PlacedMessage: Encodable {
    fileprivate enum Key: CodingKey {
        case severity, code, message, path, line, column, endLine, endColumn, notes, fixIts
    }

    package func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(severity.rawValue, forKey: .severity)
        try object.encode(code, forKey: .code)
        try object.encode(message, forKey: .message)
        try PlacedMessage.encode(place, to: &object)
        try object.encode(notes, forKey: .notes)
        try object.encode(fixIts, forKey: .fixIts)
    }

    fileprivate static func encode(_ place: Place?, to object: inout KeyedEncodingContainer<Key>) throws {
        try object.encode(place?.path, forKey: .path)
        try object.encode(place?.line, forKey: .line)
        try object.encode(place?.column, forKey: .column)
        try object.encode(place?.endLine, forKey: .endLine)
        try object.encode(place?.endColumn, forKey: .endColumn)
    }
}

extension PlacedMessage.Note: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: PlacedMessage.Key.self)
        try object.encode(message, forKey: .message)
        try PlacedMessage.encode(place, to: &object)
    }
}
