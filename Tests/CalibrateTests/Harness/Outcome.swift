/// What a run of a program left.
struct Outcome: Equatable, Sendable {
    /// The exit status; of a program that a signal ended, 128 and the signal's number, as shells say it.
    let status: Int32
    /// The bytes on the standard output.
    let outputBytes: [UInt8]
    /// The bytes on the standard error.
    let messageBytes: [UInt8]

    /// The standard output.
    var output: String { String(decoding: outputBytes, as: UTF8.self) }
    /// The standard error.
    var messages: String { String(decoding: messageBytes, as: UTF8.self) }
}
