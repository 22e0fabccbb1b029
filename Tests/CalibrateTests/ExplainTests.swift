import Foundation
import Testing

@Suite("calibrate explain")
struct ExplainTests {
    @Test(
        "answers for an identifier, a marketing name and a display",
        arguments: ["iPhone14,7", "sample", "sample-notch"])
    func devices(_ device: String) throws {
        let outcome = try Calibrate.run(["explain", device, "target"], in: Sample.folder())
        #expect(outcome.status == 0)
        #expect(outcome.messages == "")
        #expect(outcome.output.contains("  target = -(top + medium + bottomMargin)\n"))
        #expect(outcome.output.contains("         = -(47 + 44 + 12)\n         = -103  (-309 pixels @3x)\n"))
        #expect(outcome.output.contains("devices/sample.yaml:8:21\n"))
        #expect(outcome.output.contains("They fit."))
        #expect(!outcome.output.contains("norm ="))
    }

    @Test(
        "takes a name of several words, with a value behind it",
        arguments: [
            (["iPhone", "14", "Pro"], 5), (["iPhone", "14", "Pro", "target"], 1), (["iphone 14 pro", "rest"], 1),
            (["iPhone", "14", "Pro", "size", "--design", "classic"], 1), (["The", "target"], 5),
            (["The", "target", "norm"], 1),
        ])
    func words(_ arguments: [String], _ count: Int) throws {
        let folder = try Sample.folder()
        for (file, identifier, name) in [("a", "iPhone15,2", "iPhone 14 Pro"), ("b", "iPhone15,3", "The target")] {
            try folder.write(
                "devices/\(file).yaml",
                Sample.spec("sample-\(file)", identifier: identifier).replacing(": Sample", with: ": \(name)"))
        }
        let outcome = try Calibrate.run(["explain"] + arguments, in: folder)
        #expect(outcome.status == 0, "\(outcome.messages)")
        #expect(outcome.output.matches(of: #/\n  (rest|target|norm|collapsed|size) = /#).count == count)
    }

    @Test("explains every value where none is named")
    func everything() throws {
        let output = try Calibrate.run(["explain", "sample-notch"], in: Sample.folder()).output
        for value in ["rest", "target", "norm", "collapsed", "size"] { #expect(output.contains("\n  \(value) = ")) }
    }

    @Test("prints JSON")
    func json() throws {
        let outcome = try Calibrate.run(["explain", "sample-notch", "rest", "--json"], in: Sample.folder())
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(outcome.outputBytes)) as? [String: Any])
        #expect(object["display"] as? String == "sample-notch")
        let layouts = try #require(object["layouts"] as? [[String: Any]])
        let values = try #require(layouts[0]["values"] as? [[String: Any]])
        #expect(values.map { $0["value"] as? Double } == [-143])
    }

    @Test(
        "proposes what was meant",
        arguments: [
            (
                ["explain", "sample-noch"],
                "error: there is no device 'sample-noch'\nfix-it: did you mean 'sample-notch'?\n", 1
            ),
            (
                ["explain", "xyzzy"], "error: there is no device 'xyzzy'\nfix-it: 'calibrate list' shows all devices\n",
                1
            ),
            (["explain", "a\u{1B}[2Jb"], "error: there is no device 'a\\u{1B}[2Jb'\n", 1),
            (["explain", "sample-noch", "target"], "fix-it: did you mean 'sample-notch'?\n", 1),
            (["explain", "sample", "notch"], "error: there is no device 'sample notch'\n", 1),
            (["explain", "sample-notch", "targt"], "fix-it: write 'target'\n", 64),
            (["explain", "sample-notch", "--design", "clasic"], "fix-it: write 'classic'\n", 64),
            (["explain"], "error: 'calibrate explain' needs DEVICE\n", 64),
            (
                ["explain", "sample-notch", "--design", "liquidGlass"],
                "error: 'sample-notch' has no such layout\nnote: it has classic portrait\n", 1
            ),
            (["explain", "sample-notch", "--zoomed"], "error: 'sample-notch' has no such layout\n", 1),
        ])
    func mistakes(_ arguments: [String], _ message: String, _ status: Int32) throws {
        let outcome = try Calibrate.run(arguments, in: Sample.folder())
        #expect(outcome.status == status)
        #expect(outcome.output == "")
        #expect(outcome.messages.contains(message), "\(outcome.messages)")
    }

    @Test("lists the displays of an ambiguous name")
    func ambiguous() throws {
        let folder = try Sample.folder()
        try folder.write(
            "devices/other.yaml", Sample.spec("sample-inner").replacing("width: 390", with: "width: 391"))
        let outcome = try Calibrate.run(["explain", "Sample"], in: folder)
        #expect(outcome.status == 1)
        #expect(
            outcome.messages == """
                error: 'Sample' has 2 displays
                note: 'sample-inner', 391 × 844 points
                note: 'sample-notch', 390 × 844 points
                fix-it: name the display

                """)
    }
}
