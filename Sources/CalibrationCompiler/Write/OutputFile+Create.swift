extension OutputFile {
    /// Writes the file unless anything stands at its place; whether it did.
    package func create() throws(FileFault) -> Bool {
        if folder.isAbsent { try createFolders(folder) }
        do throws(SystemError) {
            let file = try OpenFile(creating: path)
            do throws(SystemError) {
                try file.append(contents)
                try file.synchronize()
            } catch {
                // Half a file would be in the way of the next run.
                try? removeFile(path)
                throw error
            }
            return true
        } catch let error where error.isPresence {
            return false
        } catch {
            throw FileFault(cannot: .create, path, error)
        }
    }
}
