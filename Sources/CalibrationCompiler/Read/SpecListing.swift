/// The specs that are there, before they are read.
package struct SpecListing: Sendable {
    /// The files, each once, in the byte order of their paths.
    package let files: [FilePath]
    /// The folders that were searched, in the same order: one that changes may hold other specs.
    package let folders: [FilePath]

    init(files: [FilePath], folders: [FilePath]) {
        self.files = inOrder(files)
        self.folders = inOrder(folders)
    }

    /// Reads the files, on all cores; throws all faults that it meets.
    package func read() throws(FileFaults) -> [SourceFile] {
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
}

private func inOrder(_ paths: [FilePath]) -> [FilePath] {
    Set(paths).sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
}
