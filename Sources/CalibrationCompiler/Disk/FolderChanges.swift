#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Creates a folder, unless it is there.
func createFolder(_ path: FilePath) throws(SystemError) {
    do throws(SystemError) {
        try system { path.withCString { mkdir($0, 0o777) } }
    } catch let error where error.code == EEXIST {
        guard try FileStatus(of: path, followingLinks: true).kind == .folder else {
            throw SystemError(code: ENOTDIR)
        }
    }
}

/// Removes a file.
func removeFile(_ path: FilePath) throws(SystemError) {
    try system { path.withCString { unlink($0) } }
}

/// Gives a file the place of another in one step.
func moveFile(_ path: FilePath, to place: FilePath) throws(SystemError) {
    try system { path.withCString { from in place.withCString { rename(from, $0) } } }
}

/// Gives a file another name in one step, unless something has it; where a file system knows one name a file only, it is
/// moved there, if nothing is seen to have the name.
func linkFile(_ path: FilePath, to place: FilePath) throws(SystemError) {
    do throws(SystemError) {
        try system { path.withCString { from in place.withCString { link(from, $0) } } }
    } catch let error where error.isRefusal {
        guard place.isAbsent else { throw SystemError(code: EEXIST) }
        try moveFile(path, to: place)
    }
}
