import DeviceCalibration
import SourceDiagnostics
import Testing

@testable import CalibrationCompiler

/// Wrong numbers must not get past the validator, wherever they come from.
@Suite struct FadeInvariantTests {
    static func calibration(
        top: Double = 47, medium: Double = 44, large: Double? = 96, rest: Double = -143, target: Double = -103,
        norm: Double = -40, collapsed: Double = -91, size: Double = 40, pixels: Int = 120, bottomMargin: Double = 12,
        trailingMargin: Double = 16, fade: FadeCurve = .linear
    ) -> Calibration {
        Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 390, height: 844, scale: 3),
            safeArea: Calibration.SafeArea(top: 47, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: top, medium: medium, large: large),
            avatar: Calibration.Avatar(
                size: size, pixels: pixels, trailingMargin: trailingMargin, bottomMargin: bottomMargin),
            scroll: Calibration.Scroll(rest: rest, target: target, norm: norm, collapsed: collapsed), fade: fade)
    }

    @Test(arguments: FadeCurve.allCases) func `right numbers pass with every curve`(curve: FadeCurve) {
        #expect(FadeInvariants.violations(of: FadeInvariantTests.calibration(fade: curve)).isEmpty)
    }

    struct Mutation: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let calibration: Calibration
    }

    static let mutations = [
        Mutation(testDescription: "norm = -A with A = 36", calibration: calibration(norm: -36, size: 36, pixels: 108)),
        Mutation(testDescription: "the original's constants on an SE", calibration: calibration(top: 20)),
        Mutation(testDescription: "b = 52", calibration: calibration(target: -143, norm: 0, bottomMargin: 52)),
        Mutation(testDescription: "norm's sign flipped", calibration: calibration(norm: 40)),
        Mutation(
            testDescription: "every sign flipped",
            calibration: calibration(rest: 143, target: 103, norm: 40, collapsed: 91)),
        Mutation(testDescription: "target a pixel off", calibration: calibration(target: -103 - 1.0 / 3)),
        Mutation(testDescription: "rest a pixel off", calibration: calibration(rest: -143 + 1.0 / 3)),
        Mutation(testDescription: "rest and norm a pixel off", calibration: calibration(rest: -144, norm: -41)),
        Mutation(testDescription: "collapsed below target", calibration: calibration(collapsed: -104)),
        Mutation(testDescription: "large equal to medium", calibration: calibration(large: 44)),
        Mutation(testDescription: "large of 96.5", calibration: calibration(large: 96.5)),
        Mutation(testDescription: "an image into the medium row", calibration: calibration(size: 42, pixels: 126)),
        Mutation(testDescription: "an image above the bar", calibration: calibration(medium: 38, size: 40)),
        Mutation(testDescription: "an odd number of pixels", calibration: calibration(size: 119.0 / 3, pixels: 119)),
        Mutation(testDescription: "pixels unlike points", calibration: calibration(pixels: 118)),
        Mutation(
            testDescription: "a touch area below the bar",
            calibration: calibration(size: 36, pixels: 108, bottomMargin: 2)),
        Mutation(testDescription: "a touch area off the edge", calibration: calibration(trailingMargin: 1)),
        Mutation(testDescription: "a fade without a large title", calibration: calibration(large: nil)),
        Mutation(testDescription: "rest not a number", calibration: calibration(rest: .nan)),
        Mutation(testDescription: "norm infinite", calibration: calibration(norm: -.infinity)),
    ]

    @Test(arguments: mutations) func `a mutation is refused`(mutation: Mutation) {
        #expect(!FadeInvariants.violations(of: mutation.calibration).isEmpty)
    }

    /// What no spec can bring about: the numbers of a layout changed behind its derivation.
    @Test(arguments: mutations) func `a mutation is told with its code`(mutation: Mutation) throws {
        let compilation = compile(plainSpec)
        let layout = try #require(compilation.layouts.first)
        let mutated = CalibratedLayout(
            display: layout.display, spec: layout.spec, orientation: .portrait, derivation: layout.derivation,
            calibration: mutation.calibration)
        let diagnostics = validate(SpecSet(displays: compilation.displays, avatars: []), [mutated])
        #expect(diagnostics.all.contains { $0.code == .fadeModel })
    }

    struct SpecMutation: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let spec: String
        let code: DiagnosticCode

        init(_ name: String, _ code: DiagnosticCode, scale: Int = 3, top: Int, bar: String, observed: String? = nil) {
            testDescription = name
            self.code = code
            spec =
                plainSpec.replacing("scale: 3", with: "scale: \(scale)").replacing("top: 47", with: "top: \(top)")
                .replacing("medium: 44, large: 96", with: bar)
                + (observed.map { "    observed:\n      - {\($0), source: a log}\n" } ?? "")
        }
    }

    static let specMutations = [
        SpecMutation(
            "T = S on an island phone", .observationDisagrees, top: 59, bar: "medium: 44, large: 96",
            observed: "quantity: barTop, title: medium, value: 53.667"),
        SpecMutation("L = 96.5 at @3x", .offPixelGrid, top: 47, bar: "medium: 44, large: 96.5"),
        SpecMutation(
            "L = 96.5 at @2x", .observationDisagrees, scale: 2, top: 48, bar: "medium: 44, large: 96.5",
            observed: "quantity: barHeight, title: large, value: 96"),
        SpecMutation(
            "44/96 in liquidGlass", .observationDisagrees, top: 62, bar: "medium: 44, large: 96",
            observed: "quantity: topInset, title: medium, value: 116"),
        SpecMutation("a landscape iPhone with a large title", .noScrollRange, top: 0, bar: "medium: 32, large: 32"),
        SpecMutation(
            "react-navigation's 100.667", .observationDisagrees, top: 62, bar: "top: 169px, medium: 44, large: 96",
            observed: "quantity: topInset, title: medium, value: 100.667"),
        SpecMutation(
            "the eyeballed 97", .observationDisagrees, top: 59, bar: "top: 161px, medium: 44, large: 96",
            observed: "quantity: topInset, title: medium, value: 97"),
    ]

    @Test(arguments: specMutations) func `a mutated spec is refused`(mutation: SpecMutation) {
        let errors = compile(mutation.spec).diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.code) == [mutation.code])
    }
}
