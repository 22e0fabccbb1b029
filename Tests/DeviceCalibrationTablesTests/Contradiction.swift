import CalibrationCompiler
import DeviceCalibration
import Testing

/// A published number that contradicts the catalogue, and what the catalogue says instead.
struct Contradiction: CustomTestStringConvertible, Sendable {
    let name: String
    let display: String
    let design: Calibration.Design
    let orientation: Calibration.Orientation
    let quantity: ObservationSpec.Quantity
    let title: ObservationSpec.Title
    let value: String
    let truth: String

    var testDescription: String { name }

    init(
        _ name: String, _ display: String, _ quantity: ObservationSpec.Quantity, _ title: ObservationSpec.Title,
        _ value: String, not truth: String, in design: Calibration.Design = .classic,
        turned orientation: Calibration.Orientation = .portrait
    ) {
        self.name = name
        self.display = display
        self.design = design
        self.orientation = orientation
        self.quantity = quantity
        self.title = title
        self.value = value
        self.truth = truth
    }

    static let all = islands + beforeLayout + olderSystems + others

    private static let islands = [
        Contradiction(
            "header table, 62 points, classic", "iphone-6.3-island", .topInset, .medium, "100.667",
            not: "100.333"),
        Contradiction(
            "header table, 62 points, liquidGlass", "iphone-6.3-island", .topInset, .medium,
            "116.667", not: "116", in: .liquidGlass),
        Contradiction(
            "header table, 62 points, without liquidGlass", "iphone-6.3-island", .topInset,
            .medium, "100.667", not: "116", in: .liquidGlass),
        Contradiction(
            "header table, landscape, without liquidGlass", "iphone-6.3-island", .topInset,
            .medium, "32", not: "78", in: .liquidGlass, turned: .landscape),
        Contradiction(
            "header table, 59 points, liquidGlass", "iphone-6.1-island", .topInset, .medium,
            "113.667", not: "113", in: .liquidGlass),
        Contradiction(
            "first frame of iOS 26", "iphone-6.1-island", .topInset, .medium,
            "97.666667", not: "113", in: .liquidGlass),
        Contradiction("eyeballed", "iphone-6.7-island", .topInset, .medium, "97", not: "97.667"),
        Contradiction("status bar and bar added up", "iphone-6.1-island", .topInset, .medium, "98", not: "97.667"),
        Contradiction("safe area and bar added up", "iphone-6.1-island", .topInset, .medium, "103", not: "97.667"),
        Contradiction("the iPhone 15 as a notch phone", "iphone-6.1-island", .barTop, .medium, "47", not: "53.667"),
        Contradiction(
            "the iPhone Air as a 62-point phone", "iphone-6.5-island", .barTop, .medium, "56.333", not: "62.333"),
    ]

    private static let beforeLayout = [
        Contradiction("in viewDidLoad", "iphone-6.5-notch-xs-max", .barTop, .medium, "0", not: "44")
    ]

    private static let olderSystems = [
        Contradiction("iOS 13, XR, origin", "iphone-6.1-notch-xr", .barTop, .large, "44", not: "48"),
        Contradiction("iOS 13, iPhone 11, origin", "iphone-6.1-notch-11", .barTop, .large, "44", not: "48"),
        Contradiction("iOS 13, iPhone 11, rest", "iphone-6.1-notch-11", .contentOffset, .large, "-140", not: "-144"),
        Contradiction("iOS 13, iPhone 11, inset", "iphone-6.1-notch-11", .topInset, .medium, "88", not: "92"),
        Contradiction("iOS 11, iPad", "ipad-9.7-home", .barHeight, .medium, "44", not: "50"),
    ]

    private static let others = [
        Contradiction("96.5, on a phone @2x", "iphone-4.7-home", .barHeight, .large, "96.5", not: "96"),
        Contradiction("96.5, on a phone @3x", "iphone-6.1-notch", .barHeight, .large, "96.5", not: "96"),
        Contradiction("large title and search bar", "iphone-6.1-notch", .contentOffset, .large, "-148", not: "-143"),
        Contradiction("bar with a prompt", "iphone-6.1-notch", .barHeight, .large, "130", not: "96"),
        Contradiction("bar of a sheet", "iphone-6.7-notch", .barHeight, .medium, "56", not: "44"),
        Contradiction(
            "bar of a sheet, liquidGlass", "iphone-6.7-notch", .topInset, .medium, "70",
            not: "101", in: .liquidGlass),
        Contradiction(
            "a mini's origin on an iPhone 11 Pro", "iphone-5.8-notch-11-pro", .barTop, .large, "50", not: "44"),
        Contradiction("a mini's status bar on iOS 14", "iphone-5.4-notch", .barTop, .medium, "44", not: "50"),
        Contradiction(
            "the XS in landscape", "iphone-5.8-notch-x", .barHeight, .medium, "44", not: "32", turned: .landscape),
        Contradiction("an iPad under a tab bar", "ipad-13-pro-m4", .barHeight, .medium, "64", not: "50"),
        Contradiction(
            "the original's rest on an SE", "iphone-4.7-home-se", .contentOffset, .large, "-143", not: "-116"),
        Contradiction(
            "the original's rest on iOS 26", "iphone-6.1-notch", .contentOffset, .large,
            "-143", not: "-153", in: .liquidGlass),
        Contradiction(
            "a flipped sign", "iphone-6.1-notch", .contentOffset, .large, "143", not: "-143"),
    ]
}
