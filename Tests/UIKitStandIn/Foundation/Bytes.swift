/// Foundation's bytes.
public struct Data: Equatable, Sendable {
    let bytes: [UInt8]

    /// Creates data from bytes.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }
}

/// Foundation's archive, which no test opens.
open class NSCoder {
    init() {}
}
