import CalibrationCompiler
import DeviceCalibration
import Foundation
import SourceDiagnostics
import Testing

@Suite struct ExplainTests {
    static let spec = """
        calibration: 1
        display: test-island
        models:
          iPhone15,2: iPhone 14 Pro
          iPhone15,4: iPhone 15
        screen: {width: 393, height: 852, scale: 3}
        layouts:
          - design: classic
            notes: |
              The large height is weak.
            safeArea: {top: 59, bottom: 34, basis: documented, sources: [a log]}
            navigationBar: {top: {value: 161px, basis: measured, os: "16.0", sources: [b log]}, medium: 44, large: 96, basis: inferred, why: a rule}
            observed:
              - {quantity: topInset, title: medium, value: 97.667, source: c log}
              - {quantity: barHeight, title: medium, value: 44, source: d log}
          - design: classic
            orientation: landscape
            safeArea: {top: 0, bottom: 21, basis: inferred}
            navigationBar: {medium: 32, large: none, basis: inferred}
          - design: liquidGlass
            safeArea: {top: 59, bottom: 34, basis: documented, sources: [a log]}
            navigationBar: {medium: 54, large: 106, basis: measured, sources: [e log]}
        ---
        calibration: 1
        avatar:
          bottomMargin: 12

        """

    static func explanation(
        _ text: String = spec, _ device: String = "iPhone15,2", values: [DerivedValue] = DerivedValue.allCases,
        design: Calibration.Design? = nil, orientation: Calibration.Orientation? = nil, isZoomed: Bool = false
    ) throws -> Explanation {
        let compilation = compile(text)
        try #require(compilation.isValid, "\(compilation.diagnostics.map(\.message))")
        guard case .found(let device) = Device.named(device, among: compilation.displays) else {
            throw TestFailure("there is no device \(device)")
        }
        return Explanation(
            of: device, in: compilation, values: values, design: design, orientation: orientation, isZoomed: isZoomed)
    }

    static func fade(_ layout: LayoutExplanation) throws -> LayoutExplanation.Fade {
        guard case .fade(let fade) = layout.content else { throw TestFailure("\(layout.name) has no fade") }
        return fade
    }

    @Test func `an answer names every number's line, worth, exact sum, check, and what it replaces`() throws {
        let explanation = try ExplainTests.explanation(values: [.target], design: .classic, orientation: .portrait)
        #expect(
            ExplanationRenderer.render(explanation) == """
                iPhone 14 Pro (iPhone15,2): display test-island, 393 × 852 points @3x

                target is the contentOffset.y of the scroll view at which the avatar in the navigation bar has
                  faded out: its bottom edge meets the bottom edge of the medium row, the part of the bar that
                  stays when the title has collapsed.

                  classic, portrait                  -109.667

                classic, portrait
                  for apps on iOS 15 to 18, and on later systems in compatibility mode or built with an older
                  SDK

                  target = -(top + medium + bottomMargin)
                         = -(161px@3x + 44 + 12)
                         = -109.667  (-329 pixels @3x; in the generated table -109.66666666666667)

                  where
                    top           161px@3x = 53.667   where the bar starts in the window, its frame.minY
                                  measured, 16.0      spec.yaml:12:34
                    medium        44                  height of the bar, title collapsed
                                  inferred            spec.yaml:12:97
                                  because: a rule
                    bottomMargin  12                  distance of the avatar's bottom edge from the bar's
                                  chosen by the app   spec.yaml:26:17

                  sources of top
                    b log

                  measured by others (half a pixel, 0.167 points, may lie between)
                    topInset = top + medium           97.667 derived, 97.667 measured: less than 0.001 apart
                      c log
                      spec.yaml:14:52
                    barHeight = medium                44 derived, 44 measured: the same
                      d log
                      spec.yaml:15:53

                  the original program's constants here: target -103, norm -40, image 40 × 40
                    at rest    y = -149.667    opacity 1
                    at target  y = -109.667    opacity 0.167, should be 0
                    collapsed  y = -97.667     opacity 0, hidden
                    The avatar goes 6.667 points too late.

                  remarks in the spec
                    The large height is weak.

                """)
    }

    @Test(arguments: [
        (DerivedValue.rest, "-(161px@3x + 96)", [Operand.Name.top, .large]),
        (.target, "-(161px@3x + 44 + 12)", [.top, .medium, .bottomMargin]),
        (.norm, "-(96 - 44 - 12)", [.large, .medium, .bottomMargin]),
        (.collapsed, "-(161px@3x + 44)", [.top, .medium]),
        (.size, "min(40, 96 - 44 - 12, 44)", [.size, .large, .medium, .bottomMargin]),
    ]) func `each value shows its exact sum`(value: DerivedValue, sum: String, operands: [Operand.Name]) throws {
        let layout = try #require(try ExplainTests.explanation(values: [value]).layouts.first)
        let explained = try #require(try ExplainTests.fade(layout).values.first)
        #expect(explained.sum == sum)
        #expect(explained.operands.map(\.name) == operands)
        let calibration = layout.layouts[0].calibration
        let expected: Double? =
            switch value {
            case .rest: calibration.scroll?.rest
            case .target: calibration.scroll?.target
            case .norm: calibration.scroll?.norm
            case .collapsed: calibration.scroll?.collapsed
            case .size: calibration.avatar?.size
            }
        #expect(explained.result.points == expected)
    }

    @Test func `a measurement confirms what is made from nothing else`() throws {
        let layout = try #require(try ExplainTests.explanation().layouts.first)
        let confirmed = Dictionary(
            uniqueKeysWithValues: try ExplainTests.fade(layout).values.map { value in
                (value.value, value.confirmations.map(\.observation.quantity))
            })
        #expect(confirmed[.rest] == [])
        #expect(confirmed[.target] == [.topInset, .barHeight])
        #expect(confirmed[.norm] == [.barHeight])
        #expect(confirmed[.collapsed] == [.topInset, .barHeight])
        let rest = try #require(try ExplainTests.fade(layout).values.first { $0.value == .rest })
        #expect(rest.unconfirmed == [.top, .large])
    }

    @Test func `a bar without a top of its own starts at the safe area, with that evidence`() throws {
        let layout = try #require(try ExplainTests.explanation(values: [.rest], design: .liquidGlass).layouts.first)
        let value = try #require(try ExplainTests.fade(layout).values.first)
        #expect(value.operands[0].range == layout.spec.safeArea.top.range)
        #expect(value.operands.map { $0.evidence?.basis.value } == [.documented, .measured])
        #expect(value.basis == .documented)
    }

    @Test(arguments: [
        (
            20.0, "44", "96", 0.325, 0.0,
            "The avatar is never more than 32.5 % opaque. The avatar goes 27 points too early."
        ),
        (47, "44", "96", 1, 0, "They fit."),
        (59, "54", "106", 1, 0.25, "A ghost of 25 % opacity stays in the collapsed bar."),
        (62, "54", "106", 1, 0.325, "A ghost of 32.5 % opacity stays in the collapsed bar."),
    ]) func `the original's constants are tried on every device`(
        top: Double, medium: String, large: String, rest: Double, collapsed: Double, verdict: String
    ) throws {
        let spec = plainSpec.replacing("top: 47", with: "top: \(Int(top))").replacing(
            "medium: 44, large: 96", with: "medium: \(medium), large: \(large)")
        let explanation = try ExplainTests.explanation(spec, "iPhone14,7")
        let original = try ExplainTests.fade(explanation.layouts[0]).original
        #expect(abs(original.rest.opacity - rest) < 1e-9)
        #expect(abs(original.collapsed.opacity - collapsed) < 1e-9)
        #expect(original.collapsed.isHidden == (collapsed == 0))
        #expect(ExplanationRenderer.render(explanation).contains("    \(verdict)\n"))
    }

    @Test(arguments: [
        ("size: 40", "96", "40  (120 pixels @3x)", "The design asks for no more"),
        ("size: 60", "96", "40  (120 pixels @3x)", "The room above the medium row"),
        ("size: 60", "120", "44  (132 pixels @3x)", "The height of the medium row"),
        ("size: 41.5", "120", "41.333  (124 pixels @3x", "The design asks for no more"),
    ]) func `what limited the size is said`(size: String, large: String, result: String, words: String) throws {
        let spec =
            plainSpec.replacing("large: 96", with: "large: \(large)") + "---\ncalibration: 1\navatar: {\(size)}\n"
        let explanation = try ExplainTests.explanation(spec, "iPhone14,7", values: [.size])
        let text = ExplanationRenderer.render(explanation)
        #expect(text.contains("= \(result)"))
        #expect(text.contains(words))
    }

    @Test func `both orientations of one layout are explained once`() throws {
        let spec = plainSpec.replacing("design: classic", with: "design: classic\n    orientation: any")
        let explanation = try ExplainTests.explanation(spec, "iPhone14,7")
        #expect(explanation.layouts.map(\.name) == ["classic, portrait and landscape"])
        #expect(explanation.layouts[0].constants == ["TestNotch.classicPortrait", "TestNotch.classicLandscape"])
        let turned = try ExplainTests.explanation(spec, "iPhone14,7", orientation: .landscape)
        #expect(turned.layouts.map(\.name) == ["classic, landscape"])
    }

    @Test func `a layout without a fade says why`() throws {
        let landscape = try ExplainTests.explanation(orientation: .landscape)
        let text = ExplanationRenderer.render(landscape)
        #expect(text.contains("no avatar: no large title"))
        #expect(text.contains("points high, inferred. spec.yaml:19:40"))
        let none = plainSpec.replacing("{medium: 44, large: 96, basis: inferred}", with: "none")
        let bars = try ExplainTests.explanation(none, "iPhone14,7")
        #expect(ExplanationRenderer.render(bars).contains("Bars are not at the top"))
    }

    @Test func `JSON says the same as data`() throws {
        let object = try JSONSerialization.jsonObject(
            with: Data(ExplanationJSON.render(try ExplainTests.explanation(values: [.target]))))
        let layouts = try #require((object as? [String: Any])?["layouts"] as? [[String: Any]])
        #expect(layouts.map { $0["orientations"] as? [String] } == [["portrait"], ["landscape"], ["portrait"]])
        #expect((layouts[1]["absence"] as? [String: Any])?["reason"] as? String == "noLargeTitle")
        let value = try #require((layouts[0]["values"] as? [[String: Any]])?.first)
        #expect(value["sum"] as? String == "-(161px@3x + 44 + 12)")
        #expect(value["value"] as? Double == -329.0 / 3)
        #expect(value["pixels"] as? Int == -329)
        let operands = try #require(value["operands"] as? [[String: Any]])
        #expect(operands.map { $0["exact"] as? String } == ["161px@3x", "44", "12"])
        #expect(operands.map { $0["origin"] as? String } == ["navigationBar", "navigationBar", "avatar"])
        let place = try #require(operands[0]["place"] as? [String: Any])
        #expect(place["path"] as? String == "spec.yaml")
        #expect(place["line"] as? Int == 12)
        #expect(place["column"] as? Int == 34)
        let observations = try #require(value["observations"] as? [[String: Any]])
        #expect(observations.map { $0["difference"] as? Double } == [0.000333, 0])
        let original = try #require(layouts[2]["original"] as? [String: Any])
        #expect((original["collapsed"] as? [String: Any])?["opacity"] as? Double == 0.25)
    }
}
