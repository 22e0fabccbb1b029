import CalibrationCompiler
import SourceDiagnostics
import Testing

@Suite struct GuideTests {
    @Test(arguments: ["README.md", "Sources/DeviceCalibration/DeviceCalibration.docc/AddADevice.md"])
    func `commands of a guide begin displays that are not there, like ones that are`(path: String) throws {
        let text = String(decoding: try #require(CheckedInFile(path: path).bytes), as: UTF8.self)
        let commands = text.matches(
            of: #/calibrate new (?<new>[a-z0-9.-]+) --like (?:'(?<device>[^']+)'|(?<display>[a-z0-9.-]+)) /#)
        #expect(!commands.isEmpty)
        let catalogue = Pipeline.compile(
            try SpecDraftTests.devices.map { name in
                SourceFile(path: name, bytes: try #require(CheckedInFile(path: "devices/\(name)").bytes))
            }
        ).displays
        for command in commands {
            let like = String(try #require(command.output.device ?? command.output.display))
            let device = try #require(Device.named(like, among: catalogue).devices.first, "\(like)")
            #expect(
                command.output.new == device.display.name.value
                    || !catalogue.contains { $0.name.value == command.output.new })
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
