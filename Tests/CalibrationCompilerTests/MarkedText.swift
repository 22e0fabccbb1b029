/// A text in which `⟦` and `⟧` enclose the place that a message must point at.
struct MarkedText {
    /// The text without the marks.
    let bytes: [UInt8]
    /// The enclosed bytes, offsets without the marks; `nil` without marks.
    let range: Range<Int>?

    init(_ marked: [UInt8]) {
        let open = MarkedText.offset(of: Array("⟦".utf8), in: marked)
        let close = MarkedText.offset(of: Array("⟧".utf8), in: marked)
        guard let open, let close else {
            bytes = marked
            range = nil
            return
        }
        bytes = Array(marked[..<open] + marked[(open + 3)..<close] + marked[(close + 3)...])
        range = open..<(close - 3)
    }

    private static func offset(of mark: [UInt8], in bytes: [UInt8]) -> Int? {
        bytes.indices.first { bytes[$0...].starts(with: mark) }
    }
}
