import Foundation

/// What is done with the streams of a program before it starts.
struct SpawnActions: ~Copyable {
    #if canImport(Darwin)
        private var actions: posix_spawn_file_actions_t?
    #else
        private var actions = posix_spawn_file_actions_t()
    #endif

    init() {
        posix_spawn_file_actions_init(&actions)
    }

    deinit {
        var actions = actions
        posix_spawn_file_actions_destroy(&actions)
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
        let code = posix_spawn(&identifier, words[0], &actions, nil, arguments, variables)
        guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
        return identifier
    }
}
