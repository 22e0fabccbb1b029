/// The Swift name of a display, whose words are joined by `-` or `.`: `iphone-6.1-notch` becomes `iphone61Notch`.
func swiftName(of display: String) -> String {
    String(unsafeUninitializedCapacity: display.utf8.count) { name in
        var length = 0
        var isFirstOfWord = false
        for byte in display.utf8 {
            if byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") {
                isFirstOfWord = true
            } else {
                let isSmall = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
                name[length] = isFirstOfWord && isSmall ? byte - UInt8(ascii: "a") + UInt8(ascii: "A") : byte
                length += 1
                isFirstOfWord = false
            }
        }
        return length
    }
}
