import Testing

@Suite("calibrate new")
struct NewTests {
    @Test("writes a spec like another, that check, generate and explain take at once")
    func like() throws {
        let folder = try Sample.folder()
        let outcome = try Calibrate.run(
            [
                "new", "sample-two", "--like", "sample-notch", "--model", "iPhone19,1=iPhone 18",
                "--model=iPhone19,2=Pro",
            ],
            in: folder)
        #expect(outcome.status == 0)
        #expect(outcome.messages == "")
        #expect(outcome.output.hasPrefix("created devices/sample-two.yaml\nnext: "))
        let text = try folder.text(of: "devices/sample-two.yaml")
        #expect(text.hasPrefix("# yaml-language-server: $schema=device.schema.json\ncalibration: 1\n"))
        #expect(text.contains("\n  iPhone19,1: iPhone 18\n  iPhone19,2: Pro\n"))
        #expect(try Calibrate.run(["generate"], in: folder).status == 0)
        #expect(try Calibrate.run(["check"], in: folder).status == 0)
        #expect(try Calibrate.run(["explain", "iPhone 18", "rest"], in: folder).output.contains("= -143"))
    }

    @Test("writes a form where no display is like it, and check names what is to be filled")
    func form() throws {
        let folder = try TemporaryFolder()
        let outcome = try Calibrate.run(["new", "sample-two", "--specs", "a/devices"], in: folder)
        #expect(outcome.status == 0)
        #expect(
            outcome.output.hasPrefix(
                "created folder a\ncreated folder a/devices\ncreated a/devices/sample-two.yaml\n"))
        #expect(outcome.output.contains("check --specs a/devices'"))
        let check = try Calibrate.run(["check", "--specs", "a/devices"], in: folder)
        #expect(check.status == 1)
        #expect(check.messages.matches(of: /a\/devices\/sample-two\.yaml:\d+:\d+: error:/).count == 11)
    }

    @Test("never overwrites", arguments: [["new", "sample"], ["new", "sample", "--like", "sample-notch"]])
    func overwriting(_ arguments: [String]) throws {
        let folder = try Sample.folder()
        let before = try folder.bytes(of: "devices/sample.yaml")
        let outcome = try Calibrate.run(arguments, in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(
            outcome.messages == """
                error: 'devices/sample.yaml' is there already, so it is not overwritten
                fix-it: complete that file, or choose another name

                """)
        #expect(try folder.bytes(of: "devices/sample.yaml") == before)
        #expect(folder.names(in: "devices") == ["sample.yaml"])
    }

    @Test("says where the line of a new model goes, and writes it only on request")
    func model() throws {
        let folder = try Sample.folder()
        let before = try folder.text(of: "devices/sample.yaml")
        let asked = try Calibrate.run(["new", "sample-notch", "--model", "iPhone19,1=iPhone 18"], in: folder)
        #expect(asked.status == 1)
        #expect(
            asked.messages == """
                devices/sample.yaml:4:3: error: 'sample-notch' has a spec already: a new model is a line in it
                  iPhone14,7: Sample
                  ^~~~~~~~~~~~~~~~~~
                note: the line is 'iPhone19,1: iPhone 18'
                fix-it: write it there, or have it written with '--like sample-notch'

                """)
        #expect(try folder.text(of: "devices/sample.yaml") == before)
        let added = try Calibrate.run(
            ["new", "sample-notch", "--like", "sample-notch", "--model", "iPhone19,1=iPhone 18"], in: folder)
        #expect(added.status == 0)
        #expect(added.output.hasPrefix("added iPhone19,1 to devices/sample.yaml\n"))
        #expect(
            try folder.text(of: "devices/sample.yaml")
                == before.replacing("Sample\n", with: "Sample\n  iPhone19,1: iPhone 18\n"))
        #expect(folder.names(in: "devices") == ["sample.yaml"])
    }

    @Test("writes nothing if the models would make a spec wrong")
    func wrongModel() throws {
        let folder = try Sample.folder()
        let before = try folder.bytes(of: "devices/sample.yaml")
        let outcome = try Calibrate.run(
            ["new", "sample-notch", "--like", "sample-notch", "--model", "iPhone14,7=x"], in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains("[duplicate-key]"))
        #expect(outcome.messages.contains("so nothing is written"))
        #expect(try folder.bytes(of: "devices/sample.yaml") == before)
    }

    @Test("takes nothing over from a spec with mistakes")
    func wrongSibling() throws {
        let folder = try Sample.folder()
        try folder.write("devices/sample.yaml", Sample.spec(large: "44"))
        let outcome = try Calibrate.run(["new", "sample-two", "--like", "sample-notch"], in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains("[no-scroll-range]"))
        #expect(folder.names(in: "devices") == ["sample.yaml"])
    }

    @Test("goes on beside a spec with mistakes that nobody asked about")
    func wrongOther() throws {
        let folder = try Sample.folder()
        try folder.write("devices/other.yaml", "calibration: 2\n")
        #expect(try Calibrate.run(["new", "sample-two", "--like", "sample-notch"], in: folder).status == 0)
    }

    @Test(
        "proposes what was meant",
        arguments: [
            (["new", "sample-two", "--like", "sample-noch"], "fix-it: did you mean 'sample-notch'?\n", 1),
            (["new", "sample-notch"], "error: 'sample-notch' has a spec already\n", 1),
            (["new", "Sample"], "error: a display is a lower-case name of ", 64),
            (["new", "../sample"], "found '../sample'\n", 64),
            (["new", "sample-two", "--model", "iPhone19,1"], "error: '--model iPhone19,1' has no '='\n", 64),
            (["new"], "error: 'calibrate new' needs DISPLAY\n", 64),
        ])
    func mistakes(_ arguments: [String], _ message: String, _ status: Int32) throws {
        let folder = try Sample.folder()
        let outcome = try Calibrate.run(arguments, in: folder)
        #expect(outcome.status == status)
        #expect(outcome.messages.contains(message), "\(outcome.messages)")
        #expect(folder.names(in: "devices") == ["sample.yaml"])
    }

    @Test("tells what the system refuses")
    func refused() throws {
        let folder = try Sample.folder()
        let outcome = try Calibrate.run(["new", "sample-two", "--specs", "devices/sample.yaml"], in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.messages.hasPrefix("error: cannot create 'devices/sample.yaml/sample-two.yaml': "))
    }
}
