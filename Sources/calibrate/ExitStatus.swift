/// What the program tells its caller.
enum ExitStatus: Int32, CaseIterable, Sendable {
    case success = 0
    case findings = 1
    case fault = 2
    case wrongUsage = 64

    /// When it is told.
    var summary: String {
        switch self {
        case .success: "fine"
        case .findings: "findings: a spec has mistakes, or the output is not what the specs give"
        case .fault: "the machine failed: something could not be read or written"
        case .wrongUsage: "wrong usage"
        }
    }
}
