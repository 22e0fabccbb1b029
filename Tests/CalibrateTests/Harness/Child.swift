import Foundation

/// A program that runs beside the tests, with its streams in files of a folder of its own.
struct Child {
    /// Its number.
    let identifier: pid_t

    private let streams: TemporaryFolder

    /// Starts a program.
    init(_ words: [String], input: String, environment changes: [String: String?]) throws {
        streams = try TemporaryFolder()
        try streams.write("in", input)
        var actions = SpawnActions()
        actions.open(0, streams.path(of: "in"), O_RDONLY)
        actions.open(1, streams.path(of: "out"), O_WRONLY | O_CREAT | O_TRUNC)
        actions.open(2, streams.path(of: "err"), O_WRONLY | O_CREAT | O_TRUNC)
        identifier = try actions.spawn(words, environment: changes)
    }

    /// Sends a signal.
    func send(_ signal: Int32) {
        kill(identifier, signal)
    }

    /// Waits for the end.
    func wait() throws -> Outcome {
        let status = waitForEnd(of: identifier)
        return Outcome(
            status: status, outputBytes: try streams.bytes(of: "out"), messageBytes: try streams.bytes(of: "err"))
    }
}

/// The status of a child process when it has ended, as shells say it.
func waitForEnd(of identifier: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) == -1 {
        precondition(errno == EINTR, "nobody else waits for the children of the tests")
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
}
