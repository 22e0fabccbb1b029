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

/// The status of a child process when it has ended, as shells say it; one that hangs is killed.
///
/// The limit is here and not on the tests, whose time is also that of others before them on a busy machine.
func waitForEnd(of identifier: pid_t, within limit: Duration = .seconds(120)) -> Int32 {
    let clock = ContinuousClock()
    let deadline = clock.now + limit
    var status: Int32 = 0
    while waitpid(identifier, &status, WNOHANG) != identifier {
        if clock.now > deadline { kill(identifier, SIGKILL) }
        usleep(500)
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
}
