import CalibrationCompiler
import SourceDiagnostics

/// The specs on the disk: folders of them with their subfolders, and single files.
///
/// In a folder, every `*.yaml` and `*.yml` in any case is a spec, except hidden files and the contents of hidden folders.
/// They come in the byte order of their paths, however the file system lists them. A link to a file is read as that file.
/// A link to a folder is entered once, after all real folders, so that links can neither loop nor rename what is there
/// without them.
package struct SpecFolder: Sendable {
    /// The folders and files.
    package let paths: [FilePath]
    /// Maximum number of files and folders in each.
    var entryLimit = 100_000
    /// Maximum number of bytes of all files together.
    var byteLimit = 1 << 30

    /// Creates a list of folders and files.
    package init(_ paths: [FilePath]) { self.paths = paths }

    init(_ path: FilePath, entryLimit: Int = 100_000, byteLimit: Int = 1 << 30) {
        paths = [path]
        self.entryLimit = entryLimit
        self.byteLimit = byteLimit
    }

    /// Finds all specs; throws all faults found on the way.
    package func list() throws(FileFaults) -> SpecListing {
        let searches = paths.map(search)
        let faults = searches.flatMap(\.faults)
        guard faults.isEmpty else { throw FileFaults(faults) }
        return SpecListing(
            files: searches.flatMap(\.files), folders: searches.flatMap(\.folders), byteLimit: byteLimit)
    }

    private func search(_ path: FilePath) -> SpecSearch {
        do throws(SystemError) {
            let status = try FileStatus(of: path, followingLinks: true)
            return status.kind == .folder
                ? SpecSearch(in: path, entryLimit: entryLimit) : SpecSearch(file: path, status: status)
        } catch {
            let remedy = "name the folder of the specs, or one spec, with '--specs PATH'"
            return SpecSearch(fault: FileFault(cannot: .read, path, error, remedy: remedy))
        }
    }
}

/// The specs that were found, before they are read.
package struct SpecListing: Sendable {
    /// The files, each once, in the byte order of their paths.
    package let files: [FilePath]
    /// The folders that were searched, in the same order. If one changes, there may be other specs.
    package let folders: [FilePath]

    private let byteLimit: Int

    init(files: [FilePath], folders: [FilePath], byteLimit: Int) {
        self.files = SpecListing.ordered(files)
        self.folders = SpecListing.ordered(folders)
        self.byteLimit = byteLimit
    }

    /// Reads the files, on all cores; throws all faults found on the way.
    package func read() throws(FileFaults) -> [SourceFile] {
        var sources: [SourceFile] = []
        var faults: [FileFault] = []
        var size = 0
        // In portions, so that too much is noticed before it fills the memory.
        let portion = 64
        for start in stride(from: 0, to: files.count, by: portion) {
            let results = files[start..<min(start + portion, files.count)].concurrentMap { path in
                Result { () throws(FileFault) in try SourceFile(reading: path) }
            }
            for result in results {
                switch result {
                case .success(let source):
                    sources.append(source)
                    size += source.bytes.count
                case .failure(let fault): faults.append(fault)
                }
            }
            guard size <= byteLimit else {
                let reason = "the specs are larger than \(byteLimit >> 20) MiB together"
                throw FileFaults([FileFault(cannot: .read, folders.first ?? files[0], reason)])
            }
        }
        guard faults.isEmpty else { throw FileFaults(faults) }
        return sources
    }

    /// Each path once, in the order of the bytes.
    private static func ordered(_ paths: [FilePath]) -> [FilePath] {
        let sorted = paths.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
        return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
    }
}

extension SourceFile {
    /// Bytes of a file that are read: one more than a spec may have, so that the excess shows.
    private static let readLimit = 16 << 20 + 1

    /// Reads a file. If it changes meanwhile, it is read again, three times at most.
    init(reading path: FilePath) throws(FileFault) {
        for _ in 1...3 {
            do throws(SystemError) {
                if let bytes = try OpenFile(reading: path).stableBytes(upTo: SourceFile.readLimit) {
                    self.init(path: path.shown, bytes: bytes)
                    return
                }
            } catch {
                throw FileFault(cannot: .read, path, error)
            }
        }
        throw FileFault(cannot: .read, path, "it changes while it is read", remedy: "run again when it is saved")
    }
}

extension OpenFile {
    /// The bytes of a file, up to a number; `nil` if it changed between the first byte and the last.
    fileprivate func stableBytes(upTo limit: Int) throws(SystemError) -> [UInt8]? {
        let before = try status()
        let size = min(before.size, limit)
        let bytes = try bytes(upTo: size)
        let after = try status()
        return bytes.count == size && after == before ? bytes : nil
    }
}
