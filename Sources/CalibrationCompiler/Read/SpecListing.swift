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
        try read { _, _ in }.sources
    }

    /// Reads the files, on all cores, and works on some as soon as they are there, while caches hold them.
    ///
    /// - Parameter work: gets files and the place of the first among all.
    func read<Result: Sendable>(
        _ work: @Sendable (_ files: [SourceFile], _ first: Int) -> Result
    ) throws(FileFaults) -> (sources: [SourceFile], results: [Result]) {
        let budget = ByteBudget(byteLimit)
        let chunks = parallelMap(count: files.count, chunk: 32) { range in
            var sources: [SourceFile] = []
            sources.reserveCapacity(range.count)
            var faults: [FileFault] = []
            for index in range where !budget.isExceeded {
                do throws(FileFault) {
                    let source = try SourceFile(reading: files[index])
                    budget.take(source.bytes.count)
                    sources.append(source)
                } catch {
                    faults.append(error)
                }
            }
            let isWhole = sources.count == range.count
            return (sources, faults, isWhole ? work(sources, range.lowerBound) : nil)
        }
        if budget.isExceeded {
            let reason = "the specs are larger than \(byteLimit >> 20) MiB together"
            throw FileFaults([FileFault(cannot: .read, folders.first ?? files[0], reason)])
        }
        let faults = chunks.flatMap(\.1)
        guard faults.isEmpty else { throw FileFaults(faults) }
        return (chunks.flatMap(\.0), chunks.compactMap(\.2))
    }
}

/// Each path once, in the order of the bytes.
private func inOrder(_ paths: [FilePath]) -> [FilePath] {
    let sorted = paths.sorted { precedes($0.bytes, $1.bytes) }
    return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
}
