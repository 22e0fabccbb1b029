import CalibrationCompiler
import SourceDiagnostics
import Testing

/// Numbers with something in them that must not reach a terminal; a fix-it once proposed them as they were.
@Suite struct FuzzMessageTests {
    @Test(arguments: [
        "8__4k\u{FEFF}|", "+4\u{202E}4", "\"4,\\u20664\"", "\"4_\\e[31m\"", "\"+\\x07\"", "4\u{200B}pt", "-4_0\u{FEFF}",
    ]) func `a number's fix-it proposes a number or nothing of the author's`(text: String) throws {
        let diagnostics = compile(plainSpec.replacing("medium: 44", with: "medium: \(text)")).diagnostics
        // A byte-order mark in it is refused before the number is.
        let diagnostic = try #require(diagnostics.first { $0.severity == .error })
        for shown in [diagnostic.message] + diagnostic.fixIts {
            #expect(!shown.unicodeScalars.contains { [.format, .control].contains($0.properties.generalCategory) })
        }
    }

    @Test(arguments: [
        ("+44", "44"), ("4_4", "44"), ("4,5", "4.5"), ("44 pt", "44"), ("44pt", "44"), ("4_4k", nil), ("+x", nil),
    ])
    func `what is proposed is a number`(text: String, proposal: String?) throws {
        let diagnostics = compile(plainSpec.replacing("medium: 44", with: "medium: \"\(text)\"")).diagnostics
        let fixIts = try #require(diagnostics.first { $0.code == .invalidNumber }).fixIts
        #expect((fixIts == ["write '\(proposal ?? "")'"]) == (proposal != nil), "\(fixIts)")
    }
}
