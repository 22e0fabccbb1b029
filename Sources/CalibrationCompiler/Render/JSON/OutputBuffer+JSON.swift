extension OutputBuffer {
    /// Columns that a container may take in one line.
    private static let width = 100

    /// Writes a value in one line.
    mutating func write(_ json: JSONValue) {
        switch json {
        case .null: write("null" as StaticString)
        case .boolean(let flag): write(flag ? "true" : "false" as StaticString)
        case .integer(let number): write(number)
        case .length(let length): write(length)
        case .decimal(let number): write(number.isFinite ? plain(number) : "null")
        case .string(let text): write(jsonString: text)
        case .array(let items):
            write("[" as StaticString)
            for (index, item) in items.enumerated() {
                if index > 0 { write(", " as StaticString) }
                write(item)
            }
            write("]" as StaticString)
        case .object(let members):
            write("{" as StaticString)
            for (index, member) in members.enumerated() {
                if index > 0 { write(", " as StaticString) }
                write(jsonString: member.name)
                write(": " as StaticString)
                write(member.value)
            }
            write("}" as StaticString)
        }
    }

    /// Writes a value over several lines: a container that fits stays in one.
    ///
    /// - Parameters:
    ///   - indent: columns before the lines of the value, but for the first.
    ///   - used: columns before the value in its first line.
    mutating func write(_ json: JSONValue, indent: Int, used: Int) {
        var oneLine = OutputBuffer()
        oneLine.write(json)
        guard used + oneLine.bytes.count > OutputBuffer.width else {
            write(bytes: oneLine.bytes)
            return
        }
        switch json {
        case .array(let items) where !items.isEmpty:
            write("[" as StaticString)
            for (index, item) in items.enumerated() {
                startLine(index, indent: indent + 2)
                write(item, indent: indent + 2, used: indent + 2)
            }
            endLines(indent: indent)
            write("]" as StaticString)
        case .object(let members) where !members.isEmpty:
            write("{" as StaticString)
            for (index, member) in members.enumerated() {
                startLine(index, indent: indent + 2)
                write(jsonString: member.name)
                write(": " as StaticString)
                write(member.value, indent: indent + 2, used: indent + member.name.utf8.count + 6)
            }
            endLines(indent: indent)
            write("}" as StaticString)
        default:
            write(bytes: oneLine.bytes)
        }
    }

    private mutating func startLine(_ index: Int, indent: Int) {
        write(index == 0 ? "\n" : ",\n" as StaticString)
        write(String(repeating: " ", count: indent))
    }

    private mutating func endLines(indent: Int) {
        write("\n" as StaticString)
        write(String(repeating: " ", count: indent))
    }

    /// Writes a text as a JSON string.
    package mutating func write(jsonString text: some StringProtocol) {
        write("\"" as StaticString)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): write(bytes: [UInt8(ascii: "\\"), byte])
            case 0..<0x20, 0x7F:
                let digits = String(byte, radix: 16)
                write("\\u00\(digits.count == 1 ? "0" : "")\(digits)")
            default: write(byte: byte)
            }
        }
        write("\"" as StaticString)
    }
}
