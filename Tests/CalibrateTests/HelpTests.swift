import Testing

@Suite("Help")
struct HelpTests {
    @Test("the overview begins with examples and lists verbs, common options and statuses")
    func overview() throws {
        let outcome = try Calibrate.run(["--help"], in: TemporaryFolder())
        #expect(outcome.status == 0)
        #expect(outcome.messages == "")
        #expect(outcome.output.hasPrefix("Examples:\n  calibrate generate\n"))
        for verb in Calibrate.verbs { #expect(outcome.output.contains("\n  \(verb) ")) }
        for option in ["-h, --help", "--version", "-q, --quiet", "--color auto|always|never"] {
            #expect(outcome.output.contains("\n  \(option)"))
        }
        for status in ["0", "1", "2", "64"] { #expect(outcome.output.contains("\n  \(status) ")) }
    }

    @Test("a verb's help begins with its examples, and fits a terminal", arguments: Calibrate.verbs)
    func verb(_ verb: String) throws {
        let outcome = try Calibrate.run([verb, "--help"], in: TemporaryFolder())
        #expect(outcome.status == 0)
        #expect(outcome.messages == "")
        #expect(outcome.output.prefixMatch(of: /Examples?:\n  calibrate ([a-z]+)[ \n]/)?.1 ?? "" == verb)
        #expect(outcome.output.contains("\nUsage: calibrate \(verb)"))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test("a verb's help tells each option with its default and what it offers")
    func options() throws {
        let help = try Calibrate.run(["generate", "--help"], in: TemporaryFolder()).output
        #expect(help.contains("[--access public|package|internal]"))
        let words = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("--specs PATH Folder of "))
        for word in ["devices", "generated", "public", "auto"] { #expect(words.contains("(default: \(word))")) }
    }

    @Test(
        "help comes wherever it is asked for, whatever else is wrong",
        arguments: [
            ["generate", "-h"], ["-h", "generate"], ["generate", "--nonsense", "--help"],
            ["--color", "never", "generate", "--help"], ["generate", "--specs", "--help"],
        ])
    func everywhere(_ arguments: [String]) throws {
        let expected = try Calibrate.run(["generate", "--help"], in: TemporaryFolder())
        let outcome = try Calibrate.run(arguments, in: TemporaryFolder())
        #expect(outcome.output == expected.output)
        #expect(outcome.status == 0)
    }

    @Test("'help' is a verb", arguments: Calibrate.verbs)
    func helpVerb(_ verb: String) throws {
        let folder = try TemporaryFolder()
        #expect(try Calibrate.run(["help", verb], in: folder) == Calibrate.run([verb, "--help"], in: folder))
        #expect(try Calibrate.run(["help"], in: folder) == Calibrate.run(["--help"], in: folder))
    }

    @Test("the verb that shells ask is not for people")
    func hiddenVerb() throws {
        let folder = try TemporaryFolder()
        #expect(try !Calibrate.run(["help"], in: folder).output.contains("complete "))
        #expect(try !Calibrate.run(["nonsense"], in: folder).messages.contains("'complete'"))
    }

    @Test("the version is one line", arguments: [["--version"], ["list", "--version"]])
    func version(_ arguments: [String]) throws {
        let outcome = try Calibrate.run(arguments, in: TemporaryFolder())
        #expect(outcome.output.wholeMatch(of: /calibrate \d+\.\d+\.\d+\n/) != nil)
        #expect(outcome.status == 0)
    }
}
