/// An entry of a folder.
struct FolderEntry {
    /// Its name.
    let name: [UInt8]
    /// Whether the listing says that it is a file; `false` where it is none, or does not say.
    let isFile: Bool
}
