import DeviceCalibration
import Testing

@Suite("Fade model")
struct FadeModelTests {
    @Test("reproduces the constants it grew out of")
    func original() throws {
        let fade = try #require(FadeModel(Calibration.sample()))
        #expect(fade.target == -103 && fade.norm == -40 && fade.goneHeight == 56 && fade.range == 40)
        #expect(fade.opacity(atContentOffset: -143) == 1)
        #expect(fade.opacity(atContentOffset: -123) == 0.5)
        #expect(fade.opacity(atContentOffset: -113) == 0.25)
        #expect(fade.opacity(atContentOffset: -103) == 0)
        #expect(fade.isHidden(atContentOffset: -103), "at the target itself the image is not left there invisible")
        #expect(!fade.isHidden(atContentOffset: -103.001))
        #expect(fade.opacity(atBarHeight: 96) == 1)
        #expect(fade.opacity(atBarHeight: 76) == 0.5)
        #expect(fade.isHidden(atBarHeight: 56) && !fade.isHidden(atBarHeight: 56.001))
    }

    @Test("equals exact arithmetic at every sixth of a point", arguments: SixthsLayout.all, FadeCurve.allCases)
    func exact(_ layout: SixthsLayout, _ curve: FadeCurve) throws {
        let fade = try #require(FadeModel(layout.calibration(curve)))
        for y in (layout.rest - 600)...(layout.collapsed + 600) {
            let numerator = min(max(layout.target - y, 0), layout.range)
            let expected = curve.opacity(at: Double(numerator) / Double(layout.range))
            let height = max(layout.medium, -y - layout.top)
            let byOffset = fade.opacity(atContentOffset: layout.points(y))
            let byHeight = fade.opacity(atBarHeight: layout.points(height))
            #expect(abs(byOffset - expected) < 1e-9 && abs(byHeight - expected) < 1e-9, "at \(y) sixths")
            #expect((byOffset == 0) == (expected == 0) && (byHeight == 0) == (expected == 0), "at \(y) sixths")
            #expect((byOffset == 1) == (expected == 1) && (byHeight == 1) == (expected == 1), "at \(y) sixths")
            #expect(fade.isHidden(atContentOffset: layout.points(y)) == (byOffset == 0))
            #expect(fade.isHidden(atBarHeight: layout.points(height)) == (byHeight == 0))
        }
    }

    @Test("has exact ends, also at thirds of a point", arguments: SixthsLayout.all, FadeCurve.allCases)
    func ends(_ layout: SixthsLayout, _ curve: FadeCurve) throws {
        let calibration = layout.calibration(curve)
        let fade = try #require(FadeModel(calibration))
        let scroll = try #require(calibration.scroll)
        let bar = try #require(calibration.navigationBar)
        #expect(fade.opacity(atContentOffset: scroll.rest) == 1)
        #expect(fade.opacity(atContentOffset: scroll.target) == 0)
        #expect(fade.opacity(atContentOffset: scroll.collapsed) == 0)
        // The same offsets as a bar would add them up, with other roundings on the way.
        #expect(fade.opacity(atContentOffset: -bar.top - layout.points(layout.large)) == 1)
        #expect(fade.opacity(atContentOffset: -bar.top - layout.points(layout.bottomMargin) - bar.medium) == 0)
        #expect(fade.opacity(atBarHeight: -scroll.rest - bar.top) == 1)
        #expect(fade.opacity(atBarHeight: -scroll.target - bar.top) == 0)
        #expect(fade.opacity(atBarHeight: bar.medium) == 0)
    }

    @Test("never rises with the offset, nor jumps", arguments: SixthsLayout.all, FadeCurve.allCases)
    func monotone(_ layout: SixthsLayout, _ curve: FadeCurve) throws {
        let fade = try #require(FadeModel(layout.calibration(curve)))
        let step = Double(layout.pixel) / Double(layout.range)
        var previous = 1.0
        for y in stride(from: layout.rest - 600, through: layout.collapsed + 600, by: layout.pixel) {
            let opacity = fade.opacity(atContentOffset: layout.points(y))
            #expect(opacity <= previous, "at \(y) sixths")
            if let slope = curve.steepestSlope {
                #expect(previous - opacity <= slope * step + 1e-9, "at \(y) sixths")
            }
            if y <= layout.rest { #expect(opacity == 1, "over-scroll at \(y) sixths") }
            if y >= layout.target { #expect(opacity == 0, "beyond the target at \(y) sixths") }
            previous = opacity
        }
    }

    @Test("takes any number", arguments: FadeCurve.allCases)
    func anyNumber(_ curve: FadeCurve) throws {
        let fade = try #require(FadeModel(Calibration.sample(fade: curve)))
        let huge = Double.greatestFiniteMagnitude
        for gone in [0, huge, .infinity, .nan, .signalingNaN] {
            #expect(fade.opacity(atContentOffset: gone) == 0 && fade.isHidden(atContentOffset: gone))
        }
        for open in [-huge, -.infinity] {
            #expect(fade.opacity(atContentOffset: open) == 1 && !fade.isHidden(atContentOffset: open))
        }
        for gone in [0, -1, -huge, -.infinity, .nan, .signalingNaN] {
            #expect(fade.opacity(atBarHeight: gone) == 0 && fade.isHidden(atBarHeight: gone))
        }
        for open in [huge, .infinity] {
            #expect(fade.opacity(atBarHeight: open) == 1 && !fade.isHidden(atBarHeight: open))
        }
    }

    @Test("of a live bar equals that of its calibration", arguments: SixthsLayout.all)
    func live(_ layout: SixthsLayout) throws {
        let calibration = layout.calibration(.smoothstep)
        let fade = try #require(
            FadeModel(
                top: layout.points(layout.top), medium: layout.points(layout.medium),
                large: layout.points(layout.large), bottomMargin: layout.points(layout.bottomMargin),
                curve: .smoothstep))
        #expect(fade == FadeModel(calibration))
    }

    @Test(
        "needs room, in finite numbers",
        arguments: [
            (47, 44, 56, 12), (47, 44, 44, 0), (47, 96, 44, 0), (.nan, 44, 96, 12), (47, .nan, 96, 12),
            (47, 44, .nan, 12), (47, 44, .infinity, 12), (.infinity, 44, 96, 12), (47, 44, 96, .nan),
            (47, -.infinity, 96, 12), (47, 44, 96, 52),
        ] as [(Double, Double, Double, Double)])
    func room(_ top: Double, _ medium: Double, _ large: Double, _ bottomMargin: Double) {
        #expect(
            FadeModel(top: top, medium: medium, large: large, bottomMargin: bottomMargin, curve: .linear) == nil)
        #expect(
            FadeModel(
                Calibration.sample(safeAreaTop: top, medium: medium, large: large, bottomMargin: bottomMargin))
                == nil)
    }

    @Test("is none without a large title, and without a bar at the top")
    func none() {
        #expect(FadeModel(Calibration.sample(orientation: .landscape, medium: 32, large: nil)) == nil)
        let open = Calibration.sample()
        let sideways = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone, screen: open.screen,
            safeArea: open.safeArea, navigationBar: nil, avatar: nil, scroll: nil, fade: .linear)
        #expect(FadeModel(sideways) == nil)
    }
}
