import Testing

@Suite("calibrate report")
struct ReportTests {
    static let page = "calibration-report.html"

    @Test("writes a page, and nothing the second time")
    func page() throws {
        let folder = try Sample.folder()
        let first = try Calibrate.run(["report"], in: folder)
        #expect(first.status == 0)
        #expect(first.output == "created \(ReportTests.page)\n")
        #expect(try folder.text(of: ReportTests.page).hasPrefix("<!doctype html>\n<!-- Calibration report, made by"))
        let before = try folder.status(of: ReportTests.page)
        let second = try Calibrate.run(["report"], in: folder)
        #expect(second.output == "unchanged \(ReportTests.page)\n")
        #expect(try folder.status(of: ReportTests.page).modificationTime == before.modificationTime)
        #expect(folder.names() == [ReportTests.page, "devices"])
    }

    @Test("writes where it is told, with the folders that lead there, and prints for '-'")
    func output() throws {
        let folder = try Sample.folder()
        let written = try Calibrate.run(["report", "--output", "out/deep/page.html"], in: folder)
        #expect(written.output == "created folder out\ncreated folder out/deep\ncreated out/deep/page.html\n")
        let printed = try Calibrate.run(["report", "--output", "-"], in: folder)
        #expect(printed.status == 0)
        #expect(try printed.outputBytes == folder.bytes(of: "out/deep/page.html"))
        #expect(folder.names() == ["devices", "out"])
    }

    @Test("updates its own page and leaves alone what it has not made")
    func foreign() throws {
        let folder = try Sample.folder()
        _ = try Calibrate.run(["report"], in: folder)
        try folder.write("devices/sample.yaml", Sample.spec(top: "48"))
        #expect(try Calibrate.run(["report"], in: folder).output == "updated \(ReportTests.page)\n")
        try folder.write("mine.html", "<!doctype html>\n<p>mine")
        let refused = try Calibrate.run(["report", "--output", "mine.html"], in: folder)
        #expect(refused.status == 1)
        #expect(refused.messages.contains("error: 'mine.html' was not made by calibrate"))
        #expect(try folder.text(of: "mine.html") == "<!doctype html>\n<p>mine")
        #expect(refused.messages.hasSuffix("fix-it: name another file with '--output FILE'\n"))
        #expect(try Calibrate.run(["report", "--output", "mine.html", "--force"], in: folder).status == 64)
    }

    @Test("says what is wrong with a spec, and makes no page")
    func badSpec() throws {
        let folder = try Sample.folder()
        try folder.write("devices/bad.yaml", Sample.spec("b", identifier: "iPhone14,8", top: "x"))
        let outcome = try Calibrate.run(["report"], in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(outcome.messages.contains("devices/bad.yaml:8:21: error: "))
        #expect(folder.names() == ["devices"])
    }

    @Test("takes no folder for a file", arguments: [(".", Int32(64)), ("devices", 2)])
    func folder(_ place: String, _ status: Int32) throws {
        let outcome = try Calibrate.run(["report", "--output", place], in: Sample.folder())
        #expect(outcome.status == status)
        #expect(
            outcome.messages.contains("it is a folder, not a file") || outcome.messages.contains("is a folder, not"))
    }

    @Test("prints the picture of a device's curve, or writes it", arguments: ["iPhone14,7", "sample", "sample-notch"])
    func picture(_ device: String) throws {
        let folder = try Sample.folder()
        let printed = try Calibrate.run(["report", "--svg", device], in: folder)
        #expect(printed.status == 0)
        #expect(printed.output.contains("<svg xmlns="))
        #expect(printed.output.hasSuffix("</svg>\n"))
        #expect(folder.names() == ["devices"])
        let written = try Calibrate.run(["report", "--svg", device, "--output", "curve.svg"], in: folder)
        #expect(written.output == "created curve.svg\n")
        #expect(try folder.bytes(of: "curve.svg") == printed.outputBytes)
    }

    @Test("proposes the nearest device for one that is not there")
    func unknownDevice() throws {
        let outcome = try Calibrate.run(["report", "--svg", "iPhone14,77"], in: Sample.folder())
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(outcome.messages.hasPrefix("error: there is no device 'iPhone14,77'\n"))
        #expect(outcome.messages.contains("fix-it: did you mean 'iPhone14,7'?\n"))
    }

    @Test("draws the layout that is asked for", arguments: [("classic", "−143"), ("liquidGlass", "−153")])
    func layout(_ design: String, _ rest: String) throws {
        let folder = try Sample.folder()
        let glass = """
              - design: liquidGlass
                safeArea: {top: 47, bottom: 34, basis: inferred}
                navigationBar: {medium: 54, large: 106, basis: inferred}

            """
        try folder.write("devices/sample.yaml", Sample.spec() + glass)
        let outcome = try Calibrate.run(["report", "--svg", "iPhone14,7", "--design", design], in: folder)
        #expect(outcome.output.contains(">\(rest)</text>"))
    }

    @Test("says that nothing fades where there is no large title")
    func nothingFades() throws {
        let folder = try TemporaryFolder()
        try folder.write("devices/sample.yaml", Sample.spec(large: "none"))
        let outcome = try Calibrate.run(["report", "--svg", "iPhone14,7"], in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.messages.hasPrefix("error: nothing fades on 'sample-notch'"))
    }
}
