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

    static let layouts = [pad, cover, inner, mini, notch, notchLandscape, notchZoomed, notchGlass]

    static let table = CalibrationTable(
        index: """
            iPad13,18   0  1
            iPad13,19   0  1
            iPhone13,1  3  4
            iPhone14,7  4  8
            iPhone14,70 3  4
            iPhone19,4  1  2
            iPhone19,4  2  3

            """,
        count: layouts.count, layout: { layouts[$0] })
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
                name: "first row", identifier: "iPad13,18", width: 820, height: 1180, expected: .exact(Sample.pad)),
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
            ("iPhone14,700", .unknownIdentifier), ("iPhone14,7  4  8\niPhone14,70", .unknownIdentifier),
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
        let table = CalibrationTable(index: "", count: 0, layout: { _ in Sample.notch })
        let match = table.match(
            identifier: identifier, design: .classic, orientation: .portrait, screenWidth: 390, screenHeight: 844)
        #expect(match.calibration == nil)
    }

    @Test("reads numbers padded with zeros, and of any width")
    func zeros() {
        let table = CalibrationTable(
            index: "iPad1,1   0000 0001\niPhone1,1 0998 1000\n", count: 1000,
            layout: { Calibration.sample(safeAreaTop: Double($0)) })
        for (identifier, first) in [("iPad1,1", 0.0), ("iPhone1,1", 998)] {
            let match = table.match(
                identifier: identifier, design: .classic, orientation: .portrait, screenWidth: 390, screenHeight: 844)
            #expect(match.calibration?.safeArea.top == first)
            #expect(match.isExact)
        }
    }

    @Test("finds each of many identifiers, and none between them")
    func many() {
        let table = CalibrationTable(
            index: """
                a1 00 01
                a2 01 02
                a3 02 03
                b  03 04
                b1 04 05
                bb 05 06
                c1 06 07
                d  07 08
                d9 08 09

                """,
            count: 9, layout: { Calibration.sample(safeAreaTop: Double($0)) })
        for (number, identifier) in ["a1", "a2", "a3", "b", "b1", "bb", "c1", "d", "d9"].enumerated() {
            #expect(top(in: table, of: identifier) == Double(number))
            #expect(top(in: table, of: identifier + "0") == nil)
            #expect(top(in: table, of: "A" + identifier) == nil)
        }
    }

    @Test("finds identifiers of any length", arguments: [1, 7, 8, 15, 16, 17, 40])
    func length(_ length: Int) {
        let name = String(repeating: "x", count: length)
        #expect(name.count == length)
        #expect(top(in: Self.lengths, of: name) == Double(length))
        #expect(top(in: Self.lengths, of: name + "y") == nil)
        #expect(top(in: Self.lengths, of: String(name.dropLast()) + "w") == nil)
    }

    /// A table of names of 1, 7, 8, 15, 16, 17 and 40 bytes, with their lengths as tops.
    static let lengths = CalibrationTable(
        index: """
            x                                        01 02
            xxxxxxx                                  07 08
            xxxxxxxx                                 08 09
            xxxxxxxxxxxxxxx                          15 16
            xxxxxxxxxxxxxxxx                         16 17
            xxxxxxxxxxxxxxxxx                        17 18
            xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx 40 41

            """,
        count: 41, layout: { Calibration.sample(safeAreaTop: Double($0)) })

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
        let empty = CalibrationTable(index: "", count: 0, layout: { _ in Sample.notch })
        #expect(empty.identifiers.isEmpty && empty.layouts(of: "iPhone14,7").isEmpty)
    }

    private func top(in table: CalibrationTable, of identifier: String) -> Double? {
        table.match(
            identifier: identifier, design: .classic, orientation: .portrait, screenWidth: 390, screenHeight: 844
        ).calibration?.safeArea.top
    }

    @Test("gives a layout by its number")
    func number() {
        #expect(Sample.table.count == 8)
        #expect(Sample.table[3] == Sample.mini)
    }
}
