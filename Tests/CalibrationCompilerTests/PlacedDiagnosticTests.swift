import CalibrationCompiler
import Foundation
import SourceDiagnostics
import Testing

@Suite struct PlacedDiagnosticTests {
    static func messages(_ spec: String) -> [PlacedDiagnostic] {
        let compilation = compile(spec)
        return PlacedDiagnostic.placing(compilation.diagnostics, sources: compilation.sources)
    }

    static let wrong = plainSpec.replacing("{medium", with: "{top: 53.667, medium")

    @Test func `an annotation has the place, the code, and the whole message`() throws {
        let message = try #require(PlacedDiagnosticTests.messages(PlacedDiagnosticTests.wrong).first)
        #expect(
            message.gitHubLine == """
                ::error file=spec.yaml,line=9,endLine=9,col=26,endColumn=31,title=off-pixel-grid::'53.667' is not on the 3x pixel grid%0Aspec.yaml:5:42: note: the scale is declared here%0Afix-it: write '161px'

                """)
    }

    @Test func `JSON has every member in one line`() throws {
        let line = try #require(PlacedDiagnosticTests.messages(PlacedDiagnosticTests.wrong).first).jsonLine
        #expect(line.last == UInt8(ascii: "\n"))
        #expect(line.count { $0 == UInt8(ascii: "\n") } == 1)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
        #expect(object["severity"] as? String == "error")
        #expect(object["code"] as? String == "off-pixel-grid")
        #expect(object["message"] as? String == "'53.667' is not on the 3x pixel grid")
        #expect(object["path"] as? String == "spec.yaml")
        let numbers = ["line", "column", "endLine", "endColumn"].map { object[$0] as? Int }
        #expect(numbers == [9, 26, 9, 32])
        #expect(object["fixIts"] as? [String] == ["write '161px'"])
        let notes = try #require(object["notes"] as? [[String: Any]])
        #expect(notes.map { $0["line"] as? Int } == [5])
    }

    @Test func `a warning is one`() throws {
        let warning = try #require(
            PlacedDiagnosticTests.messages(plainSpec.replacing("large: 96", with: "large: 97")).first)
        #expect(warning.gitHubLine.hasPrefix("::warning file=spec.yaml,line=9,"))
        #expect(String(decoding: warning.jsonLine, as: UTF8.self).hasSuffix("\"severity\":\"warning\"}\n"))
    }

    @Test func `no text ends its line, its property or its command`() throws {
        let diagnostic = Diagnostic(
            "100 %\r\n::error::x, \"y\": \u{7F}", at: .line(1, path: "a:b,c%d\n.yaml"))
        let message = try #require(PlacedDiagnostic.placing([diagnostic], sources: []).first)
        let line = message.gitHubLine
        #expect(
            line
                == "::error file=a%3Ab%2Cc%25d%0A.yaml,line=1,title=calibrate::100 %25%0D%0A::error::x, \"y\": \u{7F}\n"
        )
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(message.jsonLine)) as? [String: Any])
        #expect(object["message"] as? String == message.message)
        #expect(object["path"] as? String == "a:b,c%d\n.yaml")
        #expect(object["code"] is NSNull)
        let keys = ["severity", "code", "message", "path", "line", "column", "endLine", "endColumn", "notes", "fixIts"]
        #expect(Set(object.keys) == Set(keys), "every key, also without a value")
    }

    @Test(arguments: FixtureTests.invalid) func `every message is one line of JSON and one annotation`(
        fixture: Fixture
    ) throws {
        let compilation = compile(MarkedText(fixture.bytes).bytes)
        for message in PlacedDiagnostic.placing(compilation.diagnostics, sources: compilation.sources) {
            #expect(message.gitHubLine.count { $0 == "\n" } == 1)
            #expect(message.jsonLine.count { $0 == UInt8(ascii: "\n") } == 1)
            let object = try JSONSerialization.jsonObject(with: Data(message.jsonLine)) as? [String: Any]
            #expect(object?["message"] as? String == message.message)
            let place = try #require(message.place)
            #expect((place.line ?? 0, place.column ?? 0) <= (place.endLine ?? 0, place.endColumn ?? 0))
        }
    }
}

extension PlacedDiagnostic {
    /// The message as `--format json` prints it.
    fileprivate var jsonLine: [UInt8] { JSONText.compact(self) + [UInt8(ascii: "\n")] }
}
