import DeviceCalibration
import Testing

@Suite("Numbers from the live bar")
struct LiveGeometryTests {
    /// Heights of a bar, in the order in which they are seen, and the bar they end up as.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let match: Calibration.Match
        let heights: [Double]
        var top = 47.0
        let bar: Calibration.NavigationBar?

        var testDescription: String { name }
    }

    static let known = Calibration.Match.exact(.sample())
    static let glass = Calibration.Match.exact(.sample(design: .liquidGlass, medium: 54, large: 106))
    static let unknown = Calibration.Match.missing(.unknownIdentifier)
    static let landscape = Calibration.Match.exact(.sample(orientation: .landscape, medium: 32, large: nil))

    @Test(
        "end up as the bar that was seen",
        arguments: [
            Case(name: "as expected", match: known, heights: [96, 44], bar: nil),
            Case(name: "a pixel off is rounding", match: known, heights: [96 + 1.0 / 3, 44 - 1.0 / 3], bar: nil),
            Case(name: "over-scroll proves nothing", match: known, heights: [96, 200, 96], bar: nil),
            Case(
                name: "higher at rest", match: known, heights: [106],
                bar: Calibration.NavigationBar(top: 47, medium: 54, large: 106)),
            Case(
                name: "lower at rest", match: glass, heights: [96],
                bar: Calibration.NavigationBar(top: 47, medium: 44, large: 96)),
            Case(name: "on its way between the two", match: glass, heights: [80], bar: nil),
            Case(
                name: "higher at rest, then collapsed less", match: known, heights: [106, 48],
                bar: Calibration.NavigationBar(top: 47, medium: 48, large: 106)),
            Case(
                name: "lower when collapsed", match: known, heights: [90, 60, 38],
                bar: Calibration.NavigationBar(top: 47, medium: 38, large: 90)),
            Case(
                name: "lower when collapsed, as expected at rest", match: known, heights: [96, 60, 40],
                bar: Calibration.NavigationBar(top: 47, medium: 40, large: 96)),
            Case(
                name: "elsewhere", match: known, heights: [96, 44], top: 53,
                bar: Calibration.NavigationBar(top: 53, medium: 44, large: 96)),
            Case(
                name: "a search row below", match: known, heights: [148, 96],
                bar: Calibration.NavigationBar(top: 47, medium: 96, large: 148)),
            Case(
                name: "unknown, at rest", match: unknown, heights: [96],
                bar: Calibration.NavigationBar(top: 47, medium: 44, large: 96)),
            Case(
                name: "unknown, collapsed", match: unknown, heights: [54],
                bar: Calibration.NavigationBar(top: 47, medium: 54, large: 106)),
            Case(
                name: "unknown, both seen", match: unknown, heights: [110, 80, 50],
                bar: Calibration.NavigationBar(top: 47, medium: 50, large: 110)),
            Case(
                name: "no large title expected, none seen", match: landscape, heights: [32], bar: nil),
            Case(
                name: "no large title expected, a higher row seen", match: landscape, heights: [44],
                bar: Calibration.NavigationBar(top: 47, medium: 44, large: 96)),
            Case(
                name: "no large title expected, one seen", match: landscape, heights: [96],
                bar: Calibration.NavigationBar(top: 47, medium: 44, large: 96)),
        ])
    func geometry(_ row: Case) {
        var controller = AvatarController()
        // The landscape sample stands at the same top, so that only heights differ.
        controller.calibrate(row.match, scale: 3)
        _ = controller.handle(.appearing)
        _ = controller.handle(.appeared)
        for height in row.heights {
            _ = controller.handle(.barLaidOut(height: height, top: row.top))
        }
        if let bar = row.bar {
            #expect(controller.match == .liveBar(bar))
        } else {
            #expect(controller.match == row.match)
        }
    }

    @Test("are told once, with what was expected and what was seen")
    func told() {
        var controller = AvatarController()
        controller.calibrate(.exact(.sample(safeAreaTop: 59, top: 161.0 / 3)), scale: 3)
        for event: AvatarController.Event in [
            .appearing, .appeared, .barLaidOut(height: 106, top: 59), .barLaidOut(height: 54, top: 59), .disappearing,
            .disappeared, .appearing, .appeared, .barLaidOut(height: 110, top: 62),
        ] {
            _ = controller.handle(event)
        }
        let remark = controller.takeRemark()
        #expect(
            remark?.description
                == "the navigation bar was expected at 53.667 with a height of 44 to 96 points, "
                + "and seen at 59 with a height of 106. The live bar's own geometry is used.")
        let second = controller.takeRemark()
        #expect(second == nil)
        #expect(controller.match == .liveBar(Calibration.NavigationBar(top: 62, medium: 58, large: 110)))
    }

    @Test("fade the image of a device that no table knows")
    func unknownDevice() {
        var controller = AvatarController()
        controller.calibrate(Self.unknown, scale: 3)
        _ = controller.handle(.appearing)
        #expect(controller.handle(.barLaidOut(height: 106, top: 62))?.isHidden == false, "it fades in with its page")
        _ = controller.handle(.appeared)
        #expect(controller.state.opacity == 1)
        let bar = Calibration.NavigationBar(top: 62, medium: 54, large: 106)
        #expect(controller.avatar == Calibration.AvatarDesign.standard.avatar(in: bar, scale: 3))
        #expect(controller.handle(.barLaidOut(height: 86, top: 62))?.opacity == 0.5)
        #expect(controller.handle(.barLaidOut(height: 66, top: 62))?.isHidden == true)
        #expect(controller.handle(.barLaidOut(height: 54, top: 62)) == nil)
        #expect(controller.handle(.contentOffset(-148))?.opacity == 0.5)
        #expect(controller.takeRemark()?.description.contains("does not know") == true)
    }

    @Test("never show an image in a bar of an unknown device that came collapsed", arguments: [32, 44, 50, 54, 64])
    func unknownCollapsed(_ height: Double) {
        var controller = AvatarController()
        controller.calibrate(Self.unknown, scale: 2)
        for event: AvatarController.Event in [.appearing, .barLaidOut(height: height, top: 20), .appeared] {
            _ = controller.handle(event)
        }
        #expect(controller.state == .absent)
    }

    @Test("keep the design of the table's image, cut to the live bar")
    func design() {
        let calibration = Calibration.sample(size: 44, bottomMargin: 8, fade: .easeIn)
        var controller = AvatarController()
        controller.calibrate(.exact(calibration), scale: 3)
        for event: AvatarController.Event in [.appearing, .appeared, .barLaidOut(height: 92, top: 47)] {
            _ = controller.handle(event)
        }
        _ = controller.handle(.barLaidOut(height: 40, top: 47))
        #expect(controller.avatar?.bottomMargin == 8)
        #expect(controller.avatar?.size == 40, "no higher than the row")
        #expect(controller.handle(.barLaidOut(height: 70, top: 47))?.opacity == 0.25, "eased in from half way")
    }

    @Test(
        "give the image an even number of pixels",
        arguments: [
            (3, 44, 96, 40, 12, 120), (3, 44, 96, 60, 12, 120), (3, 44, 90, 40, 12, 102), (2, 50, 102, 44, 8, 88),
            (3, 44, 96.0 + 1 / 3, 60, 12, 120), (1, 44, 96, 39, 12, 38), (3, 161.0 / 3, 161.0 / 3 + 52, 40, 12, 120),
        ] as [(Double, Double, Double, Double, Double, Int)])
    func size(
        _ scale: Double, _ medium: Double, _ large: Double, _ size: Double, _ bottomMargin: Double, _ pixels: Int
    ) {
        let design = Calibration.AvatarDesign(size: size, trailingMargin: 16, bottomMargin: bottomMargin, fade: .linear)
        let avatar = design.avatar(in: .init(top: 20, medium: medium, large: large), scale: scale)
        #expect(avatar?.pixels == pixels)
        #expect(avatar?.size == Double(pixels) / scale)
    }

    @Test("give no image where there is no room", arguments: [(44.0, 56.0), (44, 44), (44, .nan), (0, 96), (.nan, 96)])
    func noRoom(_ medium: Double, _ large: Double) {
        let design = Calibration.AvatarDesign.standard
        #expect(design.avatar(in: .init(top: 0, medium: medium, large: large), scale: 3) == nil)
        #expect(design.avatar(in: .init(top: 0, medium: 44, large: nil), scale: 3) == nil)
        #expect(design.avatar(in: .init(top: 0, medium: 44, large: 96), scale: 0) == nil)
    }

    @Test("other layouts of the device are used until the bar contradicts them")
    func otherLayout() {
        let calibration = Calibration.sample()
        var controller = AvatarController()
        controller.calibrate(.otherLayout(calibration, differing: .design), scale: 3)
        _ = controller.handle(.appearing)
        _ = controller.handle(.appeared)
        #expect(controller.match == .otherLayout(calibration, differing: .design))
        #expect(controller.takeRemark()?.description.contains("another design") == true)
        _ = controller.handle(.barLaidOut(height: 106, top: 47))
        #expect(controller.match == .liveBar(.init(top: 47, medium: 54, large: 106)))
    }
}
