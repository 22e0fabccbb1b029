import CalibrationCompiler
import DeviceCalibration
import SourceDiagnostics
import Testing

/// A mistake in the geometry of a layout that its observations, or the fade model, must bring to light.
struct Mutation: CustomTestStringConvertible, Sendable {
    let name: String
    let display: String
    let design: Calibration.Design
    let orientation: Calibration.Orientation
    let old: String
    let new: String
    let code: DiagnosticCode

    var testDescription: String { name }

    static let all = [
        Mutation(
            name: "bar at the safe area of an island phone", display: "iphone-6.1-island", design: .classic,
            orientation: .portrait, old: "top: 161px\n", new: "top: 59\n", code: .observationDisagrees),
        Mutation(
            name: "an island bar one pixel down", display: "iphone-6.3-island", design: .classic,
            orientation: .portrait, old: "top: 169px\n", new: "top: 170px\n", code: .observationDisagrees),
        Mutation(
            name: "an island bar as a rounded decimal", display: "iphone-6.7-island", design: .classic,
            orientation: .portrait, old: "top: 161px\n", new: "top: 53.667\n", code: .offPixelGrid),
        Mutation(
            name: "large height 96.5", display: "iphone-6.1-notch-11", design: .classic, orientation: .portrait,
            old: "large: 96\n", new: "large: 96.5\n", code: .observationDisagrees),
        Mutation(
            name: "classic heights in liquidGlass", display: "iphone-6.3-island", design: .liquidGlass,
            orientation: .portrait, old: "medium: 54\n      large: 106\n", new: "medium: 44\n      large: 96\n",
            code: .observationDisagrees),
        Mutation(
            name: "a large title in landscape", display: "iphone-6.1-island", design: .classic,
            orientation: .landscape, old: "large: none\n", new: "large: 32\n", code: .noScrollRange),
        Mutation(
            name: "an iPad's bar on a phone", display: "iphone-5.8-notch-x", design: .classic, orientation: .portrait,
            old: "medium: 44\n", new: "medium: 50\n", code: .observationDisagrees),
    ]
}
