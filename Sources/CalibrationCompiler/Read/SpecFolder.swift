/// The specs on the disk: folders of them with their subfolders, and single files.
///
/// Of a folder, every `*.yaml` and `*.yml` is a spec, but for hidden files and what is in hidden folders; they come in
/// the byte order of their paths, however the file system lists them. A link to a file is read as that file; a link to a
/// folder is entered once, after all real folders, so that links can neither loop nor rename what is there without them.
package struct SpecFolder: Sendable {
    /// The folders and files.
    package let paths: [FilePath]

    /// Files and folders in each, at most; more are hardly specs.
    let entryLimit: Int
    /// Bytes of all files together, at most.
    let byteLimit: Int

    /// Names folders and files.
    package init(_ paths: FilePath..., entryLimit: Int = 100_000, byteLimit: Int = 1 << 30) {
        self.init(paths, entryLimit: entryLimit, byteLimit: byteLimit)
    }

    /// Names folders and files.
    package init(_ paths: [FilePath], entryLimit: Int = 100_000, byteLimit: Int = 1 << 30) {
        self.paths = paths
        self.entryLimit = entryLimit
        self.byteLimit = byteLimit
    }

    /// Reads all specs, on all cores; throws all faults that it meets.
    package func read() throws(FileFaults) -> [SourceFile] {
        try list().read()
    }

    /// Finds all specs; throws all faults that it meets.
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
            return SpecSearch(fault: FileFault(cannot: .read, path, error.text, remedy: remedy))
        }
    }
}
