import SourceDiagnostics

typealias Message = Diagnostic

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
