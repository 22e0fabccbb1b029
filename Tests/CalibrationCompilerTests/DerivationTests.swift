import CalibrationCompiler
import DeviceCalibration
import Testing

/// Numbers written by hand: a change of the derivation cannot pass.
@Suite struct DerivationTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let scale: Int
        let safeArea: String
        let bar: String
        let avatar: String
        let rest: Double
        let target: Double
        let norm: Double
        let collapsed: Double
        let size: Double
        let pixels: Int

        init(
            _ name: String, scale: Int = 3, top: String, bar: String, avatar: String = "size: 40", rest: Double,
            target: Double, norm: Double = -40, collapsed: Double, size: Double = 40, pixels: Int = 120
        ) {
            testDescription = name
            self.scale = scale
            safeArea = "{top: \(top), bottom: 0, basis: inferred}"
            self.bar = "{\(bar), basis: inferred}"
            self.avatar = avatar
            self.rest = rest
            self.target = target
            self.norm = norm
            self.collapsed = collapsed
            self.size = size
            self.pixels = pixels
        }

        var layout: CalibratedLayout? {
            compile(
                """
                calibration: 1
                display: test
                models: {"iPhone99,1": Test}
                screen: {width: 390, height: 844, scale: \(scale)}
                layouts:
                  - {design: classic, safeArea: \(safeArea), navigationBar: \(bar)}
                ---
                calibration: 1
                avatar: {\(avatar)}
                """
            ).layouts.first
        }
    }

    static let cases = [
        Case(
            "home button", scale: 2, top: "20", bar: "medium: 44, large: 96", rest: -116, target: -76, collapsed: -64,
            pixels: 80),
        Case("notch 44", top: "44", bar: "medium: 44, large: 96", rest: -140, target: -100, collapsed: -88),
        Case(
            "notch 47: the original", top: "47", bar: "medium: 44, large: 96", rest: -143, target: -103, collapsed: -91),
        Case(
            "island 59", top: "59", bar: "top: 161px, medium: 44, large: 96", rest: -449.0 / 3, target: -329.0 / 3,
            collapsed: -293.0 / 3),
        Case(
            "island 62", top: "62", bar: "top: 169px, medium: 44, large: 96", rest: -457.0 / 3, target: -337.0 / 3,
            collapsed: -301.0 / 3),
        Case(
            "island 59, liquidGlass", top: "59", bar: "medium: 54, large: 106", rest: -165, target: -125,
            collapsed: -113),
        Case(
            "all-screen iPad", scale: 2, top: "24", bar: "medium: 50, large: 102", rest: -126, target: -86,
            collapsed: -74, pixels: 80),
        Case(
            "a larger image nearer to the edge", top: "47", bar: "medium: 44, large: 96",
            avatar: "size: 44, bottomMargin: 8", rest: -143, target: -99, norm: -44, collapsed: -91, size: 44,
            pixels: 132),
        Case(
            "a smaller image fades over the same distance", top: "47", bar: "medium: 44, large: 96",
            avatar: "size: 36, bottomMargin: 12", rest: -143, target: -103, norm: -40, collapsed: -91, size: 36,
            pixels: 108),
        Case(
            "the room between the rows limits the image", top: "47", bar: "medium: 44, large: 96", avatar: "size: 60",
            rest: -143, target: -103, collapsed: -91, size: 40, pixels: 120),
        Case(
            "an even number of pixels", top: "47", bar: "medium: 44, large: 287px", rest: -428.0 / 3, target: -103,
            norm: -119.0 / 3, collapsed: -91, size: 118.0 / 3, pixels: 118),
    ]

    @Test(arguments: cases) func `derives the fade and the image`(derived: Case) throws {
        let calibration = try #require(derived.layout).calibration
        let scroll = try #require(calibration.scroll)
        let avatar = try #require(calibration.avatar)
        #expect(scroll.rest == derived.rest)
        #expect(scroll.target == derived.target)
        #expect(scroll.norm == derived.norm)
        #expect(scroll.collapsed == derived.collapsed)
        #expect(avatar.size == derived.size)
        #expect(avatar.pixels == derived.pixels)
    }

    @Test func `the last matching override wins, value by value`() throws {
        let spec = """
            \(plainSpec)---
            calibration: 1
            avatar:
              size: 36
              overrides:
                - {idiom: phone, size: 38, bottomMargin: 8}
                - {idiom: pad, size: 20}
                - {display: test-notch, size: 40}
            """
        let avatar = try #require(compile(spec).layouts.first?.calibration.avatar)
        #expect(avatar == Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 8))
    }

    @Test func `a layout without a large title has no fade`() throws {
        let spec = plainSpec.replacing("large: 96", with: "large: none")
        let calibration = try #require(compile(spec).layouts.first).calibration
        #expect(calibration.scroll == nil)
        #expect(calibration.avatar == nil)
        #expect(calibration.navigationBar == Calibration.NavigationBar(top: 47, medium: 44, large: nil))
    }

    @Test func `any is written out as two`() {
        let spec = plainSpec.replacing("    safeArea", with: "    orientation: any\n    safeArea")
        let layouts = compile(spec).layouts
        #expect(layouts.map(\.orientation) == [.portrait, .landscape])
        #expect(layouts[0].calibration.scroll == layouts[1].calibration.scroll)
    }

    @Test func `an explicit key wins over a merged one in either order`() throws {
        for order in ["{top: 47, <<: *area}", "{<<: *area, top: 47}"] {
            let spec =
                plainSpec.replacing("{top: 47, bottom", with: "&area {top: 44, bottom") + """
                      - design: liquidGlass
                        safeArea: \(order)
                        navigationBar: {medium: 54, large: 106, basis: inferred}
                    """
            let layouts = compile(spec).layouts
            #expect(layouts.map(\.calibration.safeArea.top) == [44, 47])
        }
    }

    @Test func `a file with a byte-order mark and CRLF gives the same numbers`() {
        let windows = [0xEF, 0xBB, 0xBF] + Array(plainSpec.replacing("\n", with: "\r\n").utf8)
        #expect(compile(windows).layouts.map(\.calibration) == compile(plainSpec).layouts.map(\.calibration))
    }
}
