#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An open file that closes itself; every call on a descriptor stands here.
struct OpenFile: ~Copyable {
    private let descriptor: Int32

    /// Opens a file to be read.
    ///
    /// Opening a FIFO doesn't wait for a writer. The status says that it is one.
    init(reading path: FilePath, followingLinks: Bool = true) throws(SystemError) {
        let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW)
        descriptor = try system { path.withCString { open($0, flags) } }
    }

    /// Creates a file that was not there, with the permissions of any new file.
    init(creating path: FilePath) throws(SystemError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        descriptor = try system { path.withCString { open($0, flags, 0o666) } }
    }

    deinit { close(descriptor) }

    /// Asks for the status.
    func status() throws(SystemError) -> FileStatus {
        var answer = stat()
        try system { fstat(descriptor, &answer) }
        return FileStatus(answer)
    }

    /// Reads up to a number of bytes; fewer mean the end of the file.
    func bytes(upTo limit: Int) throws(SystemError) -> [UInt8] {
        // An array without capacity is one that all threads share, and this initializer writes its count.
        guard limit > 0 else { return [] }
        var failure: SystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            do throws(SystemError) {
                while count < limit {
                    let rest = UnsafeMutableBufferPointer(rebasing: buffer[count...])
                    let length = try system { read(descriptor, rest.baseAddress, rest.count) }
                    if length == 0 { break }
                    count += length
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Writes all bytes.
    func append(_ bytes: [UInt8]) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            let length = try system {
                bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            }
            // No progress and no error would otherwise be asked for again for ever.
            guard length > 0 else { throw SystemError(code: EIO) }
            written += length
        }
    }

    /// Waits until the bytes are on the disk, if the file system can tell.
    func synchronize() throws(SystemError) {
        #if canImport(Darwin)
            // There, fsync leaves the bytes in the drive's cache. Not every file system can do better.
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        do throws(SystemError) {
            try system { fsync(descriptor) }
        } catch let error where error.code != EINVAL && error.code != ENOTSUP {
            throw error
        } catch {}
    }

    /// Gives the file permission bits.
    func setPermissions(_ permissions: FileStatus.Permissions) throws(SystemError) {
        try system { fchmod(descriptor, permissions) }
    }

    /// Locks the file against other processes until it is closed, and returns whether it did: another may hold the lock.
    func lock(waiting: Bool) throws(SystemError) -> Bool {
        do throws(SystemError) {
            try system { flock(descriptor, LOCK_EX | (waiting ? 0 : LOCK_NB)) }
            return true
        } catch let error where error.code == EWOULDBLOCK {
            return false
        }
    }
}
