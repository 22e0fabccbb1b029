#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Lists the names in a folder, in the order that the system gives them, without `.` and `..`.
func names(in folder: FilePath) throws(SystemError) -> [[UInt8]] {
    guard let stream = folder.withCString({ opendir($0) }) else { throw SystemError(code: errno) }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while true {
        // The end and an error look alike but for errno.
        errno = 0
        guard let entry = readdir(stream) else {
            guard errno == 0 else { throw SystemError(code: errno) }
            return names
        }
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
        if !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) { names.append(name) }
    }
}
