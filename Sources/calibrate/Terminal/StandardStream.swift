#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A stream that the program writes to.
enum StandardStream: Int32, Sendable {
    case output = 1
    case error = 2

    /// Whether a person is looking.
    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Writes all bytes; `nil` if that went well, else the system's words.
    func write(_ bytes: [UInt8]) -> String? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let length = rest.withUnsafeBytes { writeBytes(rawValue, $0.baseAddress, $0.count) }
            if length > 0 {
                rest = rest.dropFirst(length)
            } else if errno == EAGAIN {
                // A terminal or a pipe that its other users have made non-blocking: wait until it takes more.
                var request = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
                poll(&request, 1, -1)
            } else if errno != EINTR {
                return String(cString: strerror(errno))
            }
        }
        return nil
    }

    /// Makes the streams safe to use, whatever the caller has left us.
    ///
    /// A closed stream would lend its number to the next file that is opened, and messages would go into that file: so it
    /// is opened such that using it fails. A reader that has gone away ends the program silently, as with any filter. A file
    /// that would exceed the size limit is an error of writing, not the end of the program.
    static func prepare() {
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
        signal(SIGPIPE, SIG_DFL)
        signal(SIGXFSZ, SIG_IGN)
    }
}

/// The system's function, whose name the stream's own method hides.
private let writeBytes = write as @Sendable (Int32, UnsafeRawPointer?, Int) -> Int
