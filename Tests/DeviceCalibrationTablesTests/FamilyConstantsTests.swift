import DeviceCalibration
import DeviceCalibrationTables
import Testing

/// One model of each family against numbers worked out by hand, so that no change of the derivation can pass.
@Suite("Constants of each family")
struct FamilyConstantsTests {
    @Test("unzoomed", arguments: FamilyConstants.classic + FamilyConstants.liquidGlass)
    func unzoomed(_ family: FamilyConstants) throws {
        let calibration = try exact(family, .portrait)
        #expect(!calibration.isZoomed)
        try check(calibration, family)
    }

    @Test("with Display Zoom", arguments: FamilyConstants.zoomed)
    func zoomed(_ family: FamilyConstants) throws {
        let calibration = try exact(family, .portrait)
        #expect(calibration.isZoomed)
        try check(calibration, family)
    }

    @Test(
        "of iPads are the same in landscape",
        arguments: (FamilyConstants.classic + FamilyConstants.liquidGlass).filter {
            $0.identifier.hasPrefix("iPad")
        })
    func padLandscape(_ family: FamilyConstants) throws {
        try check(exact(family, .landscape), family)
    }

    @Test(
        "of iPhones in landscape are none: they never show a large title there",
        arguments: [
            ("iPhone14,6", .classic, 375, 667, 0, 32), ("iPhone10,5", .classic, 414, 736, 0, 44),
            ("iPhone10,6", .classic, 375, 812, 0, 32), ("iPhone11,4", .classic, 414, 896, 0, 44),
            ("iPhone12,1", .classic, 414, 896, 0, 44), ("iPhone13,1", .classic, 375, 812, 0, 32),
            ("iPhone14,7", .classic, 390, 844, 0, 32), ("iPhone14,8", .classic, 428, 926, 0, 44),
            ("iPhone15,2", .classic, 393, 852, 0, 32), ("iPhone15,3", .classic, 430, 932, 0, 44),
            ("iPhone17,2", .classic, 440, 956, 0, 44), ("iPhone14,6", .liquidGlass, 375, 667, 24, 54),
            ("iPhone14,7", .liquidGlass, 390, 844, 24, 54),
            ("iPhone18,1", .liquidGlass, 402, 874, 24, 54), ("iPhone18,4", .liquidGlass, 420, 912, 24, 54),
        ] as [(String, Calibration.Design, Double, Double, Double, Double)])
    func phoneLandscape(
        _ identifier: String, _ design: Calibration.Design, _ width: Double, _ height: Double, _ top: Double,
        _ medium: Double
    ) throws {
        let match = DeviceCalibrations.table.match(
            identifier: identifier, design: design, orientation: .landscape, screenWidth: width, screenHeight: height)
        #expect(match.isExact)
        let calibration = try #require(match.calibration)
        #expect(calibration.navigationBar == Calibration.NavigationBar(top: top, medium: medium, large: nil))
        #expect(calibration.avatar == nil && calibration.scroll == nil && FadeModel(calibration) == nil)
    }

    @Test(
        "of the foldable are none closed, nor open in landscape: its bars run down a side",
        arguments: [(466, 678, .portrait), (466, 678, .landscape), (669, 951, .landscape)]
            as [(Double, Double, Calibration.Orientation)])
    func foldable(_ width: Double, _ height: Double, _ orientation: Calibration.Orientation) throws {
        let match = DeviceCalibrations.table.match(
            identifier: "iPhone19,4", design: .liquidGlass, orientation: orientation, screenWidth: width,
            screenHeight: height)
        #expect(match.isExact)
        let calibration = try #require(match.calibration)
        #expect(calibration.screen == Calibration.Screen(width: width, height: height, scale: 3))
        #expect(calibration.safeArea == Calibration.SafeArea(top: 0, left: 0, bottom: 34, right: 84))
        #expect(calibration.navigationBar == nil && calibration.avatar == nil && calibration.scroll == nil)
        #expect(FadeModel(calibration) == nil)
    }

    private func exact(
        _ family: FamilyConstants, _ orientation: Calibration.Orientation
    ) throws -> Calibration {
        let match = DeviceCalibrations.table.match(
            identifier: family.identifier, design: family.design, orientation: orientation,
            screenWidth: family.screen.width, screenHeight: family.screen.height)
        #expect(match.isExact)
        return try #require(match.calibration)
    }

    private func check(_ calibration: Calibration, _ family: FamilyConstants) throws {
        #expect(calibration.design == family.design)
        #expect(
            calibration.navigationBar
                == Calibration.NavigationBar(top: family.barTop, medium: family.medium, large: family.large))
        #expect(
            calibration.scroll
                == Calibration.Scroll(
                    rest: family.rest, target: family.target, norm: -40, collapsed: family.collapsed))
        let pixels = Int(40 * calibration.screen.scale)
        #expect(
            calibration.avatar == Calibration.Avatar(size: 40, pixels: pixels, trailingMargin: 16, bottomMargin: 12))
        #expect(calibration.fade == .linear)
    }
}
