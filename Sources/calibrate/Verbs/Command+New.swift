import CalibrateFiles
import CalibrationCompiler
import SourceDiagnostics

extension Command {
    /// Begins the spec of a display, or adds a model to one.
    static let new = Command(
        name: "new",
        summary: "Begins the spec of a display, or adds a model to one.",
        discussion: [
            """
            With '--like' the numbers of a similar display are taken over: their basis becomes 'inferred', observations \
            stay behind, and 'calibrate check' warns until they are confirmed. With '--from' those of a spec that \
            'probeCalibration(of:)' printed come first, with their evidence and observations. Without either every \
            field is explained and left empty, and 'calibrate check' names each one that is still to be filled. \
            Nothing is ever overwritten.
            """,
            """
            A new model with a known panel is one line. 'calibrate new' tells where it goes, and adds it if DISPLAY \
            and '--like' are the same display; the rest of the file keeps every byte.
            """,
        ],
        examples: [
            Example(
                command: "calibrate new iphone-6.6-island --like 'iPhone Air' --screen 430x932@3",
                summary: "Writes 'devices/iphone-6.6-island.yaml', with the numbers of a similar device."),
            Example(
                command: "calibrate new iphone-6.6-island --like 'iPhone Air' --from record.yaml",
                summary: "Writes it with what a probe has seen, and the numbers of a similar device for the rest."),
            Example(
                command: "calibrate new iphone-6.6-island",
                summary: "Writes it with every field explained and nothing filled."),
            Example(
                command: "calibrate new iphone-6.1-notch --like 'iPhone 14' --model ID=NAME",
                summary: "Adds a model to a display that has a spec."),
        ],
        arguments: [Argument(value: .display, summary: "Name of the display, as in the spec.")],
        options: [.like, .model, .screen, .from, .specs],
        run: new)

    @Sendable
    private static func new(_ invocation: Invocation, _ console: inout Console) throws -> ExitStatus {
        let request = try NewRequest(invocation)
        console.sources = request.compilation.sources
        guard let first = request.known else {
            try request.createSpec(&console)
            return .success
        }
        // What others have added in the meantime is read under the lock.
        let lock = try FolderLock(request.folder(of: first))
        let latest = try NewRequest(invocation)
        console.sources = latest.compilation.sources
        guard let known = latest.known else {
            throw Failure.fault(Diagnostic("the spec of '\(request.display)' has gone meanwhile", fixIt: "run again"))
        }
        try latest.addModels(to: known, &console)
        _ = consume lock
        return .success
    }
}

extension Option {
    static let like = Option(
        name: "like", value: .device,
        summary:
            "Device to take the numbers from, a name of several words in quotes; one of DISPLAY itself to add models.")

    static let model = Option(
        name: "model", value: .text(placeholder: "ID=NAME"), isRepeatable: true,
        summary: "Hardware identifier and marketing name of a model.")

    static let screen = Option(
        name: "screen", value: .text(placeholder: "WxH@SCALE"),
        summary: "Screen in portrait points and its pixels a point, such as 390x844@3.")

    static let from = Option(
        name: "from", value: .file, isRepeatable: true,
        summary: "Spec that a probe printed, one for each design and orientation; it may be repeated, and is only read."
    )
}
