import CalibrationCompiler
import SourceDiagnostics
import Testing

@Suite struct MessageArticleTests {
    static let examples = Dictionary(
        uniqueKeysWithValues: DiagnosticCode.all.map { ($0, MessageExample(of: $0)) })

    static let record = "CALIBRATE_RECORD=1 swift test --filter MessageArticleTests"

    @Test(arguments: DiagnosticCode.all) func `the example of a message really brings it up`(
        code: DiagnosticCode
    ) throws {
        let example = try #require(MessageArticleTests.examples[code])
        #expect(example.diagnostic?.code == code)
        #expect(example.text.hasPrefix("devices/example.yaml:"))
        #expect(example.text.contains("[\(code.name)]\n"))
        #expect(example.text.contains("\nfix-it: "))
    }

    @Test(arguments: DiagnosticCode.all) func `the explanation of a message is a line with a remedy`(
        code: DiagnosticCode
    ) {
        #expect(code.explanation.count <= 120, "\(code.explanation.count) characters")
        #expect(code.explanation.hasSuffix("."))
        #expect(code.explanation.contains(". ") || code.explanation.contains(": "))
    }

    @Test func `the article has every message`() throws {
        var article = """
            # Every message and its remedy

            What `calibrate` says about specs, by the name in brackets behind each message.

            ## Overview

            A message begins with its place, and says what was expected and what was found. The line of the spec, other
            places that belong to it and a way out follow. Nothing is written while there is an error; a warning is worth
            a look, and the table is made all the same.


            """
        for severity in [Diagnostic.Severity.error, .warning] {
            article += severity == .error ? "## Errors\n" : "\n## Warnings\n"
            let codes = DiagnosticCode.all.filter { $0.severity == severity }
            for code in codes.sorted(by: { $0.name < $1.name }) {
                let example = MessageArticleTests.examples[code]?.text ?? ""
                article += "\n### \(code.name)\n\n\(code.explanation)\n\n```\n\(example)```\n"
            }
        }
        try CheckedInFile(path: "Sources/DeviceCalibration/DeviceCalibration.docc/Messages.md").expect(
            Array(article.utf8), mendedBy: MessageArticleTests.record)
    }
}
