/// A file to write: what is at its place, and how to replace it.
///
/// Only a regular file is read or replaced. A symbolic link at its place is refused: writing through it would leave the
/// folder that was named, and replacing it would lose it. A link that is the folder itself is followed.
package struct OutputFile: Sendable {
    /// What is at the place of the file.
    package enum State: Equatable, Sendable {
        /// Nothing.
        case absent
        /// The same bytes.
        case same
        /// The same lines, but with the line ends of Windows.
        case sameLines
        /// Other bytes that this program made.
        case different
        /// A file that this program did not make.
        case foreign
    }

    /// The folder.
    package let folder: FilePath
    /// The file's path.
    package let path: FilePath
    /// The bytes to write.
    package let contents: [UInt8]
    /// Whether this program made some bytes.
    private let isOurs: @Sendable ([UInt8]) -> Bool

    /// Creates a file to write; `nil` if the path can only be a folder's.
    ///
    /// - Parameter isOurs: whether this program made some bytes, which have the line ends of Unix.
    package init?(_ contents: [UInt8], at path: FilePath, isOurs: @escaping @Sendable ([UInt8]) -> Bool) {
        guard let folder = path.parent else { return nil }
        self.folder = folder
        self.path = path
        self.contents = contents
        self.isOurs = isOurs
    }

    /// Creates a file to write in a folder.
    package init(
        _ contents: [UInt8], named name: String, in folder: FilePath, isOurs: @escaping @Sendable ([UInt8]) -> Bool
    ) {
        self.folder = folder
        path = folder.appending(name.utf8)
        self.contents = contents
        self.isOurs = isOurs
    }

    /// Compares bytes with those to write; `nil` is no file.
    package func state(of current: [UInt8]?) -> State {
        guard let current else { return .absent }
        if contents == current { return .same }
        let lines = OutputFile.withUnixLineEnds(current)
        if contents == lines { return .sameLines }
        return isOurs(lines) ? .different : .foreign
    }

    /// The bytes without each carriage return before a line feed.
    package static func withUnixLineEnds(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(UInt8(ascii: "\r")) else { return bytes }
        let pairs = zip(bytes, bytes.dropFirst() + [0])
        return pairs.compactMap { $0 == UInt8(ascii: "\r") && $1 == UInt8(ascii: "\n") ? nil : $0 }
    }

    /// Reads the file at the place; `nil` if there is none.
    package func current() throws(FileFault) -> [UInt8]? {
        guard let status = try status() else { return nil }
        do throws(SystemError) {
            // A larger file is not a table of ours. Its first bytes are enough to tell.
            let limit = 1 << 30
            return try OpenFile(reading: path, followingLinks: false).bytes(upTo: min(status.size, limit))
        } catch {
            throw FileFault(cannot: .read, path, error)
        }
    }

    /// The status of the file at the place; `nil` if there is none.
    private func status() throws(FileFault) -> FileStatus? {
        let status: FileStatus
        do throws(SystemError) {
            status = try FileStatus(of: path, followingLinks: false)
        } catch let error where error.isAbsence {
            return nil
        } catch {
            throw FileFault(
                cannot: .read, path, error, remedy: error.isNotFolder ? "name another place" : nil)
        }
        guard status.kind == .file else {
            throw FileFault(
                cannot: .write, path, "it is \(status.kind.rawValue), not a file",
                remedy: "move it away, or name another place")
        }
        return status
    }

    // MARK: Writing

    /// Creates the folders that lead to the file; returns those that were missing, the outermost first.
    package func createFolders() throws(FileFault) -> [FilePath] {
        folder.isAbsent ? try OutputFile.createFolders(folder) : []
    }

    private static func createFolders(_ folder: FilePath) throws(FileFault) -> [FilePath] {
        do throws(SystemError) {
            return try createFolder(folder) ? [folder] : []
        } catch let error where error.isAbsence {
            guard let parent = folder.parent else { throw FileFault(cannot: .create, folder, error) }
            let outer = try createFolders(parent)
            do throws(SystemError) {
                return outer + (try createFolder(folder) ? [folder] : [])
            } catch {
                throw FileFault(cannot: .create, folder, error)
            }
        } catch {
            throw FileFault(cannot: .create, folder, error)
        }
    }

    /// Writes the file. Whoever opens it sees the old bytes or the new ones, whole, whenever this process is killed.
    ///
    /// The bytes go to a temporary file beside it, then to the disk, and by one rename to their place. The permissions of a
    /// file that is replaced are kept.
    ///
    /// - Parameter preparation: other work that must succeed first. It is done when only the rename is left.
    package func replace(after preparation: () throws(FileFault) -> Void = {}) throws(FileFault) {
        let permissions = try replaceablePermissions()
        var temporary: TemporaryFile
        do throws(SystemError) {
            temporary = try TemporaryFile(for: path.name, in: folder)
        } catch {
            throw FileFault(cannot: .write, folder, error)
        }
        do throws(SystemError) {
            try temporary.fill(contents, permissions: permissions)
        } catch {
            throw FileFault(cannot: .write, path, error)
        }
        try preparation()
        do throws(SystemError) {
            try temporary.move(to: path)
        } catch {
            throw FileFault(cannot: .write, path, error)
        }
    }

    /// Writes the file unless anything stands at its place, and returns whether it did.
    ///
    /// It comes to its place whole, as with ``replace(after:)``.
    package func create() throws(FileFault) -> Bool {
        do throws(SystemError) {
            let temporary = try TemporaryFile(for: path.name, in: folder)
            try temporary.fill(contents, permissions: nil)
            try temporary.copyName(to: path)
        } catch let error where error.isPresence {
            return false
        } catch {
            throw FileFault(cannot: .create, path, error)
        }
        removeLeftovers()
        return true
    }

    /// The fault that the file cannot be written.
    package func fault(_ reason: String) -> FileFault { FileFault(cannot: .write, path, reason, remedy: "run again") }

    /// Removes the temporary files of this output that belong to no living process.
    ///
    /// One that cannot be removed is left to a later run: it does no harm.
    package func removeLeftovers() {
        TemporaryFile.removeLeftovers(of: path.name, in: folder)
    }

    private func replaceablePermissions() throws(FileFault) -> FileStatus.Permissions? {
        guard let status = try status() else { return nil }
        guard status.permissions & 0o222 != 0 else {
            throw FileFault(cannot: .write, path, "it is read-only", remedy: "allow it with 'chmod u+w'")
        }
        return status.permissions
    }
}
