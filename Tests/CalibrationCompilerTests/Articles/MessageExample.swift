import SourceDiagnostics

@testable import CalibrationCompiler

/// A spec that brings up a message, for the article on messages.
struct MessageExample: Sendable {
    /// The message's code.
    let code: DiagnosticCode
    /// The first message with the code that the spec brings up; `nil` where it brings up none.
    let diagnostic: Diagnostic?
    /// The spec.
    let sources: [SourceFile]
    /// Whether the spec is worth a look: those of some messages are only large.
    let showsLine: Bool

    /// The example of a code: its fixture, or what a fixture cannot hold.
    init(of code: DiagnosticCode) {
        switch code {
        case .fileTooLarge:
            self.init(code, [UInt8](repeating: UInt8(ascii: " "), count: (16 << 20) + 1))
        case .tooManyNodes:
            self.init(code, Array((plainSpec + "x-list: [\(String(repeating: "1,", count: 1_000_001))]\n").utf8))
        case .fadeModel:
            self.init(fadeModelWith: Array(plainSpec.utf8))
        default:
            let fixture = FixtureTests.invalid.first { $0.name == code.name }
            self.init(code, MarkedText(fixture?.bytes ?? []).bytes, showsLine: true)
        }
    }

    private init(_ code: DiagnosticCode, _ bytes: [UInt8], showsLine: Bool = false) {
        self.code = code
        self.showsLine = showsLine
        let source = SourceFile(path: "devices/example.yaml", bytes: bytes)
        diagnostic = Pipeline.compile([source]).diagnostics.first { $0.code == code }
        // Of a file that is too large nothing is shown but its name, and to find its lines takes long.
        sources = [code == .fileTooLarge ? SourceFile(path: source.path, bytes: []) : source]
    }

    /// No spec is known that breaks the fade model, so that a derived number is bent.
    private init(fadeModelWith bytes: [UInt8]) {
        code = .fadeModel
        showsLine = true
        sources = [SourceFile(path: "devices/example.yaml", bytes: bytes)]
        let compilation = Pipeline.compile(sources)
        let layout = compilation.layouts[0]
        let bent = CalibratedLayout(
            display: layout.display, spec: layout.spec, orientation: layout.orientation, derivation: layout.derivation,
            calibration: layout.calibration.withFlippedTarget)
        let specs = SpecSet(displays: compilation.displays, avatars: [])
        diagnostic = validate(specs, [bent]).sorted.first { $0.code == .fadeModel }
    }

    /// The message as `calibrate check` prints it.
    var text: String {
        guard let diagnostic else { return "" }
        let text = TerminalPrinter.print([diagnostic], sources: sources, color: false)
        guard !showsLine else { return text }
        return text.split(separator: "\n").filter { $0.hasPrefix("devices/") || $0.hasPrefix("fix-it:") }
            .map { "\($0)\n" }.joined()
    }
}
