import CalibrationCompiler
import Testing

@Suite struct GuideTests {
    @Test(arguments: ["README.md", "Sources/DeviceCalibration/DeviceCalibration.docc/AddADevice.md"])
    func `commands of a guide begin displays that are not there, like ones that are`(path: String) throws {
        let text = String(decoding: try #require(CheckedInFile(path: path).bytes), as: UTF8.self)
        let commands = text.matches(
            of: /calibrate new (?<new>[a-z0-9.-]+) --like (?<like>[a-z0-9.-]+) --model (?<id>[A-Za-z0-9,]+|')/)
        #expect(!commands.isEmpty)
        let displays = Set(SpecDraftTests.devices.map { String($0.dropLast(5)) })
        for command in commands {
            #expect(displays.contains(String(command.output.like)))
            #expect(command.output.new == command.output.like || !displays.contains(String(command.output.new)))
        }
    }

    @Test func `a guide's files are there`() throws {
        for path in ["CONTRIBUTING.md", "Sources/DeviceCalibration/DeviceCalibration.docc/AddADevice.md"] {
            let text = String(decoding: try #require(CheckedInFile(path: path).bytes), as: UTF8.self)
            let names = text.matches(of: /`(?<name>(?:Tests|Sources)\/[A-Za-z0-9\/.+-]+[A-Za-z])/).map(\.output.name)
            let links = text.matches(of: /\]\((?<name>[A-Za-z][A-Za-z0-9\/.+-]+\.md)\)/).map(\.output.name)
            for name in names + links {
                let isThere = CheckedInFile(path: String(name)).isThere
                #expect(isThere, "\(path) tells of \(name)")
            }
        }
    }
}
