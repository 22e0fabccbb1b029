#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Renders values as JSON with sorted keys: equal values give equal bytes.
///
/// A number is the shortest text that reads back as the same `Double`, without `.0`.
package enum JSONText {
    /// Renders a value, one member a line.
    package static func pretty(_ value: some Encodable) -> [UInt8] {
        render(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]) + [UInt8(ascii: "\n")]
    }

    /// Renders a value without any whitespace.
    package static func compact(_ value: some Encodable) -> [UInt8] {
        render(value, [.sortedKeys, .withoutEscapingSlashes])
    }

    private static func render(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        do {
            return Array(try encoder.encode(value))
        } catch {
            preconditionFailure("a value has no JSON: \(error)")
        }
    }
}

/// A member that is `null` in JSON, not left out, when there is no value.
@propertyWrapper
package struct Nullable<Value: Encodable & Sendable>: Encodable, Sendable {
    package var wrappedValue: Value?

    package init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}
