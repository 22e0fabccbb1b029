import CalibrationCompiler
import SourceDiagnostics
import Testing

@Suite struct SlipTests {
    @Test func `the spec is right without a slip`() { #expect(Check(Slip.spec).diagnostics.isEmpty) }

    @Test(arguments: Slip.all) func `one slip, one message, where the hand slipped`(slip: Slip) throws {
        let check = Check(slip.text)
        #expect(check.codes == [slip.code], "\(check.diagnostics.map(\.message))")
        #expect(check.starts == [try #require(check.place)])
    }

    @Test(arguments: Slip.all) func `the words are the author's, with a way out`(slip: Slip) {
        let jargon = [
            "block mapping", "simple key", "block collection", "flow ", "node", "token", "scanning", "parsing",
            "did not find", "could not find", "scalar", "octet",
        ]
        for diagnostic in Check(slip.text).diagnostics {
            let words = [diagnostic.message] + diagnostic.notes.map(\.message) + diagnostic.fixIts
            for word in jargon { #expect(!words.contains { $0.contains(word) }, "\(words)") }
            #expect(!diagnostic.fixIts.isEmpty)
        }
    }

    @Test(arguments: Slip.all) func `a spec that breaks off is answered within the file`(slip: Slip) {
        let bytes = Array(slip.text.utf8)
        let ends = ["", "\n---", "\n...", "\n-", "\n:", "\n{", "\n\"\\", "\n|", "\n#", "\n&", "\nkey\n---"]
        for length in stride(from: 0, to: bytes.count, by: 23) {
            for end in ends {
                let source = SourceFile(path: "spec.yaml", bytes: bytes[..<length] + Array(end.utf8))
                for diagnostic in Pipeline.compile([source]).diagnostics {
                    for range in [diagnostic.range].compactMap(\.self) + diagnostic.notes.compactMap(\.range) {
                        #expect(range.start >= 0 && range.start <= range.end && Int(range.end) <= source.bytes.count)
                    }
                }
            }
        }
    }

    @Test func `a number is never changed by a proposal`() throws {
        let thousands = Check(Slip.spec.replacing("height: 844", with: "height: 1,366"))
        let fixIt = try #require(thousands.diagnostics.first?.fixIts.first)
        #expect(!fixIt.contains("1.366") && !fixIt.contains("1366"))
        let decimal = Check(Slip.spec.replacing("top: 47", with: "top: 47,5"))
        #expect(decimal.diagnostics.first?.fixIts == ["write '47.5'"])
    }
}
