import DeviceCalibration
import Testing

/// Constants of one layout, worked out by hand.
struct FamilyConstants: CustomTestStringConvertible, Sendable {
    let name: String
    let identifier: String
    let design: Calibration.Design
    let screen: (width: Double, height: Double)
    /// In points; thirds of a point are written as such.
    let barTop: Double
    let medium: Double
    let large: Double
    let rest: Double
    let target: Double
    let collapsed: Double

    var testDescription: String { name }

    init(
        _ name: String, _ identifier: String, _ design: Calibration.Design, _ width: Double, _ height: Double,
        bar: (top: Double, medium: Double, large: Double), rest: Double, target: Double, collapsed: Double
    ) {
        self.name = name
        self.identifier = identifier
        self.design = design
        screen = (width, height)
        (barTop, medium, large) = bar
        self.rest = rest
        self.target = target
        self.collapsed = collapsed
    }
}

extension FamilyConstants {
    static let classic = [
        FamilyConstants(
            "home button, iPhone SE 3", "iPhone14,6", .classic, 375, 667, bar: (20, 44, 96), rest: -116, target: -76,
            collapsed: -64),
        FamilyConstants(
            "home button, iPhone 8 Plus", "iPhone10,2", .classic, 414, 736, bar: (20, 44, 96), rest: -116,
            target: -76, collapsed: -64),
        FamilyConstants(
            "home button, iPod touch", "iPod9,1", .classic, 320, 568, bar: (20, 44, 96), rest: -116, target: -76,
            collapsed: -64),
        FamilyConstants(
            "notch 44, iPhone X", "iPhone10,3", .classic, 375, 812, bar: (44, 44, 96), rest: -140, target: -100,
            collapsed: -88),
        FamilyConstants(
            "notch 44, iPhone 11 Pro Max", "iPhone12,5", .classic, 414, 896, bar: (44, 44, 96), rest: -140,
            target: -100, collapsed: -88),
        FamilyConstants(
            "notch 48, iPhone XR", "iPhone11,8", .classic, 414, 896, bar: (48, 44, 96), rest: -144, target: -104,
            collapsed: -92),
        FamilyConstants(
            "notch 47, iPhone 14: the original's constants", "iPhone14,7", .classic, 390, 844, bar: (47, 44, 96),
            rest: -143, target: -103, collapsed: -91),
        FamilyConstants(
            "notch 47, iPhone 13 Pro Max", "iPhone14,3", .classic, 428, 926, bar: (47, 44, 96), rest: -143,
            target: -103, collapsed: -91),
        FamilyConstants(
            "notch 50, iPhone 13 mini", "iPhone14,4", .classic, 375, 812, bar: (50, 44, 96), rest: -146, target: -106,
            collapsed: -94),
        FamilyConstants(
            "island 59, iPhone 15 Pro", "iPhone16,1", .classic, 393, 852, bar: (161.0 / 3, 44, 96), rest: -449.0 / 3,
            target: -329.0 / 3, collapsed: -293.0 / 3),
        FamilyConstants(
            "island 59, iPhone 16 Plus", "iPhone17,4", .classic, 430, 932, bar: (161.0 / 3, 44, 96), rest: -449.0 / 3,
            target: -329.0 / 3, collapsed: -293.0 / 3),
        FamilyConstants(
            "island 62, iPhone 16 Pro", "iPhone17,1", .classic, 402, 874, bar: (169.0 / 3, 44, 96), rest: -457.0 / 3,
            target: -337.0 / 3, collapsed: -301.0 / 3),
        FamilyConstants(
            "island 62, iPhone 17 in compatibility mode", "iPhone18,3", .classic, 402, 874, bar: (169.0 / 3, 44, 96),
            rest: -457.0 / 3, target: -337.0 / 3, collapsed: -301.0 / 3),
        FamilyConstants(
            "island 68, iPhone Air in compatibility mode", "iPhone18,4", .classic, 420, 912,
            bar: (187.0 / 3, 44, 96), rest: -475.0 / 3, target: -355.0 / 3, collapsed: -319.0 / 3),
        FamilyConstants(
            "iPad, home button", "iPad7,3", .classic, 834, 1112, bar: (20, 50, 102), rest: -122, target: -82,
            collapsed: -70),
        FamilyConstants(
            "iPad, all-screen", "iPad16,3", .classic, 834, 1210, bar: (24, 50, 102), rest: -126, target: -86,
            collapsed: -74),
    ]

    static let liquidGlass = [
        FamilyConstants(
            "home button, iPhone SE 3", "iPhone14,6", .liquidGlass, 375, 667, bar: (20, 54, 106), rest: -126,
            target: -86, collapsed: -74),
        FamilyConstants(
            "notch 44, iPhone 11 Pro", "iPhone12,3", .liquidGlass, 375, 812, bar: (44, 54, 106), rest: -150,
            target: -110, collapsed: -98),
        FamilyConstants(
            "notch 48, iPhone 11", "iPhone12,1", .liquidGlass, 414, 896, bar: (48, 54, 106), rest: -154, target: -114,
            collapsed: -102),
        FamilyConstants(
            "notch 47, iPhone 17e", "iPhone18,5", .liquidGlass, 390, 844, bar: (47, 54, 106), rest: -153,
            target: -113, collapsed: -101),
        FamilyConstants(
            "notch 50, iPhone 12 mini", "iPhone13,1", .liquidGlass, 375, 812, bar: (50, 54, 106), rest: -156,
            target: -116, collapsed: -104),
        FamilyConstants(
            "island 59, iPhone 14 Pro", "iPhone15,2", .liquidGlass, 393, 852, bar: (59, 54, 106), rest: -165,
            target: -125, collapsed: -113),
        FamilyConstants(
            "island 62, iPhone 16 Pro", "iPhone17,1", .liquidGlass, 402, 874, bar: (62, 54, 106), rest: -168,
            target: -128, collapsed: -116),
        FamilyConstants(
            "island 62, iPhone 17", "iPhone18,3", .liquidGlass, 402, 874, bar: (62, 54, 106), rest: -168,
            target: -128, collapsed: -116),
        FamilyConstants(
            "island 62, iPhone 17 Pro Max", "iPhone18,2", .liquidGlass, 440, 956, bar: (62, 54, 106), rest: -168,
            target: -128, collapsed: -116),
        FamilyConstants(
            "island 68, iPhone Air", "iPhone18,4", .liquidGlass, 420, 912, bar: (68, 54, 106), rest: -174,
            target: -134, collapsed: -122),
        FamilyConstants(
            "foldable, open", "iPhone19,4", .liquidGlass, 669, 951, bar: (82, 54, 106), rest: -188, target: -148,
            collapsed: -136),
        FamilyConstants(
            "iPad, all-screen", "iPad17,3", .liquidGlass, 1032, 1376, bar: (32, 54, 106), rest: -138, target: -98,
            collapsed: -86),
    ]

    static let zoomed = [
        FamilyConstants(
            "iPhone SE 2", "iPhone12,8", .classic, 320, 568, bar: (20, 44, 96), rest: -116, target: -76,
            collapsed: -64),
        FamilyConstants(
            "iPhone 7 Plus", "iPhone9,4", .classic, 375, 667, bar: (20, 44, 96), rest: -116, target: -76,
            collapsed: -64),
        FamilyConstants(
            "iPhone 11", "iPhone12,1", .classic, 375, 812, bar: (44, 44, 96), rest: -140, target: -100,
            collapsed: -88),
        FamilyConstants(
            "iPhone XS Max", "iPhone11,6", .classic, 375, 812, bar: (40, 44, 96), rest: -136, target: -96,
            collapsed: -84),
        FamilyConstants(
            "iPhone 13 mini", "iPhone14,4", .classic, 320, 693, bar: (43, 44, 96), rest: -139, target: -99,
            collapsed: -87),
        FamilyConstants(
            "iPhone 14", "iPhone14,7", .classic, 320, 693, bar: (39, 44, 96), rest: -135, target: -95,
            collapsed: -83),
        FamilyConstants(
            "iPhone 14 Plus", "iPhone14,8", .classic, 375, 812, bar: (41, 44, 96), rest: -137, target: -97,
            collapsed: -85),
    ]
}
