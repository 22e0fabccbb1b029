import CalibrationCompiler
import SourceDiagnostics
import Testing

@Suite("The nearest name")
struct NearestNameTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let written: String
        let names: [String]
        let nearest: String?

        var testDescription: String { name }
    }

    @Test(
        "finds what was meant, and nothing that was not",
        arguments: [
            Case(name: "two letters swapped", written: "hieght", names: ["width", "height"], nearest: "height"),
            Case(name: "a swap in four letters", written: "lsit", names: ["check", "list"], nearest: "list"),
            Case(name: "a letter missing", written: "portait", names: ["portrait", "any"], nearest: "portrait"),
            Case(name: "a letter too many", written: "scalle", names: ["scale", "screen"], nearest: "scale"),
            Case(name: "another case", written: "SAFEAREA", names: ["safeArea"], nearest: "safeArea"),
            Case(name: "another spelling", written: "safe_area", names: ["safeArea"], nearest: "safeArea"),
            Case(name: "a beginning", written: "gen", names: ["check", "generate"], nearest: "generate"),
            Case(name: "too short a beginning", written: "ge", names: ["generate"], nearest: nil),
            Case(name: "a third of the letters", written: "abcxyf", names: ["abcdef"], nearest: "abcdef"),
            Case(name: "more than a third", written: "abxyzf", names: ["abcdef"], nearest: nil),
            Case(name: "nothing in common", written: "x", names: ["y", "ab"], nearest: nil),
            Case(
                name: "the nearer of two", written: "smothstep", names: ["smootherstep", "smoothstep"],
                nearest: "smoothstep"),
            Case(name: "the first of equals", written: "lost", names: ["list", "last"], nearest: "list"),
            Case(name: "nothing written", written: "", names: ["list"], nearest: nil),
            Case(name: "nothing to choose from", written: "list", names: [], nearest: nil),
            Case(name: "accents are letters", written: "café", names: ["cafe"], nearest: "cafe"),
            Case(
                name: "a text too long to be a name", written: String(repeating: "a", count: 65),
                names: [String(repeating: "a", count: 64)], nearest: nil),
        ])
    func nearest(_ row: Case) {
        #expect(nearestName(to: row.written, among: row.names) == row.nearest)
    }
}
