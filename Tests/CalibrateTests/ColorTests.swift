import Testing

@Suite("Colour")
struct ColorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        var arguments: [String] = []
        var environment: [String: String?] = ["TERM": "xterm"]
        let isColored: Bool

        var testDescription: String { name }
    }

    @Test(
        "comes on a terminal unless it is refused", .enabled(if: Calibrate.hasTerminals),
        arguments: [
            Case(name: "on a terminal", isColored: true),
            Case(name: "a dumb one", environment: ["TERM": "dumb"], isColored: false),
            Case(name: "an unknown one", environment: ["TERM": nil], isColored: false),
            Case(name: "NO_COLOR", environment: ["TERM": "xterm", "NO_COLOR": "1"], isColored: false),
            Case(name: "an empty NO_COLOR", environment: ["TERM": "xterm", "NO_COLOR": ""], isColored: true),
            Case(name: "never", arguments: ["--color=never"], isColored: false),
            Case(
                name: "always, against all", arguments: ["--color=always"],
                environment: ["TERM": "dumb", "NO_COLOR": "1"], isColored: true),
        ])
    func terminal(_ row: Case) throws {
        let folder = try Sample.folder()
        try folder.write("devices/odd.yaml", Sample.spec("odd", identifier: "iPhone14,8", large: "100"))
        let outcome = try Calibrate.run(
            ["check"] + row.arguments, in: folder, environment: row.environment,
            shell: #"command=$*; script -qec "$command" /dev/null"#)
        #expect(outcome.output.contains("warning:"))
        #expect(outcome.output.contains("error:"))
        #expect(outcome.output.contains("\u{1B}[1;31merror:") == row.isColored, "a message")
        #expect(outcome.output.contains("\u{1B}[32m+") == row.isColored, "a diff")
        #expect(outcome.output.contains("\u{1B}") == row.isColored)
    }

    @Test(
        "does not come through a pipe unless it is asked for",
        arguments: [
            Case(name: "a pipe", isColored: false),
            Case(name: "auto", arguments: ["--color", "auto"], isColored: false),
            Case(name: "always", arguments: ["--color", "always"], isColored: true),
        ])
    func pipe(_ row: Case) throws {
        let outcome = try Calibrate.run(
            ["check"] + row.arguments, in: Sample.folder(), environment: row.environment)
        #expect(outcome.messages.contains("\u{1B}") == row.isColored)
        #expect(outcome.output.contains("\u{1B}") == row.isColored)
    }

    @Test("is not needed to keep a file's control characters from a terminal", .enabled(if: Calibrate.hasTerminals))
    func controlCharacters() throws {
        let folder = try Sample.generated()
        try folder.write(Sample.output, folder.text(of: Sample.output) + "\u{1B}]0;owned\u{7}\n")
        let outcome = try Calibrate.run(
            ["check"], in: folder, environment: ["TERM": "xterm", "NO_COLOR": "1"],
            shell: #"script -qec "$*" /dev/null"#)
        #expect(outcome.output.contains(#"-\u{1B}]0;owned\u{7}"#))
        #expect(!outcome.output.contains("\u{1B}"))
        let piped = try Calibrate.run(["check"], in: folder)
        #expect(piped.output.contains("-\u{1B}]0;owned\u{7}\n"), "patch needs the bytes as they are")
    }
}
