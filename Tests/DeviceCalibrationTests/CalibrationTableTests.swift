import DeviceCalibration
import Testing

/// A table of five models: two that share a display, a zoomed one, a foldable with two panels, and an iPad.
private enum Sample {
    static let notch = Calibration.sample()
    static let notchLandscape = Calibration.sample(orientation: .landscape, medium: 32, large: nil)
    static let notchZoomed = Calibration.sample(
        isZoomed: true, screen: Calibration.Screen(width: 320, height: 693, scale: 3), safeAreaTop: 39)
    static let notchGlass = Calibration.sample(design: .liquidGlass, medium: 54, large: 106)
    static let mini = Calibration.sample(
        screen: Calibration.Screen(width: 375, height: 812, scale: 3), safeAreaTop: 50)
    static let cover = Calibration.sample(
        design: .liquidGlass, screen: Calibration.Screen(width: 466, height: 678, scale: 3), safeAreaTop: 0)
    static let inner = Calibration.sample(
        design: .liquidGlass, screen: Calibration.Screen(width: 626, height: 890, scale: 3), safeAreaTop: 0)
    static let pad = Calibration.sample(
        idiom: .pad, screen: Calibration.Screen(width: 820, height: 1180, scale: 2), safeAreaTop: 24, medium: 50,
        large: 102)

    static let table = CalibrationTable([
        CalibratedDisplay(
            name: "pad", models: ["iPad13,19": "iPad (10th generation)", "iPad13,18": "iPad (10th generation)"],
            layouts: [pad]),
        CalibratedDisplay(name: "cover", models: ["iPhone19,4": "iPhone Duo"], layouts: [cover]),
        CalibratedDisplay(name: "inner", models: ["iPhone19,4": "iPhone Duo"], layouts: [inner]),
        CalibratedDisplay(
            name: "mini", models: ["iPhone13,1": "iPhone 12 mini", "iPhone14,70": "iPhone mini"], layouts: [mini]),
        CalibratedDisplay(
            name: "notch", models: ["iPhone14,7": "iPhone 14"],
            layouts: [notch, notchLandscape, notchZoomed, notchGlass]),
    ])
}

@Suite("Look-up by hardware identifier")
struct CalibrationTableTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let identifier: String
        var design = Calibration.Design.classic
        var orientation = Calibration.Orientation.portrait
        let width: Double
        let height: Double
        let expected: Calibration.Match

        var testDescription: String { name }
    }

    @Test(
        "matches",
        arguments: [
            Case(
                name: "exact", identifier: "iPhone14,7", width: 390, height: 844, expected: .exact(Sample.notch)),
            Case(
                name: "exact, screen turned", identifier: "iPhone14,7", width: 844, height: 390,
                expected: .exact(Sample.notch)),
            Case(
                name: "exact, landscape", identifier: "iPhone14,7", orientation: .landscape, width: 844, height: 390,
                expected: .exact(Sample.notchLandscape)),
            Case(
                name: "exact, zoomed", identifier: "iPhone14,7", width: 320, height: 693,
                expected: .exact(Sample.notchZoomed)),
            Case(
                name: "exact, other design", identifier: "iPhone14,7", design: .liquidGlass, width: 390, height: 844,
                expected: .exact(Sample.notchGlass)),
            Case(
                name: "first display", identifier: "iPad13,18", width: 820, height: 1180, expected: .exact(Sample.pad)),
            Case(
                name: "longer identifier with the same beginning", identifier: "iPhone14,70", width: 375, height: 812,
                expected: .exact(Sample.mini)),
            Case(
                name: "foldable, cover", identifier: "iPhone19,4", design: .liquidGlass, width: 466, height: 678,
                expected: .exact(Sample.cover)),
            Case(
                name: "foldable, inner panel", identifier: "iPhone19,4", design: .liquidGlass, width: 626, height: 890,
                expected: .exact(Sample.inner)),
            Case(
                name: "other screen: its own numbers, not those of the phone that has this screen",
                identifier: "iPhone14,7", width: 375, height: 812,
                expected: .otherLayout(Sample.notch, differing: .screen)),
            Case(
                name: "other orientation", identifier: "iPhone13,1", orientation: .landscape, width: 812, height: 375,
                expected: .otherLayout(Sample.mini, differing: .orientation)),
            Case(
                name: "design outweighs orientation", identifier: "iPhone14,7", design: .liquidGlass,
                orientation: .landscape, width: 844, height: 390,
                expected: .otherLayout(Sample.notchGlass, differing: .orientation)),
            Case(
                name: "design outweighs screen", identifier: "iPhone14,7", design: .liquidGlass, width: 320,
                height: 693, expected: .otherLayout(Sample.notchGlass, differing: .screen)),
            Case(
                name: "everything differs", identifier: "iPhone13,1", design: .liquidGlass, orientation: .landscape,
                width: 1, height: 2,
                expected: .otherLayout(Sample.mini, differing: [.design, .orientation, .screen])),
            Case(
                name: "screen that is not a number", identifier: "iPhone13,1", width: .nan, height: .nan,
                expected: .otherLayout(Sample.mini, differing: .screen)),
            Case(
                name: "foldable, neither panel", identifier: "iPhone19,4", design: .liquidGlass, width: 1, height: 2,
                expected: .otherLayout(Sample.cover, differing: .screen)),
        ])
    func matches(_ row: Case) {
        let match = Sample.table.match(
            identifier: row.identifier, design: row.design, orientation: row.orientation, screenWidth: row.width,
            screenHeight: row.height)
        #expect(match == row.expected)
    }

    @Test(
        "has no answer for",
        arguments: [
            ("", Calibration.Absence.emptyIdentifier), ("x86_64", .simulatorIdentifier),
            ("i386", .simulatorIdentifier), ("arm64", .simulatorIdentifier), ("arm64e", .unknownIdentifier),
            ("iPhone14,8", .unknownIdentifier), ("iPhone14,7 ", .unknownIdentifier),
            (" iPhone14,7", .unknownIdentifier), ("iPhone14,", .unknownIdentifier), ("iPhone", .unknownIdentifier),
            ("iPhone14,700", .unknownIdentifier), ("iPhone14,7\niPhone14,70", .unknownIdentifier),
            ("iphone14,7", .unknownIdentifier), ("AppleTV11,1", .unknownIdentifier), ("zzz", .unknownIdentifier),
            ("iPhone14,7é", .unknownIdentifier), ("\u{0}", .unknownIdentifier), (" ", .unknownIdentifier),
            ("a model's identifier that is far longer than any row", .unknownIdentifier),
        ])
    func absence(_ identifier: String, _ absence: Calibration.Absence) {
        let match = Sample.table.match(
            identifier: identifier, design: .classic, orientation: .portrait, screenWidth: 390, screenHeight: 844)
        #expect(match == .missing(absence))
        #expect(match.calibration == nil)
    }

    @Test("finds nothing in an empty table", arguments: ["", "iPhone14,7"])
    func empty(_ identifier: String) {
        let table = CalibrationTable([])
        let match = table.match(
            identifier: identifier, design: .classic, orientation: .portrait, screenWidth: 390, screenHeight: 844)
        #expect(match.calibration == nil)
        #expect(table.identifiers.isEmpty && table.layouts(of: identifier).isEmpty)
    }

    @Test("finds a model of a display without layouts nowhere")
    func noLayouts() {
        let table = CalibrationTable([CalibratedDisplay(name: "bare", models: ["iPhone1,1": "iPhone"], layouts: [])])
        let match = table.match(
            identifier: "iPhone1,1", design: .classic, orientation: .portrait, screenWidth: 320, screenHeight: 480)
        #expect(match == .missing(.unknownIdentifier))
        #expect(table.identifiers == ["iPhone1,1"])
    }

    @Test("counts a model once that a display lists twice")
    func repeated() {
        let display = CalibratedDisplay(
            name: "twice", models: ["iPhone1,1": "iPhone", "iPhone1,1": "iPhone"], layouts: [Sample.notch])
        #expect(CalibrationTable([display]).layouts(of: "iPhone1,1") == [Sample.notch])
    }

    @Test("lists its identifiers, and their layouts")
    func models() {
        #expect(
            Sample.table.identifiers == [
                "iPad13,18", "iPad13,19", "iPhone13,1", "iPhone14,7", "iPhone14,70", "iPhone19,4",
            ])
        #expect(
            Sample.table.layouts(of: "iPhone14,7") == [
                Sample.notch, Sample.notchLandscape, Sample.notchZoomed, Sample.notchGlass,
            ])
        #expect(Sample.table.layouts(of: "iPhone19,4") == [Sample.cover, Sample.inner])
        #expect(Sample.table.layouts(of: "iPhone19").isEmpty)
    }

    @Test("keeps its displays and their models in their order")
    func displays() {
        #expect(Sample.table.displays.map(\.name) == ["pad", "cover", "inner", "mini", "notch"])
        #expect(Sample.table.displays[0].models.map(\.key) == ["iPad13,19", "iPad13,18"])
        #expect(Sample.table.displays[3].models.map(\.value) == ["iPhone 12 mini", "iPhone mini"])
    }
}
