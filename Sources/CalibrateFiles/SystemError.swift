#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The error of a system call.
struct SystemError: Error, Equatable {
    /// The number of the error, as in `errno`.
    let code: Int32

    /// The error in the system's words.
    var text: String { String(cString: strerror(code)) }

    /// Whether nothing stands at the path.
    var isAbsence: Bool { code == ENOENT }

    /// Whether the file system cannot do such a thing at all.
    var isRefusal: Bool { [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(code) }

    /// Whether the path leads nowhere: to nothing, or round in circles.
    var isDeadEnd: Bool { code == ENOENT || code == ELOOP }

    /// Whether the caller may not do it.
    var isDenial: Bool { [EACCES, EPERM, EROFS].contains(code) }

    /// Whether something stands at the path.
    var isPresence: Bool { code == EEXIST }

    /// Whether the path goes through something other than a folder.
    var isNotFolder: Bool { code == ENOTDIR }
}

/// Calls the system until no signal interrupts it; a negative answer is thrown as the error that it stands for.
@discardableResult
func system<Answer: SignedInteger>(_ call: () -> Answer) throws(SystemError) -> Answer {
    while true {
        let answer = call()
        if answer >= 0 { return answer }
        let code = errno
        if code != EINTR { throw SystemError(code: code) }
    }
}
