/// The one file that is written: what stands at its place, and replacing it.
///
/// Only a regular file is read or replaced. A symbolic link at its place is refused, since writing through it would
/// leave the folder that was named and replacing it would lose it; a link that is the folder itself is followed.
package struct OutputFile: Sendable {
    /// What stands at the place of the file.
    package enum State: Equatable, Sendable {
        /// Nothing.
        case absent
        /// The very bytes.
        case same
        /// Other bytes of ours.
        case different
        /// A file that does not begin with our header.
        case foreign
    }

    /// The folder.
    package let folder: FilePath
    /// The file's path.
    package let path: FilePath
    /// What it shall hold.
    package let contents: RenderedFile

    let name: [UInt8]
    private let header: [UInt8]

    /// Names a file by its folder, what it shall hold, and the first bytes by which ours are known; of none, every file is.
    package init(_ file: RenderedFile, in folder: FilePath, header: [UInt8] = []) {
        self.init(name: Array(file.name.utf8), in: folder, contents: file, header: header)
    }

    /// Names a file by its path, what it shall hold, and the first bytes by which ours are known; of none, every file is.
    ///
    /// It is `nil` where the path can only be a folder's.
    package init?(_ contents: [UInt8], at path: FilePath, header: [UInt8] = []) {
        guard let folder = path.parent else { return nil }
        let file = RenderedFile(name: path.shown, bytes: contents)
        self.init(name: path.name, in: folder, contents: file, header: header)
    }

    private init(name: [UInt8], in folder: FilePath, contents: RenderedFile, header: [UInt8]) {
        self.folder = folder
        self.name = name
        self.contents = contents
        self.header = header
        path = folder.appending(name)
    }

    /// Compares bytes, `nil` for no file, with what the file shall hold.
    package func state(of current: [UInt8]?) -> State {
        guard let current else { return .absent }
        if contents.isEqual(to: current) { return .same }
        return current.starts(with: header) ? .different : .foreign
    }

    /// Reads what stands at the place of the file; `nil` if nothing does.
    package func current() throws(FileFault) -> [UInt8]? {
        guard let status = try status() else { return nil }
        do throws(SystemError) {
            // More than this is no table of ours, and as foreign in its first bytes as in all.
            let limit = 1 << 30
            return try OpenFile(reading: path, followingLinks: false).bytes(upTo: min(status.size, limit))
        } catch {
            throw FileFault(cannot: .read, path, error)
        }
    }

    /// The status of the file in its place; `nil` if nothing is there.
    func status() throws(FileFault) -> FileStatus? {
        let status: FileStatus
        do throws(SystemError) {
            status = try FileStatus(of: path, followingLinks: false)
        } catch let error where error.isAbsence {
            return nil
        } catch {
            let remedy = error.isNotFolder ? "name a folder with '--output FOLDER'" : nil
            throw FileFault(cannot: .read, path, error.text, remedy: remedy)
        }
        guard status.kind == .file else {
            throw FileFault(
                cannot: .write, path, "it is \(status.kind.rawValue), not a file",
                remedy: "move it away, or name another place")
        }
        return status
    }
}
