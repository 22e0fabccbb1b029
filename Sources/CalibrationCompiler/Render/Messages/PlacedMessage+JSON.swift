extension PlacedMessage {
    /// The message as one line of JSON.
    package var jsonLine: [UInt8] {
        var output = OutputBuffer()
        output.write(json)
        output.write("\n" as StaticString)
        return output.bytes
    }

    private var json: JSONValue {
        var members: [(name: String, value: JSONValue)] = [
            ("severity", .string(severity.rawValue)), ("code", .optional(code, JSONValue.string)),
            ("message", .string(message)),
        ]
        members += PlacedMessage.members(of: place)
        members.append(
            (
                "notes",
                .array(notes.map { .object([("message", .string($0.message))] + PlacedMessage.members(of: $0.place)) })
            ))
        members.append(("fixIts", .array(fixIts.map(JSONValue.string))))
        return .object(members)
    }

    /// The same members for every message, so that no reader has to ask whether there are any.
    private static func members(of place: Place?) -> [(name: String, value: JSONValue)] {
        [
            ("path", .optional(place?.path, JSONValue.string)), ("line", .optional(place?.line, JSONValue.integer)),
            ("column", .optional(place?.column, JSONValue.integer)),
            ("endLine", .optional(place?.endLine, JSONValue.integer)),
            ("endColumn", .optional(place?.endColumn, JSONValue.integer)),
        ]
    }
}
