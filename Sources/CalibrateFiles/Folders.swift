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

/// Gives a file another name in one step, unless the name is taken. On a file system without hard links, the file is moved
/// if the name looks free.
func linkFile(_ path: FilePath, to place: FilePath) throws(SystemError) {
    do throws(SystemError) {
        try system { path.withCString { from in place.withCString { link(from, $0) } } }
    } catch let error where error.isRefusal {
        guard place.isAbsent else { throw SystemError(code: EEXIST) }
        try moveFile(path, to: place)
    }
}

/// A lock on a folder that every run takes which changes a file in it, and holds until it ends.
///
/// A file cannot be locked for this: it is replaced, and its lock goes with it. A file system without locks grants none, so
/// who writes must still look whether the file is as it was.
package struct FolderLock: ~Copyable {
    private let folder: OpenFile

    /// Waits for the lock.
    package init(_ path: FilePath) throws(FileFault) {
        do throws(SystemError) {
            folder = try OpenFile(reading: path)
        } catch {
            throw FileFault(cannot: .read, path, error)
        }
        _ = try? folder.lock(waiting: true)
    }
}
