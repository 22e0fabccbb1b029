import CalibrateFiles
import CalibrationCompiler
import SourceDiagnostics

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

extension DiagnosticCode {
    /// The output differs from what the specs give.
    static let drift = DiagnosticCode("drift", "The table is not what the specs give. Run `calibrate generate`.")
}

extension Diagnostic {
    /// Creates an error that is no mistake in a spec.
    init(_ text: String, code: DiagnosticCode? = nil, place: Place? = nil, notes: [String] = [], fixIt: String?) {
        self.init(
            text, code: code, at: place, notes: notes.map { Note($0) }, fixIts: fixIt.map { [$0] } ?? [])
    }
}

/// The end of a run that did not do what it was asked for.
struct Failure: Error {
    /// What the caller is told.
    let status: ExitStatus
    /// What the user is told; none if it has been told already.
    let messages: [Diagnostic]

    private init(status: ExitStatus, messages: [Diagnostic]) {
        self.status = status
        self.messages = messages
    }

    /// The specs or the output are not as they should be.
    static func findings(_ messages: Diagnostic...) -> Failure {
        Failure(status: .findings, messages: messages)
    }

    /// Another program or a person made the file at the output's place.
    static func foreign(_ output: OutputFile, fixIt: String) -> Failure {
        .findings(
            Diagnostic(
                "'\(output.path.shown)' was not made by \(Command.program), so it is not overwritten", fixIt: fixIt))
    }

    /// A file is expected, and the path is a folder's.
    static func folder(_ path: FilePath) -> Failure {
        .wrongUsage(Diagnostic("'\(path.shown)' is a folder, not a file", fixIt: "name a file in it"))
    }

    /// The arguments cannot be understood.
    static func wrongUsage(_ message: Diagnostic) -> Failure {
        Failure(status: .wrongUsage, messages: [message])
    }

    /// The machine failed.
    static func fault(_ message: Diagnostic) -> Failure {
        Failure(status: .fault, messages: [message])
    }

    /// Describes an error that ended a run.
    init(_ error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let faults as FileFaults: self.init(faults.all)
        case let fault as FileFault: self.init([fault])
        default: preconditionFailure("nothing throws \(error)")
        }
    }

    private init(_ faults: [FileFault]) {
        status = .fault
        messages = faults.map { Diagnostic($0.message, fixIt: $0.remedy ?? Failure.remedy(of: $0)) }
    }

    /// Only who denied the permission can be asked for it: a plugin's sandbox, by the option that its command shows.
    private static func remedy(of fault: FileFault) -> String? {
        guard fault.isDenial, fault.action != .read, let command = Calibrate.environment("CALIBRATE_COMMAND") else {
            return nil
        }
        return "'\(printable(bytes: command.utf8)) …' may write"
    }
}
