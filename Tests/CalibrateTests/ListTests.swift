import Foundation
import Testing

@Suite("calibrate list")
struct ListTests {
    @Test("prints JSON that programs read")
    func json() throws {
        let outcome = try Calibrate.run(["list", "--json"], in: Sample.folder())
        #expect(outcome.status == 0)
        let list = try #require(
            JSONSerialization.jsonObject(with: Data(outcome.outputBytes)) as? [String: Any])
        #expect(list["calibration"] as? Int == 1)
        let layouts = try #require(list["layouts"] as? [[String: Any]])
        #expect(layouts.count == 1)
        #expect(layouts[0]["display"] as? String == "sample-notch")
        let scroll = try #require(layouts[0]["scroll"] as? [String: Double])
        #expect(scroll == ["rest": -143, "target": -103, "norm": -40, "collapsed": -91])
    }

    @Test("prints a table that people read, with --quiet too", arguments: [["list"], ["list", "--quiet"]])
    func table(_ arguments: [String]) throws {
        let outcome = try Calibrate.run(arguments, in: Sample.folder())
        #expect(outcome.status == 0)
        #expect(outcome.messages == "")
        #expect(outcome.output.contains("sample-notch"))
        #expect(outcome.output.contains("-143"))
    }

    @Test("prints no result where a spec is wrong")
    func badSpec() throws {
        let folder = try Sample.folder()
        try folder.write("devices/bad.yaml", Sample.spec("b", identifier: "iPhone14,8", top: "x"))
        let outcome = try Calibrate.run(["list", "--json"], in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(outcome.messages.contains("devices/bad.yaml:8:21: error: "))
    }

    @Test("reads one spec by its path, whatever its name")
    func singleFile() throws {
        let folder = try Sample.folder()
        try folder.write("other.txt", Sample.spec("lone-spec", identifier: "iPhone14,8"))
        let outcome = try Calibrate.run(["list", "--specs", "other.txt"], in: folder)
        #expect(outcome.output.contains("lone-spec"))
        #expect(!outcome.output.contains("sample-notch"))
    }
}
