/// A source file in memory.
package struct SourceFile: Sendable {
    /// Path as messages show it.
    package let path: String
    /// Contents, untouched.
    package let bytes: [UInt8]

    /// Creates a source file.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// A range of bytes in one source file.
///
/// Text that an alias or a merge key brings in has two places: where it is used, which messages blame, and where it is
/// written, which they add as a note.
@usableFromInline package struct SourceRange: Hashable, Sendable {
    /// Index of the file among the sources.
    package var file: Int32
    /// Offset of the first byte.
    package var start: Int32
    /// Offset after the last byte.
    package var end: Int32

    private var writtenStart: Int32 = -1
    private var writtenEnd: Int32 = -1

    /// Creates a range of bytes.
    package init(file: Int32, start: Int32, end: Int32) {
        self.file = file
        self.start = start
        self.end = end
    }

    /// Creates a range of bytes.
    package init(file: Int32, _ bytes: Range<Int>) {
        self.init(file: file, start: Int32(bytes.lowerBound), end: Int32(bytes.upperBound))
    }

    /// Where the text itself is written, if an alias or a merge key brought it here.
    package var written: SourceRange? {
        get { writtenStart < 0 ? nil : SourceRange(file: file, start: writtenStart, end: writtenEnd) }
        set {
            writtenStart = newValue?.start ?? -1
            writtenEnd = newValue?.end ?? -1
        }
    }

    /// Whether two ranges start at the same byte.
    package func hasSameStart(as other: SourceRange) -> Bool { file == other.file && start == other.start }
}

/// A value and the place that it was read from.
///
/// Other modules make one for every value of a spec, so they are compiled with its code.
@usableFromInline package struct Located<Value> {
    /// The value.
    @usableFromInline package var value: Value
    /// Where it was read.
    @usableFromInline package var range: SourceRange

    /// Creates a located value.
    @inlinable package init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}

extension Located: Sendable where Value: Sendable {}
