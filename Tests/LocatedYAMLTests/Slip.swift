import CalibrationCompiler
import SourceDiagnostics
import Testing

/// One slip of an author's hand in a spec that is right otherwise.
struct Slip: CustomTestStringConvertible, Sendable {
    /// What has happened.
    let name: String
    /// Name of the message's code.
    let code: String
    /// The spec; `⟦` stands where the message must point.
    let text: String

    var testDescription: String { name }

    init(_ name: String, _ code: String, whole text: String) {
        (self.name, self.code, self.text) = (name, code, text)
    }

    init(_ name: String, _ code: String, _ right: String, by wrong: String) {
        guard let range = Slip.spec.firstRange(of: right) else {
            preconditionFailure("the spec has no '\(right)'")
        }
        self.init(name, code, whole: Slip.spec.replacingCharacters(in: range, with: wrong))
    }

    static let all = quotes + brackets + colons + indentation + spaces + names + keys + templates

    static let spec = """
        calibration: 1
        display: test-notch
        models:
          iPhone14,7: iPhone 14
        screen: {width: 390, height: 844, scale: 3}
        layouts:
          - design: classic
            safeArea: {top: 47, bottom: 34, basis: inferred}
            navigationBar: {medium: 44, large: 96, basis: inferred}

        """
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}

/// A spec without its marks, and what `calibrate` says about it.
struct Check {
    /// Offset of the mark; `nil` without one.
    let place: Int?
    /// Messages, apart from those about other files.
    let diagnostics: [Diagnostic]

    init(_ text: String) {
        let marked = Array(text.utf8)
        let mark = Array("⟦".utf8)
        place = marked.indices.first { marked[$0...].starts(with: mark) }
        let bytes = text.unicodeScalars.filter { $0 != "⟦" && $0 != "⟧" }.flatMap { Array(UTF8.encode($0) ?? .init()) }
        // A table without displays is worth a warning of its own.
        diagnostics = Pipeline.compile([SourceFile(path: "spec.yaml", bytes: bytes)]).diagnostics.filter {
            $0.code?.name != "no-display"
        }
    }

    var starts: [Int] { diagnostics.map { Int($0.range?.start ?? -1) } }
    var codes: [String] { diagnostics.map { $0.code?.name ?? "" } }
}
