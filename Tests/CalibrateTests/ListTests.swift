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

    /// A folder with three displays, one of which has two layouts.
    private static func displays() throws -> TemporaryFolder {
        let folder = try Sample.folder()
        let pro = Sample.spec("sample-pro", identifier: "iPhone15,2").replacing(": Sample", with: ": iPhone 14 Pro")
        let glass = "  - {design: liquidGlass, safeArea: {top: 47, bottom: 34, basis: inferred}, navigationBar: none}\n"
        try folder.write("devices/pro.yaml", pro + glass)
        let plain = Sample.spec("sample-14", identifier: "iPhone14,8").replacing(": Sample", with: ": iPhone 14")
        try folder.write("devices/plain.yaml", plain)
        return folder
    }

    @Test(
        "lists the devices that are named, with and without quotes, and layouts of one kind",
        arguments: [
            (["iPhone", "14"], ["sample-14 classic"]), (["iPhone 14"], ["sample-14 classic"]),
            (["iphone", "14", "pro"], ["sample-pro classic", "sample-pro liquidGlass"]),
            (["iPhone 14", "Sample"], ["sample-14 classic", "sample-notch classic"]),
            (["iPhone15,2", "--design", "classic"], ["sample-pro classic"]),
            (["--design=liquidGlass"], ["sample-pro liquidGlass"]),
            (["sample-14", "--orientation", "portrait"], ["sample-14 classic"]),
        ])
    func filters(_ arguments: [String], _ layouts: [String]) throws {
        let outcome = try Calibrate.run(["list", "--json"] + arguments, in: ListTests.displays())
        let list = try JSONSerialization.jsonObject(with: Data(outcome.outputBytes)) as? [String: Any]
        let listed = try #require(list?["layouts"] as? [[String: Any]])
        #expect(listed.map { "\($0["display"] ?? "") \($0["design"] ?? "")" } == layouts)
        let table = try Calibrate.run(["list"] + arguments, in: ListTests.displays())
        let rows = table.output.split(separator: "\n").filter { $0.hasPrefix("  ") && $0.contains(" portrait ") }
        #expect(rows.count == layouts.count)
    }

    @Test(
        "proposes what was meant",
        arguments: [
            (["iPhone", "15", "Pro"], "error: there is no device 'iPhone 15 Pro'\n", "'iPhone 14 Pro'?\n"),
            (["iPhone 14", "Sampel"], "error: there is no device 'Sampel'\n", "did you mean 'Sample'?\n"),
            (["Sample", "--zoomed"], "error: there is no such layout\n", "leave out '--design', "),
        ])
    func mistakes(_ arguments: [String], _ message: String, _ remedy: String) throws {
        let outcome = try Calibrate.run(["list"] + arguments, in: ListTests.displays())
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(outcome.messages.hasPrefix(message), "\(outcome.messages)")
        #expect(outcome.messages.contains(remedy), "\(outcome.messages)")
    }

    @Test("lists what waits for a measurement")
    func waiting() throws {
        let outcome = try Calibrate.run(["list", "Sample", "--waiting"], in: ListTests.displays())
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                MODELS  WAITS FOR A MEASUREMENT
                     1  sample-notch, classic portrait: safe area, bar: run the probe

                """)
        #expect(try Calibrate.run(["list", "--waiting", "--json"], in: ListTests.displays()).status == 64)
    }
}
