/// The specs that are there, before they are read.
package struct SpecListing: Sendable {
    /// The files, each once, in the byte order of their paths.
    package let files: [FilePath]
    /// The folders that were searched, in the same order: one that changes may hold other specs.
    package let folders: [FilePath]

    private let byteLimit: Int

    init(files: [FilePath], folders: [FilePath], byteLimit: Int) {
        self.files = inOrder(files)
        self.folders = inOrder(folders)
        self.byteLimit = byteLimit
    }

    /// Reads the files, on all cores; throws all faults that it meets.
    package func read() throws(FileFaults) -> [SourceFile] {
        var sources: [SourceFile] = []
        sources.reserveCapacity(files.count)
        var faults: [FileFault] = []
        var size = 0
        // So few at a time that no memory is filled before the limit shows.
        let block = 64
        for start in stride(from: 0, to: files.count, by: block) {
            let results = parallelMap(count: min(block, files.count - start)) { index in
                Result { () throws(FileFault) in try SourceFile(reading: files[start + index]) }
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
}

/// Each path once, in the order of the bytes.
private func inOrder(_ paths: [FilePath]) -> [FilePath] {
    let sorted = paths.sorted { precedes($0.bytes, $1.bytes) }
    return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
}
