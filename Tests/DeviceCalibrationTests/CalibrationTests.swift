import DeviceCalibration
import Testing

@Suite("Facts about the running app")
struct CalibrationTests {
    @Test(
        "the design needs OS and SDK, and before iOS 27 no compatibility",
        arguments: [
            (18, 18, false, Calibration.Design.classic), (26, 18, false, .classic), (18, 26, false, .classic),
            (26, 26, true, .classic), (26, 26, false, .liquidGlass), (27, 26, false, .liquidGlass),
            (26, 27, false, .liquidGlass), (15, 26, true, .classic), (27, 26, true, .classic), (26, 27, true, .classic),
            (27, 27, true, .liquidGlass), (28, 27, true, .liquidGlass), (18, 27, false, .classic),
        ])
    func design(_ system: Int, _ sdk: Int, _ requiresCompatibility: Bool, _ expected: Calibration.Design) {
        #expect(
            Calibration.Design.applying(
                systemVersion: system, sdkVersion: sdk, requiresCompatibility: requiresCompatibility) == expected)
    }

    @Test(
        "the design follows from versions as they are written",
        arguments: [
            ("26.0", "26.1", .liquidGlass), ("26", "26", .liquidGlass), ("18.7.1", "26.0", .classic),
            ("26.0", "18.5", .classic), ("", "26.0", .classic), ("twenty-six", "26.0", .classic),
            ("100.1", "27.0.1", .liquidGlass), ("26.2", "", .liquidGlass), ("26.2", nil, .liquidGlass),
            ("18.7", nil, .classic),
        ] as [(String, String?, Calibration.Design)])
    func writtenVersions(_ system: String, _ sdk: String?, _ expected: Calibration.Design) {
        #expect(
            Calibration.Design.applying(systemVersion: system, sdkVersion: sdk, requiresCompatibility: false)
                == expected)
        #expect(
            Calibration.Design.applying(systemVersion: system, sdkVersion: sdk, requiresCompatibility: true)
                == (sdk == "27.0.1" ? .liquidGlass : .classic))
    }

    @Test("a screen that is wider than high is in landscape")
    func orientation() {
        #expect(Calibration.Orientation(width: 390, height: 844) == .portrait)
        #expect(Calibration.Orientation(width: 844, height: 390) == .landscape)
        #expect(Calibration.Orientation(width: 1024, height: 1024) == .portrait)
    }

    @Test(
        "the simulator's model comes from its environment",
        arguments: [
            ("iPhone15,2", nil, "iPhone15,2"), ("iPhone15,2", "iPad13,18", "iPhone15,2"),
            ("arm64", "iPad13,18", "iPad13,18"), ("x86_64", "iPhone15,2", "iPhone15,2"),
            ("i386", "iPhone8,1", "iPhone8,1"), ("arm64", nil, "arm64"), ("arm64", "", "arm64"), ("", "iPad13,18", ""),
        ] as [(String, String?, String)])
    func identifier(_ machine: String, _ simulated: String?, _ expected: String) {
        #expect(Calibration.hardwareIdentifier(machine: machine, simulatorModelIdentifier: simulated) == expected)
    }

    @Test("differences are named, heaviest first")
    func differences() {
        #expect(Calibration.Differences([]).description == "")
        #expect(Calibration.Differences.screen.description == "screen")
        #expect(Calibration.Differences([.screen, .orientation]).description == "orientation, screen")
        #expect(Calibration.Differences([.screen, .orientation, .design]).description == "design, orientation, screen")
    }
}
