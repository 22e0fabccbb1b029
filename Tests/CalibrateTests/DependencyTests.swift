import Testing

@Suite("What other build systems are told")
struct DependencyTests {
    @Test("--depfile names folders and specs, so that new, changed and removed ones are all noticed")
    func dependencyFile() throws {
        let folder = try Sample.folder()
        try folder.write("devices/su b/other.yml", Sample.spec("other-notch", identifier: "iPhone14,8"))
        try folder.write("devices/su b/readme.md", "")
        let outcome = try Calibrate.run(["generate", "--depfile", "build/calibrations.d"], in: folder)
        #expect(outcome.status == 0)
        #expect(
            try folder.text(of: "build/calibrations.d") == #"""
                generated/DeviceCalibrations.swift: \
                  devices \
                  devices/su\ b \
                  devices/sample.yaml \
                  devices/su\ b/other.yml

                devices:
                devices/su\ b:
                devices/sample.yaml:
                devices/su\ b/other.yml:

                """#)
        #expect(folder.names(in: "build") == ["calibrations.d"])
    }

    @Test("--depfile names the specs alone that are named alone, each once")
    func singleSpecs() throws {
        let folder = try Sample.folder()
        try folder.write("devices/other.yml", Sample.spec("other-notch", identifier: "iPhone14,8"))
        let specs = ["devices/sample.yaml", "devices/other.yml", "./devices/sample.yaml"].flatMap { ["--specs", $0] }
        let outcome = try Calibrate.run(["generate", "--depfile", "x.d"] + specs, in: folder)
        #expect(outcome.output == "created folder generated\ncreated \(Sample.output) (2 layouts)\n")
        #expect(
            try folder.text(of: "x.d") == #"""
                generated/DeviceCalibrations.swift: \
                  devices/other.yml \
                  devices/sample.yaml

                devices/other.yml:
                devices/sample.yaml:

                """#)
    }

    @Test("--depfile is not written where nothing is, and not again where nothing has changed")
    func unchangedDependencyFile() throws {
        let folder = try Sample.folder()
        _ = try Calibrate.run(["generate", "--depfile", "x.d", "--dry-run"], in: folder)
        #expect(folder.names() == ["devices"])
        _ = try Calibrate.run(["generate", "--depfile", "x.d"], in: folder)
        let before = try folder.status(of: "x.d")
        _ = try Calibrate.run(["generate", "--depfile", "x.d"], in: folder)
        #expect(try folder.status(of: "x.d").st_ino == before.st_ino)
        try folder.write("devices/sample.yaml", Sample.spec(large: "40"))
        try folder.remove("x.d")
        _ = try Calibrate.run(["generate", "--depfile", "x.d"], in: folder)
        #expect(folder.names() == ["devices", "generated"])
    }

    @Test(
        "--depfile refuses a name that Make or Ninja would read as another",
        arguments: ["ha%lf", "it's", "a=b", "a;b", "a*b", #"a\b"#, "tab\tbed"])
    func unreadableNames(_ name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("devices/\(name).yaml", Sample.spec())
        let outcome = try Calibrate.run(["generate", "--depfile", "x.d"], in: folder)
        #expect(outcome.messages.hasPrefix("error: cannot write 'x.d': Make and Ninja cannot both read the name '"))
        #expect(outcome.status == 2)
    }

    @Test("--list-inputs prints the specs, sound or not, and --list-outputs what they would give")
    func lists() throws {
        let folder = try Sample.folder()
        try folder.write("devices/sub/bad.yml", "nonsense: [")
        let inputs = try Calibrate.run(["generate", "--list-inputs"], in: folder)
        #expect(inputs.output == "devices/sample.yaml\ndevices/sub/bad.yml\n")
        #expect(inputs.messages == "")
        let outputs = try Calibrate.run(["generate", "--list-outputs", "--output", "out/"], in: folder)
        #expect(outputs.output == "out/\(Sample.outputName)\n")
        #expect(folder.names() == ["devices"])

        for ignored in [["--depfile", "x.d"], ["--dry-run"], ["--force"]] {
            for question in ["--list-inputs", "--list-outputs"] {
                let outcome = try Calibrate.run(["generate", question] + ignored, in: folder)
                #expect(outcome.status == 64)
                #expect(
                    outcome.messages == """
                        error: '\(question)' does nothing else, so '\(ignored[0])' has no effect
                        fix-it: leave out one of them

                        """)
            }
        }

        let both = try Calibrate.run(["generate", "--list-inputs", "--list-outputs"], in: folder)
        #expect(both.status == 64)
        #expect(both.messages.hasPrefix("error: '--list-inputs' and '--list-outputs' do not go together\n"))
    }

    @Test("--allow-empty makes an empty table where there is no spec")
    func empty() throws {
        let folder = try Sample.folder()
        try folder.remove("devices/sample.yaml")
        let outcome = try Calibrate.run(["generate", "--allow-empty"], in: folder)
        #expect(outcome.output == "created folder generated\ncreated \(Sample.output) (0 layouts)\n")
        #expect(outcome.status == 0)
        #expect(try folder.text(of: Sample.output).contains("CalibrationTable([\n    ])"))

        let missing = try Calibrate.run(["generate", "--allow-empty", "--specs", "nowhere"], in: folder)
        #expect(missing.status == 2)
    }

    @Test("all places that are missing are told, and a check names them all in the command that mends")
    func severalPlaces() throws {
        let folder = try Sample.folder()
        let missing = try Calibrate.run(["generate", "--specs", "b", "--specs", "devices", "--specs", "a"], in: folder)
        #expect(missing.status == 2)
        #expect(missing.messages.ranges(of: "error: cannot read '").count == 2)

        try folder.write("more/other.yml", Sample.spec("other-notch", identifier: "iPhone14,8"))
        let drift = try Calibrate.run(["check", "--specs", "devices", "--specs", "more"], in: folder)
        #expect(drift.messages.contains("the file that 'devices' and 1 more place gives is missing"))
        #expect(drift.messages.contains("run '\(Calibrate.command) generate --specs devices --specs more'"))
    }
}
