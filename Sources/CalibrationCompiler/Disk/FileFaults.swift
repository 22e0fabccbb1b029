/// All the faults that reading a folder met, by path.
package struct FileFaults: Error, Sendable {
    /// The faults, at least one.
    package let all: [FileFault]

    init(_ faults: [FileFault]) {
        all = faults.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
}
