import Testing

@Suite("No file is lost")
struct OverwriteTests {
    @Test(
        "--depfile replaces nothing but a depfile",
        arguments: [
            ("devices/sample.yaml", Sample.spec()), ("Package.swift", "// swift-tools-version: 6.0\n"), ("empty", ""),
            (
                "Makefile", "\(Sample.output): devices/sample.yaml\n\tcalibrate generate\n"
            ),
            ("other.d", "other.o: \\\n  other.c\n\nother.c:\n"),
        ])
    func dependencyFile(_ name: String, _ text: String) throws {
        let folder = try Sample.folder()
        try folder.write(name, text)
        for arguments in [[], ["--force"], ["--dry-run"]] {
            let outcome = try Calibrate.run(["generate", "--depfile", name] + arguments, in: folder)
            #expect(outcome.status == 1)
            #expect(
                outcome.messages == """
                    error: '\(name)' was not made by calibrate, so it is not overwritten
                    fix-it: name another file with '--depfile FILE'

                    """)
            #expect(try folder.text(of: name) == text)
            #expect(folder.names(in: "generated") == [])
        }
    }

    @Test("--depfile replaces its own file, also after --output has changed and after a checkout with CRLF")
    func ownDependencyFile() throws {
        let folder = try Sample.folder()
        #expect(try Calibrate.run(["generate", "--depfile", "x.d"], in: folder).status == 0)
        let first = try folder.text(of: "x.d")
        try folder.write("x.d", first.replacing("\n", with: "\r\n"))
        #expect(try Calibrate.run(["generate", "--depfile", "x.d", "--output", "out"], in: folder).status == 0)
        #expect(try folder.text(of: "x.d") == first.replacing("generated/", with: "out/"))
    }

    @Test("--depfile is not the Swift file", arguments: [["generate"], ["generate", "--force"]])
    func outputAsDependencyFile(_ arguments: [String]) throws {
        let folder = try Sample.folder()
        let outcome = try Calibrate.run(arguments + ["--depfile", "./\(Sample.output)"], in: folder)
        #expect(outcome.status == 64)
        #expect(outcome.messages.hasPrefix("error: '\(Sample.output)' is the Swift file itself\n"))
        #expect(folder.names() == ["devices"])
    }

    @Test(
        "a depfile that cannot be written keeps the table as it was, so that the next build tries again",
        arguments: ["ha%lf.yaml", "x.yaml"])
    func oneAfterTheOther(_ spec: String) throws {
        let folder = try Sample.generated()
        let before = try folder.bytes(of: Sample.output)
        try folder.write("devices/\(spec)", Sample.spec("other", identifier: "iPhone14,8"))
        try folder.write("taken/inside", "")
        let place = spec == "x.yaml" ? "taken" : "x.d"
        let outcome = try Calibrate.run(["generate", "--depfile", place], in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.messages.hasPrefix("error: cannot write '\(place)': "))
        #expect(try folder.bytes(of: Sample.output) == before)
        #expect(folder.names() == ["devices", "generated", "taken"])
    }

    @Test("a depfile whose last step fails keeps the table as it was", .enabled(if: Machine.canTrace))
    func lastStep() throws {
        let folder = try Sample.generated()
        let before = try folder.bytes(of: Sample.output)
        try folder.write("devices/sample.yaml", Sample.spec(top: "48"))
        let outcome = try Calibrate.run(
            ["generate", "--depfile", "x.d"], in: folder,
            shell: Fault.preamble + #"inject rename:error=EACCES:when=1 -- "$@""#)
        #expect(outcome.messages == "error: cannot write 'x.d': Permission denied\n")
        #expect(outcome.status == 2)
        #expect(try folder.bytes(of: Sample.output) == before)
        #expect(folder.names() == ["devices", "generated"])
        #expect(folder.names(in: "generated") == [Sample.outputName])
    }

    @Test("a table that was checked out with CRLF is ours: check says fresh, generate writes LF")
    func lineEnds() throws {
        let folder = try Sample.generated()
        let text = try folder.text(of: Sample.output)
        try folder.write(Sample.output, text.replacing("\n", with: "\r\n"))
        let fresh = try Calibrate.run(["check"], in: folder)
        #expect(fresh.status == 0, "\(fresh.messages)")
        #expect(fresh.output == "")
        #expect(try Calibrate.run(["generate"], in: folder).output == "updated \(Sample.output) (1 layout)\n")
        #expect(try folder.text(of: Sample.output) == text)

        try folder.write(Sample.output, text.replacing("-143", with: "-144").replacing("\n", with: "\r\n"))
        let drift = try Calibrate.run(["check"], in: folder)
        #expect(drift.status == 1)
        #expect(drift.messages.contains("error: the file is not what 'devices' gives\n"))
        let removed = drift.output.split(separator: "\n").filter { $0.hasPrefix("-") && !$0.hasPrefix("---") }
        #expect(removed.allSatisfy { $0.contains("-144") }, "only what differs beside the line ends")
        #expect(try Calibrate.run(["generate"], in: folder).status == 0)
    }

    @Test("--output with the name of the file makes no folder of that name", arguments: ["Table.swift", "out/X.SWIFT"])
    func fileAsFolder(_ path: String) throws {
        let folder = try Sample.folder()
        for verb in ["generate", "check"] {
            let outcome = try Calibrate.run([verb, "--output", path], in: folder)
            #expect(outcome.status == 64)
            #expect(
                outcome.messages == """
                    error: '--output \(path)' names a folder, in which the file is '\(Sample.outputName)'
                    fix-it: leave out the name of the file

                    """)
        }
        #expect(folder.names() == ["devices"])
        try folder.write("\(path)/readme", "")
        #expect(try Calibrate.run(["generate", "--output", path], in: folder).status == 0)
    }

    @Test("the limit of the file size ends no run: it is told, and nothing is left behind")
    func fileSizeLimit() throws {
        let folder = try Sample.generated()
        let before = try folder.bytes(of: Sample.output)
        try folder.write("devices/sample.yaml", Sample.spec(top: "48"))
        let outcome = try Calibrate.run(["generate"], in: folder, shell: #"ulimit -f 1; "$@""#)
        #expect(outcome.messages == "error: cannot write '\(Sample.output)': File too large\n")
        #expect(outcome.status == 2)
        #expect(try folder.bytes(of: Sample.output) == before)
        #expect(folder.names(in: "generated") == [Sample.outputName])
    }
}
