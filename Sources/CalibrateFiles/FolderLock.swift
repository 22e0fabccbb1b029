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
