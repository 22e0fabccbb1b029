/// Checks that bytes are one JSON value (RFC 8259), in UTF-8.
struct JSONSyntax {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func checkDocument() {
        if bytes.contains(where: { $0 >= 0x80 }) {
            require(String(validating: bytes, as: UTF8.self) != nil, "the JSON is not UTF-8")
        }
        value(depth: 0)
        space()
        require(place == bytes.count, "there is something behind the JSON")
    }

    private mutating func value(depth: Int) {
        require(depth < 32, "the JSON is deep")
        space()
        switch peek {
        case UInt8(ascii: "{"):
            list(end: UInt8(ascii: "}")) { syntax in
                syntax.string()
                syntax.space()
                syntax.expect(UInt8(ascii: ":"))
                syntax.value(depth: depth + 1)
            }
        case UInt8(ascii: "["): list(end: UInt8(ascii: "]")) { $0.value(depth: depth + 1) }
        case UInt8(ascii: "\""): string()
        case UInt8(ascii: "t"): word("true")
        case UInt8(ascii: "f"): word("false")
        case UInt8(ascii: "n"): word("null")
        default: number()
        }
    }

    private mutating func list(end: UInt8, _ item: (inout JSONSyntax) -> Void) {
        place += 1
        space()
        if peek == end { return place += 1 }
        while true {
            space()
            item(&self)
            space()
            if peek == end { return place += 1 }
            expect(UInt8(ascii: ","))
        }
    }

    private mutating func string() {
        expect(UInt8(ascii: "\""))
        while peek != UInt8(ascii: "\"") {
            require(peek >= 0x20, "a JSON string holds a control character")
            if peek == UInt8(ascii: "\\") {
                place += 1
                if peek == UInt8(ascii: "u") {
                    for _ in 0..<4 {
                        place += 1
                        require(Character(Unicode.Scalar(peek)).isHexDigit, "a JSON escape is wrong")
                    }
                } else {
                    require("\"\\/bfnrt".utf8.contains(peek), "a JSON escape is wrong")
                }
            }
            place += 1
        }
        place += 1
    }

    private mutating func number() {
        if peek == UInt8(ascii: "-") { place += 1 }
        if peek == UInt8(ascii: "0") { place += 1 } else { digits() }
        if peek == UInt8(ascii: ".") {
            place += 1
            digits()
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            place += 1
            if peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+") { place += 1 }
            digits()
        }
    }

    private mutating func digits() {
        let start = place
        while peek >= UInt8(ascii: "0"), peek <= UInt8(ascii: "9") { place += 1 }
        require(place > start, "a JSON number has no digit at \(start)")
    }

    private mutating func word(_ text: StaticString) {
        for offset in 0..<text.utf8CodeUnitCount { expect(text.utf8Start[offset]) }
    }

    private mutating func expect(_ byte: UInt8) {
        require(peek == byte, "the JSON lacks '\(Character(Unicode.Scalar(byte)))' at \(place)")
        place += 1
    }

    private mutating func space() {
        while [0x20, 0x0A, 0x0D, 0x09].contains(peek) { place += 1 }
    }

    /// The next byte; 0, which JSON never holds, at the end.
    private var peek: UInt8 { place < bytes.count ? bytes[place] : 0 }
}
