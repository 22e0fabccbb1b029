import Testing

@Suite("Arguments")
struct ArgumentTests {
    private static let verbs = Calibrate.verbs.map { "'\($0)'" }.joined(separator: ", ")

    struct Mistake: Sendable, CustomTestStringConvertible {
        let name: String
        let arguments: [String]
        let message: String

        var testDescription: String { name }
    }

    @Test(
        "wrong usage is status 64, with what is wrong and the way out",
        arguments: [
            Mistake(
                name: "no verb", arguments: [],
                message: """
                    error: a verb is missing: \(verbs)
                    note: 'calibrate --help' shows how it is used

                    """),
            Mistake(
                name: "a mistyped verb", arguments: ["genrate"],
                message: """
                    error: there is no verb 'genrate': \(verbs)
                    note: 'calibrate --help' shows how it is used
                    fix-it: write 'generate'

                    """),
            Mistake(
                name: "a verb like no other", arguments: ["frobnicate"],
                message: """
                    error: there is no verb 'frobnicate': \(verbs)
                    note: 'calibrate --help' shows how it is used

                    """),
            Mistake(
                name: "a mistyped option", arguments: ["check", "--ouput", "x"],
                message: """
                    error: 'calibrate check' has no option '--ouput'
                    note: 'calibrate check --help' shows how it is used
                    fix-it: write '--output'

                    """),
            Mistake(
                name: "one dash", arguments: ["check", "-specs", "x"],
                message: """
                    error: 'calibrate check' has no option '-specs'
                    note: 'calibrate check --help' shows how it is used
                    fix-it: write '--specs'

                    """),
            Mistake(
                name: "an option of another verb", arguments: ["check", "--force"],
                message: """
                    error: 'calibrate check' has no option '--force'
                    note: 'calibrate check --help' shows how it is used

                    """),
            Mistake(
                name: "an option of a verb before it", arguments: ["--specs", "x", "check"],
                message: """
                    error: before the verb there is no option '--specs'
                    note: 'calibrate --help' shows how it is used

                    """),
            Mistake(
                name: "a mistyped choice", arguments: ["generate", "--access=pubic"],
                message: """
                    error: '--access' cannot be 'pubic', only one of 'public', 'package', 'internal'
                    note: 'calibrate generate --help' shows how it is used
                    fix-it: write 'public'

                    """),
            Mistake(
                name: "a missing value", arguments: ["generate", "--specs"],
                message: """
                    error: '--specs' needs a value: PATH
                    note: 'calibrate generate --help' shows how it is used

                    """),
            Mistake(
                name: "an empty value", arguments: ["generate", "--specs="],
                message: """
                    error: '--specs' needs a value: PATH
                    note: 'calibrate generate --help' shows how it is used

                    """),
            Mistake(
                name: "an option in a value's place", arguments: ["generate", "--specs", "--force"],
                message: """
                    error: '--specs' needs a value: PATH
                    note: 'calibrate generate --help' shows how it is used
                    fix-it: if that is the value, write '--specs=--force'

                    """),
            Mistake(
                name: "an option with two values", arguments: ["generate", "--output=a", "--output", "b"],
                message: """
                    error: '--output' is 'a' and 'b'
                    note: 'calibrate generate --help' shows how it is used
                    fix-it: leave out one of them

                    """),
            Mistake(
                name: "a common option with two values", arguments: ["--color=never", "list", "--color=always"],
                message: """
                    error: '--color' is 'never' and 'always'
                    note: 'calibrate list --help' shows how it is used
                    fix-it: leave out one of them

                    """),
            Mistake(
                name: "the layout of a page", arguments: ["report", "--zoomed"],
                message: """
                    error: '--zoomed' chooses the layout of '--svg', and the page shows all
                    fix-it: leave it out, or add '--svg DEVICE'

                    """),
            Mistake(
                name: "help on an unknown verb", arguments: ["help", "generat"],
                message: """
                    error: 'calibrate help' does not know 'generat', only one of \(verbs)
                    note: 'calibrate help --help' shows how it is used
                    fix-it: write 'generate'

                    """),
            Mistake(
                name: "a value for a flag", arguments: ["list", "--json=yes"],
                message: """
                    error: '--json' takes no value
                    note: 'calibrate list --help' shows how it is used

                    """),
            Mistake(
                name: "an argument too many", arguments: ["generate", "devices"],
                message: """
                    error: 'calibrate generate' does not expect 'devices'
                    note: 'calibrate generate --help' shows how it is used

                    """),
            Mistake(
                name: "an option behind --", arguments: ["generate", "--", "--force"],
                message: """
                    error: 'calibrate generate' does not expect '--force'
                    note: 'calibrate generate --help' shows how it is used

                    """),
            Mistake(
                name: "what a terminal would obey", arguments: ["\u{1B}[2J\u{202E}"],
                message: """
                    error: there is no verb '\\u{1B}[2J\\u{202E}': \(verbs)
                    note: 'calibrate --help' shows how it is used

                    """),
        ])
    func mistakes(_ row: Mistake) throws {
        let outcome = try Calibrate.run(row.arguments, in: TemporaryFolder())
        #expect(outcome.messages == row.message)
        #expect(outcome.output == "")
        #expect(outcome.status == 64)
    }

    @Test(
        "options stand where users put them",
        arguments: [
            ["generate", "--specs", "devices", "--output", "out"],
            ["generate", "--specs=devices", "--output=out"],
            ["-q", "generate", "--output=out"],
            ["--color", "never", "generate", "--output=out", "--quiet"],
            ["generate", "--output=out", "--output", "out", "--quiet", "-q"],
            ["generate", "--output=out", "--"],
            ["generate", "--output", "./out//"],
        ])
    func places(_ arguments: [String]) throws {
        let folder = try Sample.folder()
        let outcome = try Calibrate.run(arguments, in: folder)
        #expect(outcome.status == 0, "\(outcome.messages)")
        #expect(folder.names() == ["devices", "out"])
        #expect(folder.names(in: "out") == [Sample.outputName])
    }

    @Test("a value may hold an equals sign and begin with a dash")
    func unusualValues() throws {
        let folder = try Sample.folder()
        let outcome = try Calibrate.run(["generate", "--output=-a=b"], in: folder)
        #expect(outcome.output == "created folder -a=b\ncreated -a=b/\(Sample.outputName) (1 layout)\n")
        #expect(folder.names() == ["-a=b", "devices"])
    }

    @Test("a path need not be UTF-8", .enabled(if: Calibrate.isLinux))
    func foreignEncoding() throws {
        let folder = try Sample.folder()
        let outcome = try Calibrate.run(
            ["generate"], in: folder, shell: #"mv devices "$(printf 'd\351')" && "$@" --specs "$(printf 'd\351')""#)
        #expect(outcome.status == 0, "\(outcome.messages)")
        let missing = try Calibrate.run(
            ["check"], in: folder, shell: #""$@" --specs "$(printf 'n\351')""#)
        #expect(missing.messages.hasPrefix(#"error: cannot read 'n\xE9': No such file or directory"#))
        #expect(missing.status == 2)
    }
}
