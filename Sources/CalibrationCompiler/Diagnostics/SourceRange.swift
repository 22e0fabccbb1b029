/// A range of bytes in one source file, and where its text is written if an alias or a merge key brought it there.
package struct SourceRange: Hashable, Sendable {
    /// Index of the file among the sources.
    package var file: Int32
    /// Offset of the first byte.
    package var start: Int32
    /// Offset after the last byte.
    package var end: Int32
    /// Offset of the first byte of the text itself; -1 where the text stands in the range.
    package var writtenStart: Int32 = -1
    /// Offset after the last byte of the text itself.
    package var writtenEnd: Int32 = -1

    /// Creates a range of bytes.
    package init(file: Int32, start: Int32, end: Int32) {
        self.file = file
        self.start = start
        self.end = end
    }

    /// The range of the text itself, where an alias or a merge key stands between the two.
    package var written: SourceRange? {
        writtenStart < 0 ? nil : SourceRange(file: file, start: writtenStart, end: writtenEnd)
    }
}
