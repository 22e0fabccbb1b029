/// A file to write: its name and its contents.
package struct RenderedFile: Sendable {
    /// Its name in the output folder.
    package let name: String
    /// Its contents.
    package let bytes: [UInt8]

    /// Creates a file.
    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}
