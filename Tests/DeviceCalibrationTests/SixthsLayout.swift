import DeviceCalibration
import Testing

/// A layout in whole sixths of a point, in which every pixel of every scale is a whole number.
struct SixthsLayout: Sendable, CustomTestStringConvertible {
    let name: String
    let scale: Int
    let top: Int
    let medium: Int
    let large: Int
    let bottomMargin: Int
    let size: Int

    init(_ name: String, scale: Int, top: Int, medium: Int, large: Int, bottomMargin: Int = 12, size: Int = 40) {
        self.name = name
        self.scale = scale
        self.top = top
        self.medium = 6 * medium
        self.large = 6 * large
        self.bottomMargin = 6 * bottomMargin
        self.size = 6 * size
    }

    var testDescription: String { name }

    var range: Int { large - medium - bottomMargin }
    var rest: Int { -(top + large) }
    var target: Int { -(top + medium + bottomMargin) }
    var collapsed: Int { -(top + medium) }
    var pixel: Int { 6 / scale }

    func calibration(_ curve: FadeCurve) -> Calibration {
        .sample(
            screen: Calibration.Screen(width: 390, height: 844, scale: Double(scale)), safeAreaTop: points(top),
            medium: points(medium), large: points(large), size: points(size), bottomMargin: points(bottomMargin),
            fade: curve)
    }

    func points(_ sixths: Int) -> Double { Double(sixths) / 6 }

    static let all = [
        SixthsLayout("home button", scale: 2, top: 120, medium: 44, large: 96),
        SixthsLayout("home button Plus", scale: 3, top: 120, medium: 44, large: 96),
        SixthsLayout("notch 44", scale: 3, top: 264, medium: 44, large: 96),
        SixthsLayout("notch 47", scale: 3, top: 282, medium: 44, large: 96),
        SixthsLayout("notch 47, image 36", scale: 3, top: 282, medium: 44, large: 96, size: 36),
        SixthsLayout("notch 47, margin 8", scale: 3, top: 282, medium: 44, large: 96, bottomMargin: 8, size: 44),
        SixthsLayout("notch 47, margin 0", scale: 3, top: 282, medium: 44, large: 96, bottomMargin: 0),
        SixthsLayout("notch 48", scale: 2, top: 288, medium: 44, large: 96),
        SixthsLayout("notch 50", scale: 3, top: 300, medium: 44, large: 96),
        SixthsLayout("island 59, 161 px", scale: 3, top: 322, medium: 44, large: 96),
        SixthsLayout("island 62, 169 px", scale: 3, top: 338, medium: 44, large: 96),
        SixthsLayout("island 68, 187 px", scale: 3, top: 374, medium: 44, large: 96),
        SixthsLayout("island 59, liquidGlass", scale: 3, top: 354, medium: 54, large: 106),
        SixthsLayout("pad, home button", scale: 2, top: 120, medium: 50, large: 102),
        SixthsLayout("pad, margin 8", scale: 2, top: 144, medium: 50, large: 102, bottomMargin: 8, size: 44),
        SixthsLayout("pad, liquidGlass", scale: 2, top: 192, medium: 54, large: 106),
        SixthsLayout("room of one pixel", scale: 3, top: 161, medium: 44, large: 57, bottomMargin: 12),
        SixthsLayout("scale 1", scale: 1, top: 120, medium: 50, large: 102),
    ]
}
