extension OutputFile {
    /// Writes the file: whoever opens it sees the old bytes or the new ones, whole, whenever this process is killed.
    ///
    /// The bytes go to a temporary file beside it, to the disk, and by one rename to their place. The permissions of a
    /// file that is replaced are kept. What killed runs have left is removed.
    package func replace() throws(FileFault) {
        let permissions = try replaceablePermissions()
        if permissions == nil { try createFolders(folder) }
        var temporary: TemporaryFile
        do throws(SystemError) {
            temporary = try TemporaryFile(for: name, in: folder)
        } catch {
            throw FileFault(cannot: .write, folder, error)
        }
        do throws(SystemError) {
            try temporary.fill(contents, permissions: permissions)
            try temporary.move(to: path)
        } catch {
            throw FileFault(cannot: .write, path, error)
        }
    }

    /// Removes the temporary files of this output that belong to no living process.
    ///
    /// They are in nobody's way: what cannot be removed stays for a later run.
    package func removeLeftovers() {
        TemporaryFile.removeLeftovers(of: name, in: folder)
    }

    private func replaceablePermissions() throws(FileFault) -> FileStatus.Permissions? {
        guard let status = try status() else { return nil }
        guard status.permissions & 0o222 != 0 else {
            throw FileFault(cannot: .write, path, "it is read-only", remedy: "allow it with 'chmod u+w'")
        }
        return status.permissions
    }

    func createFolders(_ folder: FilePath) throws(FileFault) {
        do throws(SystemError) {
            try createFolder(folder)
        } catch let error where error.isAbsence {
            guard let parent = folder.parent else { throw FileFault(cannot: .create, folder, error) }
            try createFolders(parent)
            do throws(SystemError) {
                try createFolder(folder)
            } catch {
                throw FileFault(cannot: .create, folder, error)
            }
        } catch {
            throw FileFault(cannot: .create, folder, error)
        }
    }
}
