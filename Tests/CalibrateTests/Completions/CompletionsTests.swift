import Testing

@Suite("calibrate completions")
struct CompletionsTests {
    /// Something that is typed, and words that must be among its completions.
    struct Line: Sendable {
        let typed: String
        let words: [String]

        init(_ typed: String, _ words: String...) {
            self.typed = typed
            self.words = words
        }
    }

    static let lines = [
        Line("calibrate exp", "explain"),
        Line("calibrate --quiet exp", "explain"),
        Line("calibrate explain --des", "--design"),
        Line("calibrate generate --dr", "--dry-run"),
        Line("calibrate explain --design l", "liquidGlass"),
        Line("calibrate --color n", "never"),
        Line("calibrate explain iPhone14", "iPhone14,7"),
        Line("calibrate explain sample-", "sample-notch"),
        Line("calibrate new sample-two --like sample-", "sample-notch"),
        Line("calibrate explain iPhone14,7 ta", "target"),
        Line("calibrate explain -- iPhone14", "iPhone14,7"),
        Line("calibrate explain --specs other iPhone15", "iPhone15,2"),
        Line("calibrate explain --specs=other iPhone15", "iPhone15,2"),
        Line("calibrate explain iPhone 14 ta", "target"),
        Line("calibrate list iPhone14", "iPhone14,7"),
        Line("calibrate list sample-notch iPhone14", "iPhone14,7"),
        Line("calibrate completions z", "zsh"),
    ]

    static func folder() throws -> TemporaryFolder {
        let folder = try Sample.folder()
        try folder.write("other/spec.yaml", Sample.spec("other-island", identifier: "iPhone15,2"))
        return folder
    }

    @Test("verbs, options, words and devices are completed in a real shell", arguments: CompletingShell.installed)
    func lines(_ shell: CompletingShell) throws {
        let lines = CompletionsTests.lines
        let words = try shell.completions(of: lines.map(\.typed), in: CompletionsTests.folder())
        for (line, words) in zip(lines, words) { #expect(words == line.words, "\(line.typed)") }
    }

    @Test("behind '=' a value is completed", arguments: CompletingShell.installed)
    func attached(_ shell: CompletingShell) throws {
        let words = try shell.completions(of: "calibrate explain --design=l", in: CompletionsTests.folder())
        #expect(words == [shell == .bash ? "liquidGlass" : "--design=liquidGlass"])
    }

    @Test("names with spaces and hostile characters are words of text", arguments: CompletingShell.installed)
    func names(_ shell: CompletingShell) throws {
        let folder = try Sample.folder()
        let name = "Sample $(touch pwned) `touch pwned` * (2nd)"
        try folder.write("devices/sample.yaml", Sample.spec().replacing(": Sample\n", with: ": \"\(name)\"\n"))
        let words = try shell.completions(of: #"calibrate explain Sample\ "#, in: folder)
        let quoted = #"Sample\ \$\(touch\ pwned\)\ \`touch\ pwned\`\ \*\ \(2nd\)"#
        #expect(words == [shell == .bash ? quoted : name])
        #expect(!folder.names().contains("pwned"))
    }

    @Test("a path is completed where a path is wanted", arguments: CompletingShell.installed)
    func path(_ shell: CompletingShell) throws {
        let words = try shell.completions(of: "calibrate check --specs oth", in: CompletionsTests.folder())
        #expect(words.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 } == ["other"])
        let attached = try shell.completions(of: "calibrate check --output=oth", in: CompletionsTests.folder())
        let expected = shell == .fish ? "--output=other" : "other"
        #expect(attached.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 } == [expected])
    }

    @Test(
        "nothing is completed, and nothing is said, where there is nothing to say", arguments: CompletingShell.installed
    )
    func nothing(_ shell: CompletingShell) throws {
        let folder = try TemporaryFolder()
        #expect(try shell.completions(of: "calibrate explain iPhone", in: folder) == [])
        #expect(try shell.completions(of: "calibrate new x --model x", in: folder) == [])
    }

    @Test("zsh loads the script by itself from a folder of its fpath")
    func autoload() throws {
        guard CompletingShell.zsh.path != nil else { return }
        let folder = try CompletionsTests.folder()
        try folder.write("autoload", "")
        #expect(try CompletingShell.zsh.completions(of: "calibrate explain sample-", in: folder) == ["sample-notch"])
    }

    @Test("every option that help tells of is completed", arguments: Calibrate.verbs)
    func everyOption(_ verb: String) throws {
        guard CompletingShell.bash.path != nil else { return }
        let folder = try CompletionsTests.folder()
        let help = try Calibrate.run([verb, "--help"], in: folder).output
        let told = Set(help.matches(of: /\n  (?:-[a-z], )?(--[a-z-]+)/).map { String($0.1) })
        let words = try CompletingShell.bash.completions(of: "calibrate \(verb) --", in: folder)
        #expect(Set(words) == told)
    }

    @Test("every verb is completed")
    func everyVerb() throws {
        guard CompletingShell.bash.path != nil else { return }
        #expect(
            try CompletingShell.bash.completions(of: "calibrate ", in: TemporaryFolder()) == Calibrate.verbs.sorted())
    }

    @Test("names come from specs even where another spec is wrong")
    func wrongSpec() throws {
        let folder = try Sample.folder()
        try folder.write("devices/bad.yaml", "calibration: 2\n")
        let outcome = try Calibrate.run(["complete", "zsh", "--", "explain", ""], in: folder)
        #expect(outcome.status == 0)
        #expect(outcome.output == "words\nsample-notch\tSample\niPhone14,7\tSample\nSample\tsample-notch\n")
        let displays = try Calibrate.run(["complete", "fish", "--", "new", ""], in: folder)
        #expect(displays.output == "words\nsample-notch\tSample\n")
    }

    @Test(
        "bash gets names quoted for what is typed before, and none where quotes are mixed",
        arguments: [
            (#"Al"#, #"Alpha\ \$\(x\)\!"#), (#"Alpha\ \$"#, #"Alpha\ \$\(x\)\!"#), (#""Al"#, #"Alpha \$(x)"\!""#),
            (#""Alpha $("#, #"Alpha \$(x)"\!""#), (#""Alpha \$("#, #"Alpha \$(x)"\!""#), ("'Alpha $", "Alpha $(x)!"),
            (#""Al"pha"#, nil), (#"Al"pha"#, nil), (#"'Alpha'"#, nil), (#"$(touch pwned)"#, nil),
            (#"`touch pwned`"#, nil),
        ] as [(String, String?)])
    func quoting(_ typed: String, _ expected: String?) throws {
        let folder = try Sample.folder()
        try folder.write("devices/sample.yaml", Sample.spec().replacing(": Sample\n", with: ": Alpha $(x)!\n"))
        let outcome = try Calibrate.run(["complete", "bash", "--", "explain", typed], in: folder)
        #expect(outcome.output == "words\n" + (expected.map { "\($0)\n" } ?? ""))
        #expect(folder.names() == ["devices"])
    }

    @Test(
        "no name of several lines, or with characters that a terminal obeys, is completed",
        arguments: ["bash", "zsh", "fish"])
    func linesInNames(_ shell: String) throws {
        let folder = try Sample.folder()
        for (number, name) in [#"Sample\nwords"#, #"Sample\ttab"#, #"Sample\u202E"#, #"Sample\e[2J"#].enumerated() {
            let spec = Sample.spec("d-\(number)", identifier: "iPhone13,\(number + 1)")
            try folder.write("devices/\(number).yaml", spec.replacing(": Sample\n", with: ": \"\(name)\"\n"))
        }
        let outcome = try Calibrate.run(["complete", shell, "--", "explain", "Sample"], in: folder)
        let lines = outcome.output.split(separator: "\n").filter { $0.hasPrefix("Sample") }
        #expect(lines == [shell == "bash" ? "Sample" : "Sample\tsample-notch"])
        #expect(outcome.output.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || (" "..."~").contains($0) })
    }

    @Test("another shell is refused")
    func otherShell() throws {
        let outcome = try Calibrate.run(["completions", "ksh"], in: TemporaryFolder())
        #expect(outcome.status == 64)
        #expect(outcome.messages.contains("only one of 'bash', 'zsh', 'fish'\n"))
    }
}
