/// A text of a spec, copied out of its file only when somebody asks for it: most texts are never shown.
package struct SpecText: Sendable {
    /// Where it was read.
    package let range: SourceRange

    // The contents of the file, or a copy of the text where the file has it otherwise: escaped, or in several lines.
    private let contents: [UInt8]
    private let start: Int32
    private let length: Int32

    /// A text that stands in the contents of a file.
    init(in contents: [UInt8], start: Int32, length: Int32, range: SourceRange) {
        self.contents = contents
        self.start = start
        self.length = length
        self.range = range
    }

    /// The text.
    package var value: String { withBytes { String(decoding: $0, as: UTF8.self) } }

    /// Calls a function with the text's UTF-8.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        contents.withUnsafeBufferPointer {
            body(UnsafeBufferPointer(rebasing: $0[Int(start)..<Int(start + length)]))
        }
    }

    /// Whether another text has the same bytes.
    func isEqual(to other: SpecText) -> Bool {
        withBytes { bytes in other.withBytes { CalibrationCompiler.isEqual(bytes, $0) } }
    }
}
