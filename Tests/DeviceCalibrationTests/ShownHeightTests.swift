import DeviceCalibration
import Testing

/// A bar over a scroll view, as real ones were seen to behave.
struct SeenBar: Sendable, CustomTestStringConvertible {
    /// Whether it keeps its height while the large title leaves, and jumps then: iOS 26. Else it shrinks with the title.
    let jumps: Bool
    let layout: SixthsLayout
    /// The scroll view's top edge in the window, its own inset and the page's, in sixths of a point.
    let top, inset, additionalInset: Int

    var testDescription: String {
        "\(layout.name), \(jumps ? "jumps" : "shrinks"), \(top / 6) + \(inset / 6) + \(additionalInset / 6)"
    }

    static let all = [false, true].flatMap { jumps in
        SixthsLayout.all.flatMap { layout in
            [(0, 0, 0), (0, 6 * 10, 6 * 25), (layout.top, 0, 0), (layout.top + layout.large, 6 * 7, 0)].map {
                SeenBar(jumps: jumps, layout: layout, top: $0.0, inset: $0.1, additionalInset: $0.2)
            }
        }
    }

    /// Offset of the scroll view while so much of the bar would show.
    func offset(_ shown: Int) -> Int { top - layout.top - shown - inset - additionalInset }

    /// What the adapter reads while so much of the bar would show.
    func reading(_ shown: Int) -> AvatarController.Layout {
        let height = jumps ? (shown > layout.medium ? layout.large : layout.medium) : max(layout.medium, shown)
        return AvatarController.Layout(
            barTop: layout.points(layout.top), barWidth: 390, barHeight: layout.points(height),
            safeAreaTop: layout.points(layout.top),
            content: AvatarController.Content(
                top: layout.points(top), offset: layout.points(offset(shown)), inset: layout.points(inset),
                additionalInset: layout.points(additionalInset)))
    }
}

@Suite("The shown height")
struct ShownHeightTests {
    @Test("fades and moves the image alike in both bars, at every pixel", arguments: SeenBar.all, FadeCurve.allCases)
    func everyPixel(_ bar: SeenBar, _ curve: FadeCurve) throws {
        let layout = bar.layout
        let calibration = layout.calibration(curve)
        let fade = try #require(FadeModel(calibration))
        var controller = AvatarController()
        controller.calibrate(.exact(calibration), scale: Double(layout.scale))
        let avatar = try #require(controller.avatar)
        controller.handle([.appearing, .laidOut(bar.reading(layout.large)), .appeared])
        #expect(controller.state.opacity == 1)
        var faults: [Int] = []
        for shown in stride(from: layout.large + 600, through: layout.medium - 600, by: -layout.pixel) {
            // The offset changes first, and the bar is laid out after it.
            controller.handle(.contentOffset(layout.points(bar.offset(shown))))
            let scrolled = controller.state
            controller.handle(.laidOut(bar.reading(shown)))
            let state = controller.state
            let expected = fade.opacity(atBarHeight: layout.points(max(layout.medium, shown)))
            let place = layout.points(max(layout.medium, shown)) - avatar.bottomMargin
            // Half a pixel of the fade, where its curve is steepest.
            let tolerance = (curve.steepestSlope ?? 0) / (2 * Double(layout.scale) * fade.range) + 1e-9
            let isRight =
                abs(state.opacity - expected) <= tolerance && state.isHidden == (expected == 0)
                && state.isInteractive == (expected > 0) && abs(state.top + avatar.size - place) < 1e-9
            // The layout of the bar tells nothing new.
            let isKnown =
                scrolled.isHidden == state.isHidden && abs(scrolled.opacity - state.opacity) < 1e-9
                && abs(scrolled.top - state.top) < 1e-9
            if !isRight || !isKnown { faults.append(shown) }
        }
        #expect(faults.isEmpty, "in sixths of a point")
        #expect(controller.takeRemarks().isEmpty)
    }

    private func controller(_ layout: AvatarController.Layout) -> AvatarController {
        var controller = AvatarController()
        controller.calibrate(.exact(.sample()))
        controller.handle([.appearing, .laidOut(layout), .appeared])
        return controller
    }

    private func layout(height: Double, offset: Double, searchBarTop: Double? = nil) -> AvatarController.Layout {
        AvatarController.Layout(
            barTop: 47, barWidth: 390, barHeight: height, safeAreaTop: 47, searchBarTop: searchBarTop,
            content: .init(top: 0, offset: offset))
    }

    @Test("is the bar's own height until the scroll view has been somewhere else than at 0", arguments: [96, 76, 44])
    func zeroOffset(_ height: Double) {
        var controller = controller(layout(height: height, offset: 0))
        let fade = FadeModel(.sample())
        #expect(controller.state.opacity == fade?.opacity(atBarHeight: height))
        #expect(controller.handle(.contentOffset(0)) == nil)
        #expect(controller.handle(.contentOffset(-133))?.opacity == 0.75)
        #expect(controller.handle(.contentOffset(0))?.isHidden == true, "now it says something")
    }

    @Test("is the bar's own height where another scroll view than the one that was found moves the bar")
    func otherScrollView() {
        var controller = controller(layout(height: 96, offset: -143))
        controller.handle(.laidOut(layout(height: 76, offset: -143)))
        #expect(controller.state.opacity == 0.5)
        controller.handle(.laidOut(layout(height: 44, offset: -143)))
        #expect(controller.state.isHidden)
    }

    @Test(
        "leaves out a search row under the title, which stays or goes",
        arguments: [
            (148, -195, 96, 1, 96), (120, -167, 96, 1, 96), (96, -143, 96, 1, 96), (76, -123, 76, 0.5, 76),
            (128, -175, 76, 0.5, 76), (96, -143, 44, 0, 44), (96, -143, 0, 1, 96),
        ] as [(Double, Double, Double, Double, Double)])
    func searchRow(_ height: Double, _ offset: Double, _ searchBarTop: Double, _ opacity: Double, _ shown: Double) {
        let controller = controller(layout(height: height, offset: offset, searchBarTop: searchBarTop))
        #expect(controller.state.opacity == opacity)
        #expect(controller.state.top == shown - 52)
    }

    @Test("tells nothing where numbers are none")
    func notFinite() {
        var controller = controller(layout(height: 96, offset: -143))
        #expect(controller.handle(.laidOut(layout(height: 76, offset: .nan))) == nil)
        #expect(controller.handle(.laidOut(layout(height: .infinity, offset: -123))) == nil)
        #expect(controller.state.opacity == 1)
    }

    @Test("costs one comparison where nothing has changed")
    func unchanged() {
        let reading = layout(height: 76, offset: -123)
        var controller = controller(reading)
        for _ in 0..<3 {
            #expect(controller.handle(.laidOut(reading)) == nil)
            #expect(controller.handle(.contentOffset(-123)) == nil)
            #expect(controller.handle(.title(nil)) == nil)
        }
    }

    @Test("asks vertical scroll views only, which begin under the bar")
    func scrollViews() {
        typealias Content = AvatarController.Content
        #expect(Content.isVertical(contentWidth: 390, width: 390) && Content.isVertical(contentWidth: 0, width: 390))
        #expect(!Content.isVertical(contentWidth: 1170, width: 390))
        #expect(Content.isUnderBar(top: 0, barTop: 47, barHeight: 96))
        #expect(Content.isUnderBar(top: 143, barTop: 47, barHeight: 96))
        #expect(!Content.isUnderBar(top: 300, barTop: 47, barHeight: 96))
    }
}
