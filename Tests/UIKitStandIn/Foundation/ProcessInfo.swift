/// Foundation's view of the running process.
open class ProcessInfo {
    /// The running process.
    nonisolated(unsafe) public static let processInfo = ProcessInfo()

    init() {}

    /// Variables of the environment.
    open var environment: [String: String] {
        StandInDevice.current.environment
    }
}
