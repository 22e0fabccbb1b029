#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Lists a folder in the order that the system gives, without `.` and `..`.
func listing(of folder: FilePath) throws(SystemError) -> [FolderEntry] {
    guard let stream = folder.withCString({ opendir($0) }) else { throw SystemError(code: errno) }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
        // The end and an error look alike but for errno.
        errno = 0
        guard let entry = readdir(stream) else {
            guard errno == 0 else { throw SystemError(code: errno) }
            return entries
        }
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
            Array(bytes.prefix(bytes.firstIndex(of: 0) ?? bytes.count))
        }
        guard !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) else { continue }
        entries.append(FolderEntry(name: name, isFile: entry.pointee.d_type == UInt8(DT_REG)))
    }
}
