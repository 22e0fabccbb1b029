import DeviceCalibration
import Testing

@Suite("Numbers from the live bar")
struct LiveGeometryTests {
    private static let known = Calibration.Match.exact(.sample())
    private static let glass = Calibration.Match.exact(.sample(design: .liquidGlass, medium: 54, large: 106))
    private static let unknown = Calibration.Match.missing(.unknownIdentifier)
    private static let landscape = Calibration.Match.exact(.sample(orientation: .landscape, medium: 32, large: nil))
    private static let designHeights = Calibration.Match.designHeights(.init(top: 47, medium: 44, large: 96))

    /// Heights of bars, A when the page appears and L when the bar is laid out, and the numbers they end with.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let match: Calibration.Match
        let events: [AvatarController.Event]
        let result: Calibration.Match
        let opacity: Double

        fileprivate init(
            _ name: String, _ match: Calibration.Match, _ events: [[AvatarController.Event]],
            result: Calibration.Match? = nil, opacity: Double
        ) {
            testDescription = name
            self.match = match
            self.events = events.flatMap { $0 }
            self.result = result ?? match
            self.opacity = opacity
        }
    }

    private static func a(_ height: Double, top: Double = 47, searchBarTop: Double? = nil) -> [AvatarController.Event] {
        [.disappearing, .disappeared, .appearing] + l(height, top: top, searchBarTop: searchBarTop) + [.appeared]
    }

    private static func l(
        _ height: Double, top: Double = 47, safeAreaTop: Double = 47, width: Double = 390, searchBarTop: Double? = nil,
        isSearching: Bool = false
    ) -> [AvatarController.Event] {
        [
            .laidOut(
                .init(
                    barTop: top, barWidth: width, barHeight: height, safeAreaTop: safeAreaTop,
                    searchBarTop: searchBarTop,
                    isSearching: isSearching))
        ]
    }

    @Test(
        "end right",
        arguments: [
            Case("as expected", known, [a(96), l(44)], opacity: 0),
            Case("a pixel off is rounding", known, [a(96 + 1.0 / 3), l(44 - 1.0 / 3), l(96)], opacity: 1),
            Case("over-scroll", known, [a(96), l(200), l(96)], opacity: 1),
            Case("taller at rest", known, [a(106), l(76)], opacity: 0.5),
            Case(
                "lower at rest", glass, [a(96)], result: .liveBar(.init(top: 47, medium: 44, large: 96)), opacity: 1),
            Case("lower at rest once", glass, [a(96), a(106), l(86)], opacity: 0.5),
            Case("on its way", glass, [a(80), l(106)], opacity: 1),
            Case("refresh while the page reappears", glass, [a(106), l(166), a(166), l(106)], opacity: 1),
            Case(
                "refresh while a page is pushed", known, [a(96), l(156), [.disappearing], a(96), l(76)], opacity: 0.5),
            Case(
                "a pull during the transition", known,
                [a(96), [.disappearing, .disappeared, .appearing], l(140), [.appeared], l(76)], opacity: 0.5),
            Case(
                "a search row that scrolls away", known, [a(148, searchBarTop: 96), l(96, searchBarTop: 96)], opacity: 1
            ),
            Case(
                "a search row that has scrolled away", known, [a(148, searchBarTop: 96), l(44, searchBarTop: 44)],
                opacity: 0),
            Case("a search row that is back", known, [a(148), l(96), l(44), l(96)], opacity: 1),
            Case(
                "a search row that stays", known, [a(148, searchBarTop: 96), l(128, searchBarTop: 76)], opacity: 0.5),
            Case("search open while the page reappears", known, [a(96), l(52, isSearching: true)], opacity: 0),
            Case(
                "search closed after the page has reappeared", known,
                [[.appearing], l(52, searchBarTop: 0, isSearching: true), [.appeared], l(96)], opacity: 1),
            Case("a search bar in the row of the buttons", known, [a(96, searchBarTop: 0)], opacity: 1),
            Case(
                "a prompt that comes and goes", known, [a(96), [.title(.prompt)], l(126), [.title(nil)], l(96)],
                opacity: 1),
            Case("a prompt", known, [[.title(.prompt)], a(126)], opacity: 0),
            Case("larger text", glass, [a(106), l(115.5), l(106)], opacity: 1),
            Case("larger text while the page reappears", glass, [a(130), l(86)], opacity: 0.5),
            Case("hidden status bar", known, [a(96), l(96, top: 10, safeAreaTop: 10)], opacity: 1),
            Case("floating window", known, [a(96, top: 10), l(76, top: 10, safeAreaTop: 10)], opacity: 0.5),
            Case("minimized into a pill", known, [a(96), l(28)], opacity: 0),
            Case("back from a pill", known, [a(96), l(28), l(96)], opacity: 1),
            Case("a pill while the page reappears", known, [a(28), l(96)], opacity: 1),
            Case("hidden", known, [a(96), l(96, top: -96)], opacity: 0),
            Case("down a side", known, [a(96), l(844, top: 0, width: 84)], opacity: 0),
            Case("unknown, at rest", unknown, [a(96)], result: designHeights, opacity: 1),
            Case("unknown, on its way", unknown, [a(76)], result: designHeights, opacity: 0.5),
            Case("unknown, collapsed", unknown, [a(44)], result: designHeights, opacity: 0),
            Case("unknown, taller", unknown, [a(110), l(96)], result: designHeights, opacity: 1),
            Case("no large title expected, one seen", landscape, [a(96)], opacity: 0),
        ])
    func sequence(_ row: Case) {
        var controller = AvatarController()
        controller.calibrate(row.match)
        controller.handle(row.events)
        #expect(controller.match == row.result)
        #expect(controller.state.opacity == row.opacity && controller.state.isHidden == (row.opacity == 0))
    }

    @Test("are told once, with what was expected and what was seen")
    func told() {
        var controller = AvatarController()
        controller.calibrate(.exact(.sample(safeAreaTop: 59, top: 161.0 / 3)))
        controller.handle([
            .appearing, .appeared, .bar(height: 96, top: 59, safeAreaTop: 59), .disappearing, .disappeared, .appearing,
            .bar(height: 96, top: 59, safeAreaTop: 59), .appeared,
        ])
        #expect(
            controller.takeRemarks().map(\.description) == [
                "the navigation bar was expected at 53.667 with a height of 44 to 96 points, "
                    + "and seen at 59 with a height of 96. The live bar's own geometry is used."
            ])
    }

    @Test("say nothing of a bar that is elsewhere because its window is", arguments: [0, 10, 60])
    func otherWindow(_ top: Double) {
        var controller = AvatarController()
        controller.calibrate(Self.known)
        controller.handle([.appearing, .bar(height: 96, top: top, safeAreaTop: top), .appeared])
        #expect(controller.state.opacity == 1)
        #expect(controller.takeRemarks().isEmpty)
    }

    @Test("fade the image of a device that no table knows by the heights of its design")
    func unknownDevice() {
        var controller = AvatarController()
        let bar = Calibration.NavigationBar(top: 62, medium: 54, large: 106)
        controller.calibrate(Self.unknown, designBar: bar, scale: 3)
        controller.handle([.appearing, .bar(height: 106, top: 62, safeAreaTop: 62), .appeared])
        #expect(controller.match == .designHeights(bar))
        #expect(controller.avatar == Calibration.AvatarDesign.standard.avatar(in: bar, scale: 3))
        #expect(controller.state.opacity == 1)
        #expect(controller.handle(.bar(height: 86, top: 62, safeAreaTop: 62))?.opacity == 0.5)
        #expect(controller.handle(.bar(height: 66, top: 62, safeAreaTop: 62))?.isHidden == true)
        #expect(controller.handle(.contentOffset(-148))?.opacity == 0.5)
        #expect(controller.takeRemark()?.description.contains("does not know") == true)
    }

    @Test("are the design's", arguments: [Calibration.Idiom.phone, .pad, .pod])
    func designs(_ idiom: Calibration.Idiom) {
        typealias Design = Calibration.Design
        let classic = Design.classic.navigationBar(idiom: idiom, orientation: .portrait, safeAreaTop: 20)
        let glass = Design.liquidGlass.navigationBar(idiom: idiom, orientation: .portrait, safeAreaTop: 20)
        #expect(classic == .init(top: 20, medium: idiom == .pad ? 50 : 44, large: idiom == .pad ? 102 : 96))
        #expect(glass == .init(top: 20, medium: 54, large: 106))
        let turned = Design.classic.navigationBar(idiom: idiom, orientation: .landscape, safeAreaTop: 0)
        #expect(turned == .init(top: 0, medium: idiom == .pad ? 50 : 32, large: idiom == .pad ? 102 : nil))
        let turnedGlass = Design.liquidGlass.navigationBar(idiom: idiom, orientation: .landscape, safeAreaTop: 0)
        #expect(turnedGlass == .init(top: 0, medium: 54, large: idiom == .pad ? 106 : nil))
    }

    @Test("keep the design of the table's image, cut to the live bar")
    func design() {
        let calibration = Calibration.sample(
            design: .liquidGlass, medium: 60, large: 112, size: 44, bottomMargin: 8, fade: .easeIn)
        var controller = AvatarController()
        controller.calibrate(.exact(calibration))
        controller.handle([.appearing, .bar(height: 100), .appeared])
        #expect(controller.match == .liveBar(.init(top: 47, medium: 48, large: 100)))
        #expect(controller.avatar == .init(size: 44, pixels: 132, trailingMargin: 16, bottomMargin: 8))
        #expect(controller.handle(.bar(height: 78))?.opacity == 0.25, "eased in from half way")
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

    @Test(
        "come from another layout of the device only where its heights are the same",
        arguments: [
            (.screen, true), (.design, false), (.orientation, false), ([.design, .screen], false),
        ] as [(Calibration.Differences, Bool)])
    func otherLayout(_ differences: Calibration.Differences, _ isUsed: Bool) {
        let calibration = Calibration.sample(size: 44, bottomMargin: 8)
        let bar = Calibration.NavigationBar(top: 47, medium: 54, large: 106)
        var controller = AvatarController()
        controller.calibrate(.otherLayout(calibration, differing: differences), designBar: bar, scale: 3)
        #expect(
            controller.match == (isUsed ? .otherLayout(calibration, differing: differences) : .designHeights(bar)))
        #expect(
            controller.avatar?.size == 44 && controller.avatar?.bottomMargin == 8, "the image's design is the app's")
        #expect(controller.takeRemark()?.description.contains("another \(differences)") == true)
    }
}
