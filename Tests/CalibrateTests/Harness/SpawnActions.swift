import Foundation

/// What is done with the streams and signals of a program before it starts.
struct SpawnActions: ~Copyable {
    #if canImport(Darwin)
        private var actions: posix_spawn_file_actions_t?
        private var attributes: posix_spawnattr_t?
    #else
        private var actions = posix_spawn_file_actions_t()
        private var attributes = posix_spawnattr_t()
    #endif

    /// The program gets the signals as from a shell: threads of the tests have some of them blocked.
    init() {
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        for signal in [SIGINT, SIGTERM, SIGPIPE] { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    }

    deinit {
        var actions = actions
        posix_spawn_file_actions_destroy(&actions)
        var attributes = attributes
        posix_spawnattr_destroy(&attributes)
    }

    /// Opens a file as a stream.
    mutating func open(_ stream: Int32, _ path: String, _ flags: Int32) {
        posix_spawn_file_actions_addopen(&actions, stream, path, flags, 0o644)
    }

    /// Starts a program with the tests' environment but for some changes.
    mutating func spawn(_ words: [String], environment changes: [String: String?]) throws -> pid_t {
        var environment = ProcessInfo.processInfo.environment
        for (name, value) in changes { environment[name] = value }
        let arguments = words.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in arguments + variables { free(word) } }
        var identifier: pid_t = 0
        let code = posix_spawn(&identifier, words[0], &actions, &attributes, arguments, variables)
        guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
        return identifier
    }
}
