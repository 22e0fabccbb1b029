/// The Swift name of a display: `iphone-6.1-notch` becomes `iphone61Notch`.
func swiftName(of display: String) -> String {
    var output = OutputBuffer()
    output.write(swiftNameOf: display)
    return String(decoding: output.bytes, as: UTF8.self)
}

extension OutputBuffer {
    /// Writes the Swift name of a display, whose words are joined by `-` or `.`.
    mutating func write(swiftNameOf display: String) {
        var isFirstOfWord = false
        for byte in display.utf8 {
            switch byte {
            case UInt8(ascii: "-"), UInt8(ascii: "."):
                isFirstOfWord = true
            case UInt8(ascii: "a")...UInt8(ascii: "z") where isFirstOfWord:
                bytes.append(byte - UInt8(ascii: "a") + UInt8(ascii: "A"))
                isFirstOfWord = false
            default:
                bytes.append(byte)
                isFirstOfWord = false
            }
        }
    }
}
