import CalibrationCompiler
import SourceDiagnostics
import Testing

/// The name of an invalid fixture begins with the code that it fires, its marks enclose the place.
@Suite struct FixtureTests {
    static let invalid = Fixture.all(in: "invalid")
    static let valid = Fixture.all(in: "valid")

    static func code(of fixture: Fixture) -> DiagnosticCode? {
        DiagnosticCode.all
            .filter { fixture.name == $0.name || fixture.name.hasPrefix($0.name + "-") }
            .max { $0.name.count < $1.name.count }
    }

    @Test(arguments: invalid) func `fires its code at its place`(fixture: Fixture) throws {
        let marked = MarkedText(fixture.bytes)
        let code = try #require(FixtureTests.code(of: fixture), "the name begins with no code")
        let compilation = compile(marked.bytes)
        let found = compilation.diagnostics.filter { $0.code == code }
        #expect(!found.isEmpty, "fired \(compilation.diagnostics.map { $0.code?.name })")
        if let range = marked.range {
            #expect(
                found.compactMap(\.range).map { Int($0.start)..<Int($0.end) }.contains(range),
                "at \(found.map(\.range))")
        }
        #expect(compilation.diagnostics.count <= 3, "one mistake brings up \(compilation.diagnostics.map(\.message))")
    }

    @Test(arguments: invalid) func `says what to do`(fixture: Fixture) {
        for diagnostic in compile(MarkedText(fixture.bytes).bytes).diagnostics {
            #expect(!diagnostic.fixIts.isEmpty, "\(diagnostic.message)")
            #expect(!diagnostic.message.hasSuffix("."))
        }
    }

    @Test func `every code has a fixture`() {
        // Three mistakes need too large a file, or a fault of ours: they have tests of their own.
        let apart: Set<DiagnosticCode> = [.fileTooLarge, .tooManyNodes, .fadeModel]
        let fixtures = Set(FixtureTests.invalid.compactMap(FixtureTests.code(of:)))
        #expect(fixtures.union(apart) == Set(DiagnosticCode.all))
        #expect(fixtures.isDisjoint(with: apart))
    }

    @Test(arguments: valid) func `a valid spec brings up no error`(fixture: Fixture) {
        let compilation = compile(fixture.bytes)
        #expect(compilation.isValid, "\(compilation.diagnostics.map(\.message))")
        #expect(!compilation.layouts.isEmpty)
    }

    @Test(arguments: valid + invalid) func `every prefix ends in messages within the file`(fixture: Fixture) {
        let bytes = MarkedText(fixture.bytes).bytes
        // Prefixes of the first file show a step of a byte, the rest of them one that meets every kind of place.
        for length in stride(from: 0, to: bytes.count, by: fixture.name == "plain" ? 1 : 7) {
            let prefix = Array(bytes[..<length])
            for diagnostic in compile(prefix).diagnostics {
                for range in ([diagnostic.range] + diagnostic.notes.map(\.range)).compactMap(\.self) {
                    #expect(range.start >= 0 && range.start <= range.end && Int(range.end) <= length)
                }
            }
        }
    }

    @Test func `a file over 16 MiB is refused`() {
        let padding = [UInt8](repeating: UInt8(ascii: " "), count: 16 << 20)
        #expect(compile(padding + [UInt8(ascii: " ")]).diagnostics.map(\.code) == [.fileTooLarge])
    }

    @Test func `a document over a million nodes is refused`() {
        let list = String(repeating: "1,", count: 1_000_001)
        #expect(compile(plainSpec + "x-list: [\(list)]\n").diagnostics.map(\.code) == [.tooManyNodes])
    }

    @Test func `merge keys that bring in over a hundred thousand nodes are refused`() {
        let keys = (0..<60).map { "x-\($0): 1" }.joined(separator: ", ")
        let spec =
            "calibration: 1\nx-m: &m {\(keys)}\nx-l: &l {<<: *m}\n"
            + "avatar:\n  overrides: [\(String(repeating: "{<<: *l}, ", count: 1_000))]\n"
        #expect(compile(spec).diagnostics.contains { $0.code == .tooManyNodes })
    }
}
