/// Shows bytes from outside in one line of text: those that are not UTF-8 as `\xFF`, what cannot be seen as `\u{202E}`.
package func printable(bytes: some Collection<UInt8>) -> String {
    if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var next = bytes.startIndex
    while true {
        switch parser.parseScalar(from: &rest) {
        case .valid(let encoded):
            text += printable(String(Unicode.UTF8.decode(encoded)))
            next = bytes.index(next, offsetBy: encoded.count)
        case .error(let length):
            for _ in 0..<length {
                text += "\\x" + String(bytes[next], radix: 16, uppercase: true)
                next = bytes.index(after: next)
            }
        case .emptyInput:
            return text
        }
    }
}
