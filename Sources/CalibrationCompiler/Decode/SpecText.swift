/// A text of a spec, copied out of its file only when somebody asks for it: most texts are never shown.
package struct SpecText: Sendable {
    /// Where it was read.
    package let range: SourceRange

    private let place: Place

    private enum Place: Sendable {
        /// In the contents of a file, as it is.
        case source([UInt8], start: Int32, length: Int32)
        /// By itself, since its source is written otherwise: with escapes, or over several lines.
        case copy(String)
    }

    init(in contents: [UInt8], start: Int32, length: Int32, range: SourceRange) {
        place = .source(contents, start: start, length: length)
        self.range = range
    }

    init(_ text: String, range: SourceRange) {
        place = .copy(text)
        self.range = range
    }

    /// The text.
    package var value: String { withBytes { String(decoding: $0, as: UTF8.self) } }

    /// Calls a function with the text's UTF-8.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        switch place {
        case .source(let contents, let start, let length):
            return contents.withUnsafeBufferPointer {
                body(UnsafeBufferPointer(rebasing: $0[Int(start)..<Int(start + length)]))
            }
        case .copy(var text):
            return text.withUTF8(body)
        }
    }
}
