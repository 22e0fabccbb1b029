/// When the output is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
    case auto
    case always
    case never

    /// Whether a stream is coloured.
    ///
    /// - Parameters:
    ///   - stream: the stream.
    ///   - environment: `NO_COLOR`, if it is not empty, and a `TERM` that is `dumb` or missing forbid colour.
    func colors(_ stream: StandardStream, environment: (String) -> String?) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            let isRefused = environment("NO_COLOR").map { !$0.isEmpty } ?? false
            let terminal = environment("TERM") ?? "dumb"
            return stream.isTerminal && !isRefused && terminal != "dumb"
        }
    }
}
