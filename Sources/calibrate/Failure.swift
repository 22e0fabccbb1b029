import CalibrateFiles
import CalibrationCompiler
import SourceDiagnostics

/// The end of a run that did not do what it was asked for.
struct Failure: Error {
    /// What the caller is told.
    let status: ExitStatus
    /// What the user is told; nothing where it has been told already.
    let messages: [Message]

    private init(status: ExitStatus, messages: [Message]) {
        self.status = status
        self.messages = messages
    }

    /// The specs or the output are not as they should be.
    static func findings(_ messages: Message...) -> Failure {
        Failure(status: .findings, messages: messages)
    }

    /// Another program or a person made the file at the output's place.
    static func foreign(_ output: OutputFile, fixIt: String) -> Failure {
        .findings(
            Message(
                "'\(output.path.shown)' was not made by \(Command.program), so it is not overwritten", fixIt: fixIt))
    }

    /// A file is expected, and the path is a folder's.
    static func folder(_ path: FilePath) -> Failure {
        .wrongUsage(Message("'\(path.shown)' is a folder, not a file", fixIt: "name a file in it"))
    }

    /// The arguments cannot be understood.
    static func wrongUsage(_ message: Message) -> Failure {
        Failure(status: .wrongUsage, messages: [message])
    }

    /// Tells what ended a run.
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
        messages = faults.map { Message($0.message, fixIt: $0.remedy) }
    }
}
