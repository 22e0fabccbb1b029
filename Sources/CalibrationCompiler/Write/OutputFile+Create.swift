extension OutputFile {
    /// Writes the file unless anything stands at its place; whether it did.
    ///
    /// It comes to its place whole, as ``replace()`` brings it there.
    package func create() throws(FileFault) -> Bool {
        if folder.isAbsent { try createFolders(folder) }
        do throws(SystemError) {
            let temporary = try TemporaryFile(for: name, in: folder)
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
}
