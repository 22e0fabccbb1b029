/// The specs on the disk: a folder of them with its subfolders, or a single file.
///
/// Of a folder, every `*.yaml` and `*.yml` is a spec, but for hidden files and what is in hidden folders; they come in
/// the byte order of their paths, however the file system lists them. A link to a file is read as that file; a link to a
/// folder is entered once, after all real folders, so that links can neither loop nor rename what is there without them.
package struct SpecFolder: Sendable {
    /// The folder or the file.
    package let path: FilePath

    /// Files and folders in it, at most; more are hardly specs.
    let entryLimit: Int
    /// Bytes of all files together, at most.
    let byteLimit: Int

    /// Names a folder or a file.
    package init(_ path: FilePath, entryLimit: Int = 100_000, byteLimit: Int = 1 << 30) {
        self.path = path
        self.entryLimit = entryLimit
        self.byteLimit = byteLimit
    }

    /// Reads all specs, on all cores; throws all faults that it meets.
    package func read() throws(FileFaults) -> [SourceFile] {
        let search = try search()
        guard search.faults.isEmpty else { throw FileFaults(search.faults) }
        guard search.size <= byteLimit else {
            let reason = "the specs are larger than \(byteLimit >> 20) MiB together"
            throw FileFaults([FileFault(cannot: .read, path, reason)])
        }
        let files = search.files.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
        let results = parallelMap(count: files.count) { index in
            Result { () throws(FileFault) in try SourceFile(reading: files[index]) }
        }
        var sources: [SourceFile] = []
        var faults: [FileFault] = []
        for result in results {
            switch result {
            case .success(let source): sources.append(source)
            case .failure(let fault): faults.append(fault)
            }
        }
        guard faults.isEmpty else { throw FileFaults(faults) }
        return sources
    }

    private func search() throws(FileFaults) -> SpecSearch {
        do throws(SystemError) {
            let status = try FileStatus(of: path, followingLinks: true)
            return status.kind == .folder
                ? SpecSearch(in: path, entryLimit: entryLimit) : SpecSearch(file: path, status: status)
        } catch {
            let remedy = "name the folder of the specs, or one spec, with '--specs PATH'"
            throw FileFaults([FileFault(cannot: .read, path, error.text, remedy: remedy)])
        }
    }
}
