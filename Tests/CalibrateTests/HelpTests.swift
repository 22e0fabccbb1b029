import Testing

@Suite("Help")
struct HelpTests {
    static let verbs = ["generate", "check", "list", "explain", "new", "report", "schema"]
    static let verbsWithoutSpecs = ["schema"]

    /// The verbs as messages list them.
    static let quotedVerbs = verbs.map { "'\($0)'" }.joined(separator: ", ")

    @Test("the overview begins with examples and lists verbs, common options and statuses")
    func overview() throws {
        let outcome = try Calibrate.run(["--help"], in: TemporaryFolder())
        #expect(outcome.status == 0)
        #expect(outcome.messages == "")
        #expect(outcome.output.hasPrefix("Examples:\n  calibrate generate\n"))
        for verb in HelpTests.verbs { #expect(outcome.output.contains("\n  \(verb) ")) }
        for option in ["-h, --help", "--version", "-q, --quiet", "--color auto|always|never"] {
            #expect(outcome.output.contains("\n  \(option)"))
        }
        for status in ["0", "1", "2", "64"] { #expect(outcome.output.contains("\n  \(status) ")) }
    }

    @Test("a verb's help begins with its examples, and tells every option with its default", arguments: verbs)
    func verb(_ verb: String) throws {
        let outcome = try Calibrate.run([verb, "--help"], in: TemporaryFolder())
        #expect(outcome.status == 0)
        #expect(outcome.messages == "")
        #expect(outcome.output.prefixMatch(of: /Examples?:\n  calibrate ([a-z]+)[ \n]/)?.1 ?? "" == verb)
        #expect(outcome.output.contains("\nUsage: calibrate \(verb)"))
        let readsSpecs = !HelpTests.verbsWithoutSpecs.contains(verb)
        #expect(outcome.output.contains("[--specs PATH]") == readsSpecs)
        #expect(outcome.output.contains("(default: devices)") == readsSpecs)
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
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

    @Test("the version is one line", arguments: [["--version"], ["list", "--version"]])
    func version(_ arguments: [String]) throws {
        let outcome = try Calibrate.run(arguments, in: TemporaryFolder())
        #expect(outcome.output.wholeMatch(of: /calibrate \d+\.\d+\.\d+\n/) != nil)
        #expect(outcome.status == 0)
    }
}
