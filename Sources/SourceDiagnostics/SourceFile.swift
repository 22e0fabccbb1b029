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
