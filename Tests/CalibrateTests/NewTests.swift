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
        #expect(check.messages.hasSuffix("\nremaining: 11 values to fill in\n"))
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
            (["new", "sample-two", "--screen", "844x390@3"], "error: '--screen 844x390@3' is not in portrait\n", 64),
            (
                ["new", "sample-two", "--like", "sample", "--screen", "390x844@2"],
                "error: the screen is 390x844@2, and 'sample-notch' has 3 pixels a point\n", 1
            ),
            (["new", "sample-notch", "--screen", "390x844@3"], "which '--screen' and '--from' don't change\n", 1),
            (["new", "sample-two", "--from", "absent.yaml"], "error: cannot read 'absent.yaml': ", 2),
            (
                ["new", "sample-two", "--like", "sample", "--model", "iPhone14,7=x"],
                "model 'iPhone14,7' stands in two displays with the same points", 1
            ),
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

    @Test(
        "takes numbers from a device by any of its names",
        arguments: ["sample-notch", "iPhone14,7", "sample", "Sample"])
    func siblings(_ name: String) throws {
        let folder = try Sample.folder()
        #expect(try Calibrate.run(["new", "sample-two", "--like", name], in: folder).status == 0)
        #expect(try folder.text(of: "devices/sample-two.yaml").contains("why: copied from sample-notch\n"))
        let more = ["new", "sample-notch", "--like", name, "--model", "iPhone19,1=iPhone 18"]
        #expect(try Calibrate.run(more, in: folder).output.hasPrefix("added iPhone19,1 to "))
    }

    @Test("writes what a probe has seen, and then asks for what is missing")
    func record() throws {
        let folder = try Sample.folder()
        let record = Sample.spec("iphone19.1", identifier: "iPhone19,1").replacing(": Sample", with: ": iPhone19,1")
            .replacing("34, basis: inferred", with: "34, basis: measured, os: \"18.0\", sources: [a probe]")
        try folder.write("record.yaml", record)
        let outcome = try Calibrate.run(["new", "sample-two", "--from", "record.yaml"], in: folder)
        #expect(outcome.status == 0, "\(outcome.messages)")
        #expect(
            outcome.output == """
                created devices/sample-two.yaml
                next: run '\(Calibrate.command) check', which names what is still to be done

                """)
        #expect(try folder.text(of: "record.yaml") == record)
        #expect(try folder.text(of: "devices/sample-two.yaml").contains("basis: measured\n      os: \"18.0\"\n"))
        let check = try Calibrate.run(["check"], in: folder)
        #expect(check.status == 1)
        #expect(check.messages.contains("error: model 'iPhone19,1' has no name [invalid-text]\n"))
        #expect(check.messages.hasSuffix("\nremaining: 1 value to fill in\n"))
    }

    @Test("takes nothing over from a record with mistakes, and tells their places")
    func wrongRecord() throws {
        let folder = try Sample.folder()
        try folder.write("record.yaml", Sample.spec(top: "x"))
        let outcome = try Calibrate.run(["new", "sample-two", "--from", "record.yaml"], in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains("record.yaml:8:21: error: "))
        #expect(outcome.messages.contains("'record.yaml' is no sound record, so nothing is taken over from it\n"))
        #expect(folder.names(in: "devices") == ["sample.yaml"])
    }

    @Test("takes no records of two screens")
    func twoScreens() throws {
        let folder = try Sample.folder()
        try folder.write("a.yaml", Sample.spec("a"))
        try folder.write("b.yaml", Sample.spec("b").replacing("width: 390", with: "width: 391"))
        let outcome = try Calibrate.run(["new", "sample-two", "--from", "a.yaml", "--from=b.yaml"], in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.messages.hasPrefix("error: the screen is 390x844@3 in 'a.yaml' and 391x844@3 in 'b.yaml'\n"))
    }
}
