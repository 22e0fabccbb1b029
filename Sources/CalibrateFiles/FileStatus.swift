#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the system knows about a file without opening it.
struct FileStatus: Equatable {
    /// The kind of a file.
    enum Kind: String {
        case file = "a file"
        case folder = "a folder"
        case link = "a symbolic link"
        case pipe = "a FIFO"
        case socket = "a socket"
        case device = "a device"
    }

    /// A file's identity, the same by whatever path it is reached.
    struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    /// A time, as exact as the file system keeps it.
    struct Moment: Equatable {
        let seconds: Int
        let nanoseconds: Int
    }

    /// Permission bits: read, write and execute for owner, group and others.
    typealias Permissions = mode_t

    let kind: Kind
    let identity: Identity
    /// Length in bytes.
    let size: Int
    /// Who may do what.
    let permissions: Permissions
    /// Number of names that the file has; 0 once it is removed.
    let names: Int
    /// Time of the last change.
    let modified: Moment

    /// Asks about a path.
    init(of path: FilePath, followingLinks: Bool) throws(SystemError) {
        var answer = stat()
        try system { path.withCString { followingLinks ? stat($0, &answer) : lstat($0, &answer) } }
        self.init(answer)
    }

    init(_ answer: stat) {
        kind =
            switch answer.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            case S_IFIFO: .pipe
            case S_IFSOCK: .socket
            default: .device
            }
        identity = Identity(
            device: UInt64(truncatingIfNeeded: answer.st_dev), number: UInt64(truncatingIfNeeded: answer.st_ino))
        size = Int(answer.st_size)
        permissions = answer.st_mode & 0o777
        names = Int(answer.st_nlink)
        #if canImport(Darwin)
            modified = Moment(seconds: answer.st_mtimespec.tv_sec, nanoseconds: answer.st_mtimespec.tv_nsec)
        #else
            modified = Moment(seconds: answer.st_mtim.tv_sec, nanoseconds: answer.st_mtim.tv_nsec)
        #endif
    }
}

extension FilePath {
    /// Whether nothing stands at the path.
    package var isAbsent: Bool {
        do throws(SystemError) {
            _ = try FileStatus(of: self, followingLinks: true)
            return false
        } catch {
            return error.isAbsence
        }
    }

    /// Whether a folder stands at the path, or a link to one.
    package var isFolder: Bool { (try? FileStatus(of: self, followingLinks: true).kind) == .folder }

    /// Whether the path leads to the topmost folder.
    package var isRoot: Bool { (try? isSameFile(as: FilePath("/".utf8))) ?? false }

    /// The path from the topmost folder, without links; `nil` if nothing stands there.
    package func resolved() -> FilePath? {
        guard let resolved = withCString({ realpath($0, nil) }) else { return nil }
        defer { free(resolved) }
        return FilePath(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
    }

    /// Whether two paths lead to the same file.
    package func isSameFile(as other: FilePath) throws(FileFault) -> Bool {
        try identity() == other.identity()
    }

    private func identity() throws(FileFault) -> FileStatus.Identity {
        do throws(SystemError) {
            return try FileStatus(of: self, followingLinks: true).identity
        } catch {
            throw FileFault(cannot: .read, self, error)
        }
    }
}
