#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An entry of a folder.
struct FolderEntry {
    /// Its name.
    let name: [UInt8]
    /// Whether the listing says that it is a file; `false` if it is none, or the listing doesn't say.
    let isFile: Bool
}

/// Lists a folder in the order that the system gives, without `.` and `..`.
func listing(of folder: FilePath) throws(SystemError) -> [FolderEntry] {
    guard let stream = folder.withCString({ opendir($0) }) else { throw SystemError(code: errno) }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
        // The end and an error look alike but for errno.
        errno = 0
        guard let entry = readdir(stream) else {
            guard errno == 0 else { throw SystemError(code: errno) }
            return entries
        }
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
            Array(bytes.prefix(bytes.firstIndex(of: 0) ?? bytes.count))
        }
        guard !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) else { continue }
        entries.append(FolderEntry(name: name, isFile: entry.pointee.d_type == UInt8(DT_REG)))
    }
}

/// Creates a folder unless it is there, and returns whether it did.
func createFolder(_ path: FilePath) throws(SystemError) -> Bool {
    do throws(SystemError) {
        try system { path.withCString { mkdir($0, 0o777) } }
        return true
    } catch let error where error.code == EEXIST {
        guard try FileStatus(of: path, followingLinks: true).kind == .folder else {
            throw SystemError(code: ENOTDIR)
        }
        return false
    }
}

/// Removes a file.
func removeFile(_ path: FilePath) throws(SystemError) {
    try system { path.withCString { unlink($0) } }
}

/// Gives a file the place of another in one step.
func moveFile(_ path: FilePath, to place: FilePath) throws(SystemError) {
    try system { path.withCString { from in place.withCString { rename(from, $0) } } }
}

/// Gives a file another name in one step, unless something has it; where a file system knows one name a file only, it is
/// moved there, if nothing is seen to have the name.
func linkFile(_ path: FilePath, to place: FilePath) throws(SystemError) {
    do throws(SystemError) {
        try system { path.withCString { from in place.withCString { link(from, $0) } } }
    } catch let error where error.isRefusal {
        guard place.isAbsent else { throw SystemError(code: EEXIST) }
        try moveFile(path, to: place)
    }
}
