// Device calibrations, made by calibrate from device specs. Do not edit.
// Make it again with 'calibrate generate'; 'calibrate check' tells whether it is fresh.
//
// Lengths are in points, content offsets in the scroll view's coordinates:
//   rest = -(top + large), target = -(top + medium + bottomMargin), norm = rest - target, collapsed = -(top + medium)
//
// swift-format-ignore-file
// swiftlint:disable all

public import DeviceCalibration

/// The calibrated layouts of all displays.
public enum DeviceCalibrations {
    /// iPad (7th generation), iPad (8th generation), iPad (9th generation): classic, portrait (display `ipad-10.2-home`).
    ///
    /// - rest: `-122 = -(20 + 102)`, documented
    /// - target: `-82 = -(20 + 50 + 12)`, documented
    /// - norm: `-40 = -(102 - 50 - 12)`, documented
    /// - collapsed: `-70 = -(20 + 50)`, documented
    /// - size: 40 points, 80 pixels
    public static let ipad102HomeClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 810, height: 1080, scale: 2),
        safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 20, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -122, target: -82, norm: -40, collapsed: -70),
        fade: .linear)

    /// iPad (7th generation), iPad (8th generation), iPad (9th generation): classic, landscape (display `ipad-10.2-home`).
    ///
    /// - rest: `-122 = -(20 + 102)`, documented
    /// - target: `-82 = -(20 + 50 + 12)`, documented
    /// - norm: `-40 = -(102 - 50 - 12)`, documented
    /// - collapsed: `-70 = -(20 + 50)`, documented
    /// - size: 40 points, 80 pixels
    public static let ipad102HomeClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 810, height: 1080, scale: 2),
        safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 20, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -122, target: -82, norm: -40, collapsed: -70),
        fade: .linear)

    /// iPad Pro (10.5-inch), iPad Air (3rd generation): classic, portrait (display `ipad-10.5-home`).
    ///
    /// - rest: `-122 = -(20 + 102)`, measured
    /// - target: `-82 = -(20 + 50 + 12)`, measured
    /// - norm: `-40 = -(102 - 50 - 12)`, measured
    /// - collapsed: `-70 = -(20 + 50)`, measured
    /// - size: 40 points, 80 pixels
    public static let ipad105HomeClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 834, height: 1112, scale: 2),
        safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 20, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -122, target: -82, norm: -40, collapsed: -70),
        fade: .linear)

    /// iPad Pro (10.5-inch), iPad Air (3rd generation): classic, landscape (display `ipad-10.5-home`).
    ///
    /// - rest: `-122 = -(20 + 102)`, measured
    /// - target: `-82 = -(20 + 50 + 12)`, measured
    /// - norm: `-40 = -(102 - 50 - 12)`, measured
    /// - collapsed: `-70 = -(20 + 50)`, measured
    /// - size: 40 points, 80 pixels
    public static let ipad105HomeClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 834, height: 1112, scale: 2),
        safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 20, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -122, target: -82, norm: -40, collapsed: -70),
        fade: .linear)

    /// iPad Air (4th generation), iPad Air (5th generation), iPad (10th generation), iPad (A16): classic, portrait (display `ipad-10.9`).
    ///
    /// - rest: `-126 = -(24 + 102)`, inferred
    /// - target: `-86 = -(24 + 50 + 12)`, inferred
    /// - norm: `-40 = -(102 - 50 - 12)`, inferred
    /// - collapsed: `-74 = -(24 + 50)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad109ClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 820, height: 1180, scale: 2),
        safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
        fade: .linear)

    /// iPad Air (4th generation), iPad Air (5th generation), iPad (10th generation), iPad (A16): classic, landscape (display `ipad-10.9`).
    ///
    /// - rest: `-126 = -(24 + 102)`, inferred
    /// - target: `-86 = -(24 + 50 + 12)`, inferred
    /// - norm: `-40 = -(102 - 50 - 12)`, inferred
    /// - collapsed: `-74 = -(24 + 50)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad109ClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 820, height: 1180, scale: 2),
        safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
        fade: .linear)

    /// iPad Air (4th generation), iPad Air (5th generation), iPad (10th generation), iPad (A16): liquidGlass, portrait (display `ipad-10.9`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad109LiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 820, height: 1180, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Air (4th generation), iPad Air (5th generation), iPad (10th generation), iPad (A16): liquidGlass, landscape (display `ipad-10.9`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad109LiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 820, height: 1180, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Air 11-inch (M2), iPad Air 11-inch (M3): classic, portrait (display `ipad-11-air`).
    ///
    /// - rest: `-126 = -(24 + 102)`, inferred
    /// - target: `-86 = -(24 + 50 + 12)`, inferred
    /// - norm: `-40 = -(102 - 50 - 12)`, inferred
    /// - collapsed: `-74 = -(24 + 50)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad11AirClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 820, height: 1180, scale: 2),
        safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
        fade: .linear)

    /// iPad Air 11-inch (M2), iPad Air 11-inch (M3): classic, landscape (display `ipad-11-air`).
    ///
    /// - rest: `-126 = -(24 + 102)`, inferred
    /// - target: `-86 = -(24 + 50 + 12)`, inferred
    /// - norm: `-40 = -(102 - 50 - 12)`, inferred
    /// - collapsed: `-74 = -(24 + 50)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad11AirClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 820, height: 1180, scale: 2),
        safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
        fade: .linear)

    /// iPad Air 11-inch (M2), iPad Air 11-inch (M3): liquidGlass, portrait (display `ipad-11-air`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad11AirLiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 820, height: 1180, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Air 11-inch (M2), iPad Air 11-inch (M3): liquidGlass, landscape (display `ipad-11-air`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad11AirLiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 820, height: 1180, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Air 11-inch (M4): liquidGlass, portrait (display `ipad-11-air-m4`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad11AirM4LiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 820, height: 1180, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Air 11-inch (M4): liquidGlass, landscape (display `ipad-11-air-m4`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad11AirM4LiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 820, height: 1180, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Pro (11-inch) (1st generation), iPad Pro (11-inch) (2nd generation), iPad Pro (11-inch) (3rd generation), iPad Pro (11-inch) (4th generation): classic, portrait (display `ipad-11-pro`).
    ///
    /// - rest: `-126 = -(24 + 102)`, inferred
    /// - target: `-86 = -(24 + 50 + 12)`, inferred
    /// - norm: `-40 = -(102 - 50 - 12)`, inferred
    /// - collapsed: `-74 = -(24 + 50)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad11ProClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 834, height: 1194, scale: 2),
        safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
        fade: .linear)

    /// iPad Pro (11-inch) (1st generation), iPad Pro (11-inch) (2nd generation), iPad Pro (11-inch) (3rd generation), iPad Pro (11-inch) (4th generation): classic, landscape (display `ipad-11-pro`).
    ///
    /// - rest: `-126 = -(24 + 102)`, inferred
    /// - target: `-86 = -(24 + 50 + 12)`, inferred
    /// - norm: `-40 = -(102 - 50 - 12)`, inferred
    /// - collapsed: `-74 = -(24 + 50)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad11ProClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 834, height: 1194, scale: 2),
        safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
        fade: .linear)

    /// iPad Pro (11-inch) (1st generation), iPad Pro (11-inch) (2nd generation), iPad Pro (11-inch) (3rd generation), iPad Pro (11-inch) (4th generation): liquidGlass, portrait (display `ipad-11-pro`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad11ProLiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 834, height: 1194, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Pro (11-inch) (1st generation), iPad Pro (11-inch) (2nd generation), iPad Pro (11-inch) (3rd generation), iPad Pro (11-inch) (4th generation): liquidGlass, landscape (display `ipad-11-pro`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad11ProLiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 834, height: 1194, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Pro 11-inch (M4): classic, portrait (display `ipad-11-pro-m4`).
    ///
    /// - rest: `-126 = -(24 + 102)`, inferred
    /// - target: `-86 = -(24 + 50 + 12)`, inferred
    /// - norm: `-40 = -(102 - 50 - 12)`, inferred
    /// - collapsed: `-74 = -(24 + 50)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad11ProM4ClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 834, height: 1210, scale: 2),
        safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
        fade: .linear)

    /// iPad Pro 11-inch (M4): classic, landscape (display `ipad-11-pro-m4`).
    ///
    /// - rest: `-126 = -(24 + 102)`, inferred
    /// - target: `-86 = -(24 + 50 + 12)`, inferred
    /// - norm: `-40 = -(102 - 50 - 12)`, inferred
    /// - collapsed: `-74 = -(24 + 50)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad11ProM4ClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 834, height: 1210, scale: 2),
        safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
        fade: .linear)

    /// iPad Pro 11-inch (M4): liquidGlass, portrait (display `ipad-11-pro-m4`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad11ProM4LiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 834, height: 1210, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Pro 11-inch (M4): liquidGlass, landscape (display `ipad-11-pro-m4`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad11ProM4LiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 834, height: 1210, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Pro 11-inch (M5): liquidGlass, portrait (display `ipad-11-pro-m5`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad11ProM5LiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 834, height: 1210, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Pro 11-inch (M5): liquidGlass, landscape (display `ipad-11-pro-m5`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad11ProM5LiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 834, height: 1210, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Pro (12.9-inch) (1st generation), iPad Pro (12.9-inch) (2nd generation): classic, portrait (display `ipad-12.9-home`).
    ///
    /// - rest: `-122 = -(20 + 102)`, documented
    /// - target: `-82 = -(20 + 50 + 12)`, documented
    /// - norm: `-40 = -(102 - 50 - 12)`, documented
    /// - collapsed: `-70 = -(20 + 50)`, documented
    /// - size: 40 points, 80 pixels
    public static let ipad129HomeClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
        safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 20, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -122, target: -82, norm: -40, collapsed: -70),
        fade: .linear)

    /// iPad Pro (12.9-inch) (1st generation), iPad Pro (12.9-inch) (2nd generation): classic, landscape (display `ipad-12.9-home`).
    ///
    /// - rest: `-122 = -(20 + 102)`, documented
    /// - target: `-82 = -(20 + 50 + 12)`, documented
    /// - norm: `-40 = -(102 - 50 - 12)`, documented
    /// - collapsed: `-70 = -(20 + 50)`, documented
    /// - size: 40 points, 80 pixels
    public static let ipad129HomeClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
        safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 20, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -122, target: -82, norm: -40, collapsed: -70),
        fade: .linear)

    /// iPad Pro (12.9-inch) (3rd generation), iPad Pro (12.9-inch) (4th generation), iPad Pro (12.9-inch) (5th generation), iPad Pro (12.9-inch) (6th generation): classic, portrait (display `ipad-12.9-pro`).
    ///
    /// - rest: `-126 = -(24 + 102)`, inferred
    /// - target: `-86 = -(24 + 50 + 12)`, inferred
    /// - norm: `-40 = -(102 - 50 - 12)`, inferred
    /// - collapsed: `-74 = -(24 + 50)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad129ProClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
        safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
        fade: .linear)

    /// iPad Pro (12.9-inch) (3rd generation), iPad Pro (12.9-inch) (4th generation), iPad Pro (12.9-inch) (5th generation), iPad Pro (12.9-inch) (6th generation): classic, landscape (display `ipad-12.9-pro`).
    ///
    /// - rest: `-126 = -(24 + 102)`, inferred
    /// - target: `-86 = -(24 + 50 + 12)`, inferred
    /// - norm: `-40 = -(102 - 50 - 12)`, inferred
    /// - collapsed: `-74 = -(24 + 50)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad129ProClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
        safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
        fade: .linear)

    /// iPad Pro (12.9-inch) (3rd generation), iPad Pro (12.9-inch) (4th generation), iPad Pro (12.9-inch) (5th generation), iPad Pro (12.9-inch) (6th generation): liquidGlass, portrait (display `ipad-12.9-pro`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad129ProLiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Pro (12.9-inch) (3rd generation), iPad Pro (12.9-inch) (4th generation), iPad Pro (12.9-inch) (5th generation), iPad Pro (12.9-inch) (6th generation): liquidGlass, landscape (display `ipad-12.9-pro`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad129ProLiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Air 13-inch (M2), iPad Air 13-inch (M3): classic, portrait (display `ipad-13-air`).
    ///
    /// - rest: `-126 = -(24 + 102)`, inferred
    /// - target: `-86 = -(24 + 50 + 12)`, inferred
    /// - norm: `-40 = -(102 - 50 - 12)`, inferred
    /// - collapsed: `-74 = -(24 + 50)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad13AirClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
        safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
        fade: .linear)

    /// iPad Air 13-inch (M2), iPad Air 13-inch (M3): classic, landscape (display `ipad-13-air`).
    ///
    /// - rest: `-126 = -(24 + 102)`, inferred
    /// - target: `-86 = -(24 + 50 + 12)`, inferred
    /// - norm: `-40 = -(102 - 50 - 12)`, inferred
    /// - collapsed: `-74 = -(24 + 50)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad13AirClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
        safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
        fade: .linear)

    /// iPad Air 13-inch (M2), iPad Air 13-inch (M3): liquidGlass, portrait (display `ipad-13-air`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad13AirLiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Air 13-inch (M2), iPad Air 13-inch (M3): liquidGlass, landscape (display `ipad-13-air`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad13AirLiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Air 13-inch (M4): liquidGlass, portrait (display `ipad-13-air-m4`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad13AirM4LiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Air 13-inch (M4): liquidGlass, landscape (display `ipad-13-air-m4`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad13AirM4LiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Pro 13-inch (M4): classic, portrait (display `ipad-13-pro-m4`).
    ///
    /// - rest: `-126 = -(24 + 102)`, inferred
    /// - target: `-86 = -(24 + 50 + 12)`, inferred
    /// - norm: `-40 = -(102 - 50 - 12)`, inferred
    /// - collapsed: `-74 = -(24 + 50)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad13ProM4ClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 1032, height: 1376, scale: 2),
        safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
        fade: .linear)

    /// iPad Pro 13-inch (M4): classic, landscape (display `ipad-13-pro-m4`).
    ///
    /// - rest: `-126 = -(24 + 102)`, inferred
    /// - target: `-86 = -(24 + 50 + 12)`, inferred
    /// - norm: `-40 = -(102 - 50 - 12)`, inferred
    /// - collapsed: `-74 = -(24 + 50)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad13ProM4ClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 1032, height: 1376, scale: 2),
        safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
        fade: .linear)

    /// iPad Pro 13-inch (M4): liquidGlass, portrait (display `ipad-13-pro-m4`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad13ProM4LiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 1032, height: 1376, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Pro 13-inch (M4): liquidGlass, landscape (display `ipad-13-pro-m4`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad13ProM4LiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 1032, height: 1376, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Pro 13-inch (M5): liquidGlass, portrait (display `ipad-13-pro-m5`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad13ProM5LiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 1032, height: 1376, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Pro 13-inch (M5): liquidGlass, landscape (display `ipad-13-pro-m5`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad13ProM5LiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 1032, height: 1376, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad mini 4, iPad mini (5th generation): classic, portrait (display `ipad-7.9-home`).
    ///
    /// - rest: `-122 = -(20 + 102)`, documented
    /// - target: `-82 = -(20 + 50 + 12)`, documented
    /// - norm: `-40 = -(102 - 50 - 12)`, documented
    /// - collapsed: `-70 = -(20 + 50)`, documented
    /// - size: 40 points, 80 pixels
    public static let ipad79HomeClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 768, height: 1024, scale: 2),
        safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 20, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -122, target: -82, norm: -40, collapsed: -70),
        fade: .linear)

    /// iPad mini 4, iPad mini (5th generation): classic, landscape (display `ipad-7.9-home`).
    ///
    /// - rest: `-122 = -(20 + 102)`, documented
    /// - target: `-82 = -(20 + 50 + 12)`, documented
    /// - norm: `-40 = -(102 - 50 - 12)`, documented
    /// - collapsed: `-70 = -(20 + 50)`, documented
    /// - size: 40 points, 80 pixels
    public static let ipad79HomeClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 768, height: 1024, scale: 2),
        safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 20, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -122, target: -82, norm: -40, collapsed: -70),
        fade: .linear)

    /// iPad mini (6th generation), iPad mini (A17 Pro): classic, portrait (display `ipad-8.3-mini`).
    ///
    /// - rest: `-126 = -(24 + 102)`, inferred
    /// - target: `-86 = -(24 + 50 + 12)`, inferred
    /// - norm: `-40 = -(102 - 50 - 12)`, inferred
    /// - collapsed: `-74 = -(24 + 50)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad83MiniClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 744, height: 1133, scale: 2),
        safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
        fade: .linear)

    /// iPad mini (6th generation), iPad mini (A17 Pro): classic, landscape (display `ipad-8.3-mini`).
    ///
    /// - rest: `-126 = -(24 + 102)`, inferred
    /// - target: `-86 = -(24 + 50 + 12)`, inferred
    /// - norm: `-40 = -(102 - 50 - 12)`, inferred
    /// - collapsed: `-74 = -(24 + 50)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad83MiniClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 744, height: 1133, scale: 2),
        safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
        fade: .linear)

    /// iPad mini (6th generation), iPad mini (A17 Pro): liquidGlass, portrait (display `ipad-8.3-mini`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad83MiniLiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 744, height: 1133, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad mini (6th generation), iPad mini (A17 Pro): liquidGlass, landscape (display `ipad-8.3-mini`).
    ///
    /// - rest: `-138 = -(32 + 106)`, inferred
    /// - target: `-98 = -(32 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-86 = -(32 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipad83MiniLiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 744, height: 1133, scale: 2),
        safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
        navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
        fade: .linear)

    /// iPad Air 2, iPad Pro (9.7-inch), iPad (5th generation), iPad (6th generation): classic, portrait (display `ipad-9.7-home`).
    ///
    /// - rest: `-122 = -(20 + 102)`, documented
    /// - target: `-82 = -(20 + 50 + 12)`, documented
    /// - norm: `-40 = -(102 - 50 - 12)`, documented
    /// - collapsed: `-70 = -(20 + 50)`, documented
    /// - size: 40 points, 80 pixels
    public static let ipad97HomeClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 768, height: 1024, scale: 2),
        safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 20, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -122, target: -82, norm: -40, collapsed: -70),
        fade: .linear)

    /// iPad Air 2, iPad Pro (9.7-inch), iPad (5th generation), iPad (6th generation): classic, landscape (display `ipad-9.7-home`).
    ///
    /// - rest: `-122 = -(20 + 102)`, documented
    /// - target: `-82 = -(20 + 50 + 12)`, documented
    /// - norm: `-40 = -(102 - 50 - 12)`, documented
    /// - collapsed: `-70 = -(20 + 50)`, documented
    /// - size: 40 points, 80 pixels
    public static let ipad97HomeClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
        screen: Calibration.Screen(width: 768, height: 1024, scale: 2),
        safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 20, medium: 50, large: 102),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -122, target: -82, norm: -40, collapsed: -70),
        fade: .linear)

    /// iPhone SE (1st generation): classic, portrait (display `iphone-4.0-home`).
    ///
    /// - rest: `-116 = -(20 + 96)`, inferred
    /// - target: `-76 = -(20 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-64 = -(20 + 44)`, inferred
    /// - size: 40 points, 80 pixels
    public static let iphone40HomeClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 320, height: 568, scale: 2),
        safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 20, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -116, target: -76, norm: -40, collapsed: -64),
        fade: .linear)

    /// iPhone SE (1st generation): classic, landscape (display `iphone-4.0-home`).
    ///
    /// No large title: no image. The bar's geometry is documented.
    public static let iphone40HomeClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 320, height: 568, scale: 2),
        safeArea: Calibration.SafeArea(top: 0, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 0, medium: 32, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 6s, iPhone 7, iPhone 8: classic, portrait (display `iphone-4.7-home`).
    ///
    /// - rest: `-116 = -(20 + 96)`, inferred
    /// - target: `-76 = -(20 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-64 = -(20 + 44)`, inferred
    /// - size: 40 points, 80 pixels
    public static let iphone47HomeClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 375, height: 667, scale: 2),
        safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 20, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -116, target: -76, norm: -40, collapsed: -64),
        fade: .linear)

    /// iPhone 6s, iPhone 7, iPhone 8: classic, portrait, zoomed (display `iphone-4.7-home`).
    ///
    /// - rest: `-116 = -(20 + 96)`, inferred
    /// - target: `-76 = -(20 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-64 = -(20 + 44)`, inferred
    /// - size: 40 points, 80 pixels
    public static let iphone47HomeClassicPortraitZoomed: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: true, idiom: .phone,
        screen: Calibration.Screen(width: 320, height: 568, scale: 2),
        safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 20, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -116, target: -76, norm: -40, collapsed: -64),
        fade: .linear)

    /// iPhone 6s, iPhone 7, iPhone 8: classic, landscape (display `iphone-4.7-home`).
    ///
    /// No large title: no image. The bar's geometry is documented.
    public static let iphone47HomeClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 375, height: 667, scale: 2),
        safeArea: Calibration.SafeArea(top: 0, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 0, medium: 32, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone SE (2nd generation), iPhone SE (3rd generation): classic, portrait (display `iphone-4.7-home-se`).
    ///
    /// - rest: `-116 = -(20 + 96)`, inferred
    /// - target: `-76 = -(20 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-64 = -(20 + 44)`, inferred
    /// - size: 40 points, 80 pixels
    public static let iphone47HomeSeClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 375, height: 667, scale: 2),
        safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 20, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -116, target: -76, norm: -40, collapsed: -64),
        fade: .linear)

    /// iPhone SE (2nd generation), iPhone SE (3rd generation): classic, portrait, zoomed (display `iphone-4.7-home-se`).
    ///
    /// - rest: `-116 = -(20 + 96)`, inferred
    /// - target: `-76 = -(20 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-64 = -(20 + 44)`, inferred
    /// - size: 40 points, 80 pixels
    public static let iphone47HomeSeClassicPortraitZoomed: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: true, idiom: .phone,
        screen: Calibration.Screen(width: 320, height: 568, scale: 2),
        safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 20, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -116, target: -76, norm: -40, collapsed: -64),
        fade: .linear)

    /// iPhone SE (2nd generation), iPhone SE (3rd generation): classic, landscape (display `iphone-4.7-home-se`).
    ///
    /// No large title: no image. The bar's geometry is documented.
    public static let iphone47HomeSeClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 375, height: 667, scale: 2),
        safeArea: Calibration.SafeArea(top: 0, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 0, medium: 32, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone SE (2nd generation), iPhone SE (3rd generation): liquidGlass, portrait (display `iphone-4.7-home-se`).
    ///
    /// - rest: `-126 = -(20 + 106)`, inferred
    /// - target: `-86 = -(20 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-74 = -(20 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let iphone47HomeSeLiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 375, height: 667, scale: 2),
        safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 20, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
        fade: .linear)

    /// iPhone 12 mini, iPhone 13 mini: classic, portrait (display `iphone-5.4-notch`).
    ///
    /// - rest: `-146 = -(50 + 96)`, measured
    /// - target: `-106 = -(50 + 44 + 12)`, measured
    /// - norm: `-40 = -(96 - 44 - 12)`, measured
    /// - collapsed: `-94 = -(50 + 44)`, measured
    /// - size: 40 points, 120 pixels
    public static let iphone54NotchClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 375, height: 812, scale: 3),
        safeArea: Calibration.SafeArea(top: 50, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 50, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -146, target: -106, norm: -40, collapsed: -94),
        fade: .linear)

    /// iPhone 12 mini, iPhone 13 mini: classic, portrait, zoomed (display `iphone-5.4-notch`).
    ///
    /// - rest: `-139 = -(43 + 96)`, inferred
    /// - target: `-99 = -(43 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-87 = -(43 + 44)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone54NotchClassicPortraitZoomed: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: true, idiom: .phone,
        screen: Calibration.Screen(width: 320, height: 693, scale: 3),
        safeArea: Calibration.SafeArea(top: 43, left: 0, bottom: 29, right: 0),
        navigationBar: Calibration.NavigationBar(top: 43, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -139, target: -99, norm: -40, collapsed: -87),
        fade: .linear)

    /// iPhone 12 mini, iPhone 13 mini: classic, landscape (display `iphone-5.4-notch`).
    ///
    /// No large title: no image. The bar's geometry is documented.
    public static let iphone54NotchClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 375, height: 812, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 50, bottom: 21, right: 50),
        navigationBar: Calibration.NavigationBar(top: 0, medium: 32, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 12 mini, iPhone 13 mini: liquidGlass, portrait (display `iphone-5.4-notch`).
    ///
    /// - rest: `-156 = -(50 + 106)`, inferred
    /// - target: `-116 = -(50 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-104 = -(50 + 54)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone54NotchLiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 375, height: 812, scale: 3),
        safeArea: Calibration.SafeArea(top: 50, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 50, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -156, target: -116, norm: -40, collapsed: -104),
        fade: .linear)

    /// iPhone 12 mini, iPhone 13 mini: liquidGlass, landscape (display `iphone-5.4-notch`).
    ///
    /// No large title: no image. The bar's geometry is inferred.
    public static let iphone54NotchLiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 375, height: 812, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 50, bottom: 20, right: 50),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 6s Plus, iPhone 7 Plus, iPhone 8 Plus: classic, portrait (display `iphone-5.5-home`).
    ///
    /// - rest: `-116 = -(20 + 96)`, inferred
    /// - target: `-76 = -(20 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-64 = -(20 + 44)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone55HomeClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 414, height: 736, scale: 3),
        safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 20, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -116, target: -76, norm: -40, collapsed: -64),
        fade: .linear)

    /// iPhone 6s Plus, iPhone 7 Plus, iPhone 8 Plus: classic, portrait, zoomed (display `iphone-5.5-home`).
    ///
    /// - rest: `-116 = -(20 + 96)`, inferred
    /// - target: `-76 = -(20 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-64 = -(20 + 44)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone55HomeClassicPortraitZoomed: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: true, idiom: .phone,
        screen: Calibration.Screen(width: 375, height: 667, scale: 3),
        safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 20, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -116, target: -76, norm: -40, collapsed: -64),
        fade: .linear)

    /// iPhone 6s Plus, iPhone 7 Plus, iPhone 8 Plus: classic, landscape (display `iphone-5.5-home`).
    ///
    /// No large title: no image. The bar's geometry is documented.
    public static let iphone55HomeClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 414, height: 736, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 0, medium: 44, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 11 Pro: classic, portrait (display `iphone-5.8-notch-11-pro`).
    ///
    /// - rest: `-140 = -(44 + 96)`, measured
    /// - target: `-100 = -(44 + 44 + 12)`, measured
    /// - norm: `-40 = -(96 - 44 - 12)`, measured
    /// - collapsed: `-88 = -(44 + 44)`, measured
    /// - size: 40 points, 120 pixels
    public static let iphone58Notch11ProClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 375, height: 812, scale: 3),
        safeArea: Calibration.SafeArea(top: 44, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 44, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -140, target: -100, norm: -40, collapsed: -88),
        fade: .linear)

    /// iPhone 11 Pro: classic, landscape (display `iphone-5.8-notch-11-pro`).
    ///
    /// No large title: no image. The bar's geometry is measured.
    public static let iphone58Notch11ProClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 375, height: 812, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 44, bottom: 21, right: 44),
        navigationBar: Calibration.NavigationBar(top: 0, medium: 32, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 11 Pro: liquidGlass, portrait (display `iphone-5.8-notch-11-pro`).
    ///
    /// - rest: `-150 = -(44 + 106)`, inferred
    /// - target: `-110 = -(44 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-98 = -(44 + 54)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone58Notch11ProLiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 375, height: 812, scale: 3),
        safeArea: Calibration.SafeArea(top: 44, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 44, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -150, target: -110, norm: -40, collapsed: -98),
        fade: .linear)

    /// iPhone 11 Pro: liquidGlass, landscape (display `iphone-5.8-notch-11-pro`).
    ///
    /// No large title: no image. The bar's geometry is inferred.
    public static let iphone58Notch11ProLiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 375, height: 812, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 44, bottom: 20, right: 44),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone X, iPhone XS: classic, portrait (display `iphone-5.8-notch-x`).
    ///
    /// - rest: `-140 = -(44 + 96)`, measured
    /// - target: `-100 = -(44 + 44 + 12)`, measured
    /// - norm: `-40 = -(96 - 44 - 12)`, measured
    /// - collapsed: `-88 = -(44 + 44)`, measured
    /// - size: 40 points, 120 pixels
    public static let iphone58NotchXClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 375, height: 812, scale: 3),
        safeArea: Calibration.SafeArea(top: 44, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 44, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -140, target: -100, norm: -40, collapsed: -88),
        fade: .linear)

    /// iPhone X, iPhone XS: classic, landscape (display `iphone-5.8-notch-x`).
    ///
    /// No large title: no image. The bar's geometry is measured.
    public static let iphone58NotchXClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 375, height: 812, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 44, bottom: 21, right: 44),
        navigationBar: Calibration.NavigationBar(top: 0, medium: 32, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 14 Pro, iPhone 15, iPhone 15 Pro, iPhone 16: classic, portrait (display `iphone-6.1-island`).
    ///
    /// - rest: `-149.667 = -(53.667 + 96)`, inferred
    /// - target: `-109.667 = -(53.667 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-97.667 = -(53.667 + 44)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone61IslandClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 393, height: 852, scale: 3),
        safeArea: Calibration.SafeArea(top: 59, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 53.666666666666664, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -149.66666666666666, target: -109.66666666666667, norm: -40, collapsed: -97.66666666666667),
        fade: .linear)

    /// iPhone 14 Pro, iPhone 15, iPhone 15 Pro, iPhone 16: classic, landscape (display `iphone-6.1-island`).
    ///
    /// No large title: no image. The bar's geometry is measured.
    public static let iphone61IslandClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 393, height: 852, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 59, bottom: 21, right: 59),
        navigationBar: Calibration.NavigationBar(top: 0, medium: 32, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 14 Pro, iPhone 15, iPhone 15 Pro, iPhone 16: liquidGlass, portrait (display `iphone-6.1-island`).
    ///
    /// - rest: `-165 = -(59 + 106)`, inferred
    /// - target: `-125 = -(59 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-113 = -(59 + 54)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone61IslandLiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 393, height: 852, scale: 3),
        safeArea: Calibration.SafeArea(top: 59, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 59, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -165, target: -125, norm: -40, collapsed: -113),
        fade: .linear)

    /// iPhone 14 Pro, iPhone 15, iPhone 15 Pro, iPhone 16: liquidGlass, landscape (display `iphone-6.1-island`).
    ///
    /// No large title: no image. The bar's geometry is inferred.
    public static let iphone61IslandLiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 393, height: 852, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 59, bottom: 20, right: 59),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 12, iPhone 12 Pro, iPhone 13, iPhone 13 Pro, iPhone 14, iPhone 16e, iPhone 17e: classic, portrait (display `iphone-6.1-notch`).
    ///
    /// - rest: `-143 = -(47 + 96)`, inferred
    /// - target: `-103 = -(47 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-91 = -(47 + 44)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone61NotchClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 390, height: 844, scale: 3),
        safeArea: Calibration.SafeArea(top: 47, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 47, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -143, target: -103, norm: -40, collapsed: -91),
        fade: .linear)

    /// iPhone 12, iPhone 12 Pro, iPhone 13, iPhone 13 Pro, iPhone 14, iPhone 16e, iPhone 17e: classic, portrait, zoomed (display `iphone-6.1-notch`).
    ///
    /// - rest: `-135 = -(39 + 96)`, inferred
    /// - target: `-95 = -(39 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-83 = -(39 + 44)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone61NotchClassicPortraitZoomed: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: true, idiom: .phone,
        screen: Calibration.Screen(width: 320, height: 693, scale: 3),
        safeArea: Calibration.SafeArea(top: 39, left: 0, bottom: 28, right: 0),
        navigationBar: Calibration.NavigationBar(top: 39, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -135, target: -95, norm: -40, collapsed: -83),
        fade: .linear)

    /// iPhone 12, iPhone 12 Pro, iPhone 13, iPhone 13 Pro, iPhone 14, iPhone 16e, iPhone 17e: classic, landscape (display `iphone-6.1-notch`).
    ///
    /// No large title: no image. The bar's geometry is measured.
    public static let iphone61NotchClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 390, height: 844, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 47, bottom: 21, right: 47),
        navigationBar: Calibration.NavigationBar(top: 0, medium: 32, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 12, iPhone 12 Pro, iPhone 13, iPhone 13 Pro, iPhone 14, iPhone 16e, iPhone 17e: liquidGlass, portrait (display `iphone-6.1-notch`).
    ///
    /// - rest: `-153 = -(47 + 106)`, inferred
    /// - target: `-113 = -(47 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-101 = -(47 + 54)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone61NotchLiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 390, height: 844, scale: 3),
        safeArea: Calibration.SafeArea(top: 47, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 47, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -153, target: -113, norm: -40, collapsed: -101),
        fade: .linear)

    /// iPhone 12, iPhone 12 Pro, iPhone 13, iPhone 13 Pro, iPhone 14, iPhone 16e, iPhone 17e: liquidGlass, landscape (display `iphone-6.1-notch`).
    ///
    /// No large title: no image. The bar's geometry is inferred.
    public static let iphone61NotchLiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 390, height: 844, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 47, bottom: 20, right: 47),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 11: classic, portrait (display `iphone-6.1-notch-11`).
    ///
    /// - rest: `-144 = -(48 + 96)`, measured
    /// - target: `-104 = -(48 + 44 + 12)`, measured
    /// - norm: `-40 = -(96 - 44 - 12)`, measured
    /// - collapsed: `-92 = -(48 + 44)`, measured
    /// - size: 40 points, 80 pixels
    public static let iphone61Notch11ClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 414, height: 896, scale: 2),
        safeArea: Calibration.SafeArea(top: 48, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 48, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -144, target: -104, norm: -40, collapsed: -92),
        fade: .linear)

    /// iPhone 11: classic, portrait, zoomed (display `iphone-6.1-notch-11`).
    ///
    /// - rest: `-140 = -(44 + 96)`, inferred
    /// - target: `-100 = -(44 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-88 = -(44 + 44)`, inferred
    /// - size: 40 points, 80 pixels
    public static let iphone61Notch11ClassicPortraitZoomed: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: true, idiom: .phone,
        screen: Calibration.Screen(width: 375, height: 812, scale: 2),
        safeArea: Calibration.SafeArea(top: 44, left: 0, bottom: 31, right: 0),
        navigationBar: Calibration.NavigationBar(top: 44, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -140, target: -100, norm: -40, collapsed: -88),
        fade: .linear)

    /// iPhone 11: classic, landscape (display `iphone-6.1-notch-11`).
    ///
    /// No large title: no image. The bar's geometry is documented.
    public static let iphone61Notch11ClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 414, height: 896, scale: 2),
        safeArea: Calibration.SafeArea(top: 0, left: 48, bottom: 21, right: 48),
        navigationBar: Calibration.NavigationBar(top: 0, medium: 44, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 11: liquidGlass, portrait (display `iphone-6.1-notch-11`).
    ///
    /// - rest: `-154 = -(48 + 106)`, inferred
    /// - target: `-114 = -(48 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-102 = -(48 + 54)`, inferred
    /// - size: 40 points, 80 pixels
    public static let iphone61Notch11LiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 414, height: 896, scale: 2),
        safeArea: Calibration.SafeArea(top: 48, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 48, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -154, target: -114, norm: -40, collapsed: -102),
        fade: .linear)

    /// iPhone 11: liquidGlass, landscape (display `iphone-6.1-notch-11`).
    ///
    /// No large title: no image. The bar's geometry is inferred.
    public static let iphone61Notch11LiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 414, height: 896, scale: 2),
        safeArea: Calibration.SafeArea(top: 0, left: 48, bottom: 20, right: 48),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone XR: classic, portrait (display `iphone-6.1-notch-xr`).
    ///
    /// - rest: `-144 = -(48 + 96)`, measured
    /// - target: `-104 = -(48 + 44 + 12)`, measured
    /// - norm: `-40 = -(96 - 44 - 12)`, measured
    /// - collapsed: `-92 = -(48 + 44)`, measured
    /// - size: 40 points, 80 pixels
    public static let iphone61NotchXrClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 414, height: 896, scale: 2),
        safeArea: Calibration.SafeArea(top: 48, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 48, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -144, target: -104, norm: -40, collapsed: -92),
        fade: .linear)

    /// iPhone XR: classic, portrait, zoomed (display `iphone-6.1-notch-xr`).
    ///
    /// - rest: `-140 = -(44 + 96)`, inferred
    /// - target: `-100 = -(44 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-88 = -(44 + 44)`, inferred
    /// - size: 40 points, 80 pixels
    public static let iphone61NotchXrClassicPortraitZoomed: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: true, idiom: .phone,
        screen: Calibration.Screen(width: 375, height: 812, scale: 2),
        safeArea: Calibration.SafeArea(top: 44, left: 0, bottom: 31, right: 0),
        navigationBar: Calibration.NavigationBar(top: 44, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -140, target: -100, norm: -40, collapsed: -88),
        fade: .linear)

    /// iPhone XR: classic, landscape (display `iphone-6.1-notch-xr`).
    ///
    /// No large title: no image. The bar's geometry is documented.
    public static let iphone61NotchXrClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 414, height: 896, scale: 2),
        safeArea: Calibration.SafeArea(top: 0, left: 48, bottom: 21, right: 48),
        navigationBar: Calibration.NavigationBar(top: 0, medium: 44, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 16 Pro, iPhone 17, iPhone 17 Pro: classic, portrait (display `iphone-6.3-island`).
    ///
    /// - rest: `-152.333 = -(56.333 + 96)`, inferred
    /// - target: `-112.333 = -(56.333 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-100.333 = -(56.333 + 44)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone63IslandClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 402, height: 874, scale: 3),
        safeArea: Calibration.SafeArea(top: 62, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 56.333333333333336, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -152.33333333333334, target: -112.33333333333333, norm: -40, collapsed: -100.33333333333333),
        fade: .linear)

    /// iPhone 16 Pro, iPhone 17, iPhone 17 Pro: liquidGlass, portrait (display `iphone-6.3-island`).
    ///
    /// - rest: `-168 = -(62 + 106)`, measured
    /// - target: `-128 = -(62 + 54 + 12)`, measured
    /// - norm: `-40 = -(106 - 54 - 12)`, measured
    /// - collapsed: `-116 = -(62 + 54)`, measured
    /// - size: 40 points, 120 pixels
    public static let iphone63IslandLiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 402, height: 874, scale: 3),
        safeArea: Calibration.SafeArea(top: 62, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 62, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -168, target: -128, norm: -40, collapsed: -116),
        fade: .linear)

    /// iPhone 16 Pro, iPhone 17, iPhone 17 Pro: liquidGlass, landscape (display `iphone-6.3-island`).
    ///
    /// No large title: no image. The bar's geometry is inferred.
    public static let iphone63IslandLiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 402, height: 874, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 62, bottom: 20, right: 62),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 18 Pro: classic, portrait (display `iphone-6.3-island-18-pro`).
    ///
    /// - rest: `-152.333 = -(56.333 + 96)`, inferred
    /// - target: `-112.333 = -(56.333 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-100.333 = -(56.333 + 44)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone63Island18ProClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 402, height: 874, scale: 3),
        safeArea: Calibration.SafeArea(top: 62, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 56.333333333333336, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -152.33333333333334, target: -112.33333333333333, norm: -40, collapsed: -100.33333333333333),
        fade: .linear)

    /// iPhone 18 Pro: liquidGlass, portrait (display `iphone-6.3-island-18-pro`).
    ///
    /// - rest: `-168 = -(62 + 106)`, inferred
    /// - target: `-128 = -(62 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-116 = -(62 + 54)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone63Island18ProLiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 402, height: 874, scale: 3),
        safeArea: Calibration.SafeArea(top: 62, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 62, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -168, target: -128, norm: -40, collapsed: -116),
        fade: .linear)

    /// iPhone 18 Pro: liquidGlass, landscape (display `iphone-6.3-island-18-pro`).
    ///
    /// No large title: no image. The bar's geometry is inferred.
    public static let iphone63Island18ProLiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 402, height: 874, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 62, bottom: 20, right: 62),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone Air: classic, portrait (display `iphone-6.5-island`).
    ///
    /// - rest: `-158.333 = -(62.333 + 96)`, inferred
    /// - target: `-118.333 = -(62.333 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-106.333 = -(62.333 + 44)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone65IslandClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 420, height: 912, scale: 3),
        safeArea: Calibration.SafeArea(top: 68, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 62.333333333333336, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -158.33333333333334, target: -118.33333333333333, norm: -40, collapsed: -106.33333333333333),
        fade: .linear)

    /// iPhone Air: liquidGlass, portrait (display `iphone-6.5-island`).
    ///
    /// - rest: `-174 = -(68 + 106)`, inferred
    /// - target: `-134 = -(68 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-122 = -(68 + 54)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone65IslandLiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 420, height: 912, scale: 3),
        safeArea: Calibration.SafeArea(top: 68, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 68, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -174, target: -134, norm: -40, collapsed: -122),
        fade: .linear)

    /// iPhone Air: liquidGlass, landscape (display `iphone-6.5-island`).
    ///
    /// No large title: no image. The bar's geometry is inferred.
    public static let iphone65IslandLiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 420, height: 912, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 68, bottom: 20, right: 68),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 11 Pro Max: classic, portrait (display `iphone-6.5-notch-11-pro-max`).
    ///
    /// - rest: `-140 = -(44 + 96)`, measured
    /// - target: `-100 = -(44 + 44 + 12)`, measured
    /// - norm: `-40 = -(96 - 44 - 12)`, measured
    /// - collapsed: `-88 = -(44 + 44)`, measured
    /// - size: 40 points, 120 pixels
    public static let iphone65Notch11ProMaxClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 414, height: 896, scale: 3),
        safeArea: Calibration.SafeArea(top: 44, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 44, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -140, target: -100, norm: -40, collapsed: -88),
        fade: .linear)

    /// iPhone 11 Pro Max: classic, portrait, zoomed (display `iphone-6.5-notch-11-pro-max`).
    ///
    /// - rest: `-136 = -(40 + 96)`, inferred
    /// - target: `-96 = -(40 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-84 = -(40 + 44)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone65Notch11ProMaxClassicPortraitZoomed: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: true, idiom: .phone,
        screen: Calibration.Screen(width: 375, height: 812, scale: 3),
        safeArea: Calibration.SafeArea(top: 40, left: 0, bottom: 30.666666666666668, right: 0),
        navigationBar: Calibration.NavigationBar(top: 40, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -136, target: -96, norm: -40, collapsed: -84),
        fade: .linear)

    /// iPhone 11 Pro Max: classic, landscape (display `iphone-6.5-notch-11-pro-max`).
    ///
    /// No large title: no image. The bar's geometry is documented.
    public static let iphone65Notch11ProMaxClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 414, height: 896, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 44, bottom: 21, right: 44),
        navigationBar: Calibration.NavigationBar(top: 0, medium: 44, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 11 Pro Max: liquidGlass, portrait (display `iphone-6.5-notch-11-pro-max`).
    ///
    /// - rest: `-150 = -(44 + 106)`, inferred
    /// - target: `-110 = -(44 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-98 = -(44 + 54)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone65Notch11ProMaxLiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 414, height: 896, scale: 3),
        safeArea: Calibration.SafeArea(top: 44, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 44, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -150, target: -110, norm: -40, collapsed: -98),
        fade: .linear)

    /// iPhone 11 Pro Max: liquidGlass, landscape (display `iphone-6.5-notch-11-pro-max`).
    ///
    /// No large title: no image. The bar's geometry is inferred.
    public static let iphone65Notch11ProMaxLiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 414, height: 896, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 44, bottom: 20, right: 44),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone XS Max: classic, portrait (display `iphone-6.5-notch-xs-max`).
    ///
    /// - rest: `-140 = -(44 + 96)`, measured
    /// - target: `-100 = -(44 + 44 + 12)`, measured
    /// - norm: `-40 = -(96 - 44 - 12)`, measured
    /// - collapsed: `-88 = -(44 + 44)`, measured
    /// - size: 40 points, 120 pixels
    public static let iphone65NotchXsMaxClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 414, height: 896, scale: 3),
        safeArea: Calibration.SafeArea(top: 44, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 44, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -140, target: -100, norm: -40, collapsed: -88),
        fade: .linear)

    /// iPhone XS Max: classic, portrait, zoomed (display `iphone-6.5-notch-xs-max`).
    ///
    /// - rest: `-136 = -(40 + 96)`, inferred
    /// - target: `-96 = -(40 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-84 = -(40 + 44)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone65NotchXsMaxClassicPortraitZoomed: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: true, idiom: .phone,
        screen: Calibration.Screen(width: 375, height: 812, scale: 3),
        safeArea: Calibration.SafeArea(top: 40, left: 0, bottom: 30.666666666666668, right: 0),
        navigationBar: Calibration.NavigationBar(top: 40, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -136, target: -96, norm: -40, collapsed: -84),
        fade: .linear)

    /// iPhone XS Max: classic, landscape (display `iphone-6.5-notch-xs-max`).
    ///
    /// No large title: no image. The bar's geometry is documented.
    public static let iphone65NotchXsMaxClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 414, height: 896, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 44, bottom: 21, right: 44),
        navigationBar: Calibration.NavigationBar(top: 0, medium: 44, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 14 Pro Max, iPhone 15 Plus, iPhone 15 Pro Max, iPhone 16 Plus: classic, portrait (display `iphone-6.7-island`).
    ///
    /// - rest: `-149.667 = -(53.667 + 96)`, inferred
    /// - target: `-109.667 = -(53.667 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-97.667 = -(53.667 + 44)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone67IslandClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 430, height: 932, scale: 3),
        safeArea: Calibration.SafeArea(top: 59, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 53.666666666666664, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -149.66666666666666, target: -109.66666666666667, norm: -40, collapsed: -97.66666666666667),
        fade: .linear)

    /// iPhone 14 Pro Max, iPhone 15 Plus, iPhone 15 Pro Max, iPhone 16 Plus: classic, landscape (display `iphone-6.7-island`).
    ///
    /// No large title: no image. The bar's geometry is documented.
    public static let iphone67IslandClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 430, height: 932, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 59, bottom: 21, right: 59),
        navigationBar: Calibration.NavigationBar(top: 0, medium: 44, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 14 Pro Max, iPhone 15 Plus, iPhone 15 Pro Max, iPhone 16 Plus: liquidGlass, portrait (display `iphone-6.7-island`).
    ///
    /// - rest: `-165 = -(59 + 106)`, inferred
    /// - target: `-125 = -(59 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-113 = -(59 + 54)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone67IslandLiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 430, height: 932, scale: 3),
        safeArea: Calibration.SafeArea(top: 59, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 59, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -165, target: -125, norm: -40, collapsed: -113),
        fade: .linear)

    /// iPhone 14 Pro Max, iPhone 15 Plus, iPhone 15 Pro Max, iPhone 16 Plus: liquidGlass, landscape (display `iphone-6.7-island`).
    ///
    /// No large title: no image. The bar's geometry is inferred.
    public static let iphone67IslandLiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 430, height: 932, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 59, bottom: 20, right: 59),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 12 Pro Max, iPhone 13 Pro Max, iPhone 14 Plus: classic, portrait (display `iphone-6.7-notch`).
    ///
    /// - rest: `-143 = -(47 + 96)`, inferred
    /// - target: `-103 = -(47 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-91 = -(47 + 44)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone67NotchClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 428, height: 926, scale: 3),
        safeArea: Calibration.SafeArea(top: 47, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 47, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -143, target: -103, norm: -40, collapsed: -91),
        fade: .linear)

    /// iPhone 12 Pro Max, iPhone 13 Pro Max, iPhone 14 Plus: classic, portrait, zoomed (display `iphone-6.7-notch`).
    ///
    /// - rest: `-137 = -(41 + 96)`, inferred
    /// - target: `-97 = -(41 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-85 = -(41 + 44)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone67NotchClassicPortraitZoomed: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: true, idiom: .phone,
        screen: Calibration.Screen(width: 375, height: 812, scale: 3),
        safeArea: Calibration.SafeArea(top: 41, left: 0, bottom: 29.666666666666668, right: 0),
        navigationBar: Calibration.NavigationBar(top: 41, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -137, target: -97, norm: -40, collapsed: -85),
        fade: .linear)

    /// iPhone 12 Pro Max, iPhone 13 Pro Max, iPhone 14 Plus: classic, landscape (display `iphone-6.7-notch`).
    ///
    /// No large title: no image. The bar's geometry is documented.
    public static let iphone67NotchClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 428, height: 926, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 47, bottom: 21, right: 47),
        navigationBar: Calibration.NavigationBar(top: 0, medium: 44, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 12 Pro Max, iPhone 13 Pro Max, iPhone 14 Plus: liquidGlass, portrait (display `iphone-6.7-notch`).
    ///
    /// - rest: `-153 = -(47 + 106)`, inferred
    /// - target: `-113 = -(47 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-101 = -(47 + 54)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone67NotchLiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 428, height: 926, scale: 3),
        safeArea: Calibration.SafeArea(top: 47, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 47, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -153, target: -113, norm: -40, collapsed: -101),
        fade: .linear)

    /// iPhone 12 Pro Max, iPhone 13 Pro Max, iPhone 14 Plus: liquidGlass, landscape (display `iphone-6.7-notch`).
    ///
    /// No large title: no image. The bar's geometry is inferred.
    public static let iphone67NotchLiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 428, height: 926, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 47, bottom: 20, right: 47),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 16 Pro Max, iPhone 17 Pro Max: classic, portrait (display `iphone-6.9-island`).
    ///
    /// - rest: `-152.333 = -(56.333 + 96)`, inferred
    /// - target: `-112.333 = -(56.333 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-100.333 = -(56.333 + 44)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone69IslandClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 440, height: 956, scale: 3),
        safeArea: Calibration.SafeArea(top: 62, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 56.333333333333336, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -152.33333333333334, target: -112.33333333333333, norm: -40, collapsed: -100.33333333333333),
        fade: .linear)

    /// iPhone 16 Pro Max, iPhone 17 Pro Max: classic, landscape (display `iphone-6.9-island`).
    ///
    /// No large title: no image. The bar's geometry is documented.
    public static let iphone69IslandClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 440, height: 956, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 62, bottom: 21, right: 62),
        navigationBar: Calibration.NavigationBar(top: 0, medium: 44, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 16 Pro Max, iPhone 17 Pro Max: liquidGlass, portrait (display `iphone-6.9-island`).
    ///
    /// - rest: `-168 = -(62 + 106)`, inferred
    /// - target: `-128 = -(62 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-116 = -(62 + 54)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone69IslandLiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 440, height: 956, scale: 3),
        safeArea: Calibration.SafeArea(top: 62, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 62, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -168, target: -128, norm: -40, collapsed: -116),
        fade: .linear)

    /// iPhone 16 Pro Max, iPhone 17 Pro Max: liquidGlass, landscape (display `iphone-6.9-island`).
    ///
    /// No large title: no image. The bar's geometry is inferred.
    public static let iphone69IslandLiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 440, height: 956, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 62, bottom: 20, right: 62),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone 18 Pro Max: classic, portrait (display `iphone-6.9-island-18-pro-max`).
    ///
    /// - rest: `-152.333 = -(56.333 + 96)`, inferred
    /// - target: `-112.333 = -(56.333 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-100.333 = -(56.333 + 44)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone69Island18ProMaxClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 440, height: 956, scale: 3),
        safeArea: Calibration.SafeArea(top: 62, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 56.333333333333336, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -152.33333333333334, target: -112.33333333333333, norm: -40, collapsed: -100.33333333333333),
        fade: .linear)

    /// iPhone 18 Pro Max: liquidGlass, portrait (display `iphone-6.9-island-18-pro-max`).
    ///
    /// - rest: `-168 = -(62 + 106)`, inferred
    /// - target: `-128 = -(62 + 54 + 12)`, inferred
    /// - norm: `-40 = -(106 - 54 - 12)`, inferred
    /// - collapsed: `-116 = -(62 + 54)`, inferred
    /// - size: 40 points, 120 pixels
    public static let iphone69Island18ProMaxLiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 440, height: 956, scale: 3),
        safeArea: Calibration.SafeArea(top: 62, left: 0, bottom: 34, right: 0),
        navigationBar: Calibration.NavigationBar(top: 62, medium: 54, large: 106),
        avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -168, target: -128, norm: -40, collapsed: -116),
        fade: .linear)

    /// iPhone 18 Pro Max: liquidGlass, landscape (display `iphone-6.9-island-18-pro-max`).
    ///
    /// No large title: no image. The bar's geometry is inferred.
    public static let iphone69Island18ProMaxLiquidGlassLandscape: Calibration = Calibration(
        design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 440, height: 956, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 62, bottom: 20, right: 62),
        navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone Duo: liquidGlass, portrait (display `iphone-duo-cover`).
    ///
    /// Bars are not at the top of this display: no image.
    public static let iphoneDuoCoverLiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 466, height: 678, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 0, bottom: 34, right: 84),
        navigationBar: nil,
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPhone Duo: liquidGlass, portrait (display `iphone-duo-inner`).
    ///
    /// Bars are not at the top of this display: no image.
    public static let iphoneDuoInnerLiquidGlassPortrait: Calibration = Calibration(
        design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
        screen: Calibration.Screen(width: 626, height: 890, scale: 3),
        safeArea: Calibration.SafeArea(top: 0, left: 0, bottom: 34, right: 84),
        navigationBar: nil,
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// iPod touch (7th generation): classic, portrait (display `ipod-4.0-home`).
    ///
    /// - rest: `-116 = -(20 + 96)`, inferred
    /// - target: `-76 = -(20 + 44 + 12)`, inferred
    /// - norm: `-40 = -(96 - 44 - 12)`, inferred
    /// - collapsed: `-64 = -(20 + 44)`, inferred
    /// - size: 40 points, 80 pixels
    public static let ipod40HomeClassicPortrait: Calibration = Calibration(
        design: .classic, orientation: .portrait, isZoomed: false, idiom: .pod,
        screen: Calibration.Screen(width: 320, height: 568, scale: 2),
        safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 20, medium: 44, large: 96),
        avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
        scroll: Calibration.Scroll(rest: -116, target: -76, norm: -40, collapsed: -64),
        fade: .linear)

    /// iPod touch (7th generation): classic, landscape (display `ipod-4.0-home`).
    ///
    /// No large title: no image. The bar's geometry is documented.
    public static let ipod40HomeClassicLandscape: Calibration = Calibration(
        design: .classic, orientation: .landscape, isZoomed: false, idiom: .pod,
        screen: Calibration.Screen(width: 320, height: 568, scale: 2),
        safeArea: Calibration.SafeArea(top: 0, left: 0, bottom: 0, right: 0),
        navigationBar: Calibration.NavigationBar(top: 0, medium: 32, large: nil),
        avatar: nil,
        scroll: nil,
        fade: .linear)

    /// Every layout, to be looked up by hardware identifier: its number, and the number after its display's last.
    public static let table: CalibrationTable = CalibrationTable(
        index: """
            iPad11,1   042 044
            iPad11,2   042 044
            iPad11,3   002 004
            iPad11,4   002 004
            iPad11,6   000 002
            iPad11,7   000 002
            iPad12,1   000 002
            iPad12,2   000 002
            iPad13,1   004 008
            iPad13,10  026 030
            iPad13,11  026 030
            iPad13,16  004 008
            iPad13,17  004 008
            iPad13,18  004 008
            iPad13,19  004 008
            iPad13,2   004 008
            iPad13,4   014 018
            iPad13,5   014 018
            iPad13,6   014 018
            iPad13,7   014 018
            iPad13,8   026 030
            iPad13,9   026 030
            iPad14,1   044 048
            iPad14,10  030 034
            iPad14,11  030 034
            iPad14,2   044 048
            iPad14,3   014 018
            iPad14,4   014 018
            iPad14,5   026 030
            iPad14,6   026 030
            iPad14,8   008 012
            iPad14,9   008 012
            iPad15,3   008 012
            iPad15,4   008 012
            iPad15,5   030 034
            iPad15,6   030 034
            iPad15,7   004 008
            iPad15,8   004 008
            iPad16,1   044 048
            iPad16,10  034 036
            iPad16,11  034 036
            iPad16,2   044 048
            iPad16,3   018 022
            iPad16,4   018 022
            iPad16,5   036 040
            iPad16,6   036 040
            iPad16,8   012 014
            iPad16,9   012 014
            iPad17,1   022 024
            iPad17,2   022 024
            iPad17,3   040 042
            iPad17,4   040 042
            iPad5,1    042 044
            iPad5,2    042 044
            iPad5,3    048 050
            iPad5,4    048 050
            iPad6,11   048 050
            iPad6,12   048 050
            iPad6,3    048 050
            iPad6,4    048 050
            iPad6,7    024 026
            iPad6,8    024 026
            iPad7,1    024 026
            iPad7,11   000 002
            iPad7,12   000 002
            iPad7,2    024 026
            iPad7,3    002 004
            iPad7,4    002 004
            iPad7,5    048 050
            iPad7,6    048 050
            iPad8,1    014 018
            iPad8,10   014 018
            iPad8,11   026 030
            iPad8,12   026 030
            iPad8,2    014 018
            iPad8,3    014 018
            iPad8,4    014 018
            iPad8,5    026 030
            iPad8,6    026 030
            iPad8,7    026 030
            iPad8,8    026 030
            iPad8,9    014 018
            iPhone10,1 052 055
            iPhone10,2 064 067
            iPhone10,3 071 073
            iPhone10,4 052 055
            iPhone10,5 064 067
            iPhone10,6 071 073
            iPhone11,2 071 073
            iPhone11,4 104 107
            iPhone11,6 104 107
            iPhone11,8 087 090
            iPhone12,1 082 087
            iPhone12,3 067 071
            iPhone12,5 099 104
            iPhone12,8 055 059
            iPhone13,1 059 064
            iPhone13,2 077 082
            iPhone13,3 077 082
            iPhone13,4 111 116
            iPhone14,2 077 082
            iPhone14,3 111 116
            iPhone14,4 059 064
            iPhone14,5 077 082
            iPhone14,6 055 059
            iPhone14,7 077 082
            iPhone14,8 111 116
            iPhone15,2 073 077
            iPhone15,3 107 111
            iPhone15,4 073 077
            iPhone15,5 107 111
            iPhone16,1 073 077
            iPhone16,2 107 111
            iPhone17,1 090 093
            iPhone17,2 116 120
            iPhone17,3 073 077
            iPhone17,4 107 111
            iPhone17,5 077 082
            iPhone18,1 090 093
            iPhone18,2 116 120
            iPhone18,3 090 093
            iPhone18,4 096 099
            iPhone18,5 077 082
            iPhone19,2 093 096
            iPhone19,3 120 123
            iPhone19,4 123 124
            iPhone19,4 124 125
            iPhone19,7 120 123
            iPhone8,1  052 055
            iPhone8,2  064 067
            iPhone8,4  050 052
            iPhone9,1  052 055
            iPhone9,2  064 067
            iPhone9,3  052 055
            iPhone9,4  064 067
            iPod9,1    125 127

            """,
        count: 127,
        layout: layout)

    private static func layout(_ number: Int) -> Calibration {
        switch number {
        case 0: return ipad102HomeClassicPortrait
        case 1: return ipad102HomeClassicLandscape
        case 2: return ipad105HomeClassicPortrait
        case 3: return ipad105HomeClassicLandscape
        case 4: return ipad109ClassicPortrait
        case 5: return ipad109ClassicLandscape
        case 6: return ipad109LiquidGlassPortrait
        case 7: return ipad109LiquidGlassLandscape
        case 8: return ipad11AirClassicPortrait
        case 9: return ipad11AirClassicLandscape
        case 10: return ipad11AirLiquidGlassPortrait
        case 11: return ipad11AirLiquidGlassLandscape
        case 12: return ipad11AirM4LiquidGlassPortrait
        case 13: return ipad11AirM4LiquidGlassLandscape
        case 14: return ipad11ProClassicPortrait
        case 15: return ipad11ProClassicLandscape
        case 16: return ipad11ProLiquidGlassPortrait
        case 17: return ipad11ProLiquidGlassLandscape
        case 18: return ipad11ProM4ClassicPortrait
        case 19: return ipad11ProM4ClassicLandscape
        case 20: return ipad11ProM4LiquidGlassPortrait
        case 21: return ipad11ProM4LiquidGlassLandscape
        case 22: return ipad11ProM5LiquidGlassPortrait
        case 23: return ipad11ProM5LiquidGlassLandscape
        case 24: return ipad129HomeClassicPortrait
        case 25: return ipad129HomeClassicLandscape
        case 26: return ipad129ProClassicPortrait
        case 27: return ipad129ProClassicLandscape
        case 28: return ipad129ProLiquidGlassPortrait
        case 29: return ipad129ProLiquidGlassLandscape
        case 30: return ipad13AirClassicPortrait
        case 31: return ipad13AirClassicLandscape
        case 32: return ipad13AirLiquidGlassPortrait
        case 33: return ipad13AirLiquidGlassLandscape
        case 34: return ipad13AirM4LiquidGlassPortrait
        case 35: return ipad13AirM4LiquidGlassLandscape
        case 36: return ipad13ProM4ClassicPortrait
        case 37: return ipad13ProM4ClassicLandscape
        case 38: return ipad13ProM4LiquidGlassPortrait
        case 39: return ipad13ProM4LiquidGlassLandscape
        case 40: return ipad13ProM5LiquidGlassPortrait
        case 41: return ipad13ProM5LiquidGlassLandscape
        case 42: return ipad79HomeClassicPortrait
        case 43: return ipad79HomeClassicLandscape
        case 44: return ipad83MiniClassicPortrait
        case 45: return ipad83MiniClassicLandscape
        case 46: return ipad83MiniLiquidGlassPortrait
        case 47: return ipad83MiniLiquidGlassLandscape
        case 48: return ipad97HomeClassicPortrait
        case 49: return ipad97HomeClassicLandscape
        case 50: return iphone40HomeClassicPortrait
        case 51: return iphone40HomeClassicLandscape
        case 52: return iphone47HomeClassicPortrait
        case 53: return iphone47HomeClassicPortraitZoomed
        case 54: return iphone47HomeClassicLandscape
        case 55: return iphone47HomeSeClassicPortrait
        case 56: return iphone47HomeSeClassicPortraitZoomed
        case 57: return iphone47HomeSeClassicLandscape
        case 58: return iphone47HomeSeLiquidGlassPortrait
        case 59: return iphone54NotchClassicPortrait
        case 60: return iphone54NotchClassicPortraitZoomed
        case 61: return iphone54NotchClassicLandscape
        case 62: return iphone54NotchLiquidGlassPortrait
        case 63: return iphone54NotchLiquidGlassLandscape
        case 64: return iphone55HomeClassicPortrait
        case 65: return iphone55HomeClassicPortraitZoomed
        case 66: return iphone55HomeClassicLandscape
        case 67: return iphone58Notch11ProClassicPortrait
        case 68: return iphone58Notch11ProClassicLandscape
        case 69: return iphone58Notch11ProLiquidGlassPortrait
        case 70: return iphone58Notch11ProLiquidGlassLandscape
        case 71: return iphone58NotchXClassicPortrait
        case 72: return iphone58NotchXClassicLandscape
        case 73: return iphone61IslandClassicPortrait
        case 74: return iphone61IslandClassicLandscape
        case 75: return iphone61IslandLiquidGlassPortrait
        case 76: return iphone61IslandLiquidGlassLandscape
        case 77: return iphone61NotchClassicPortrait
        case 78: return iphone61NotchClassicPortraitZoomed
        case 79: return iphone61NotchClassicLandscape
        case 80: return iphone61NotchLiquidGlassPortrait
        case 81: return iphone61NotchLiquidGlassLandscape
        case 82: return iphone61Notch11ClassicPortrait
        case 83: return iphone61Notch11ClassicPortraitZoomed
        case 84: return iphone61Notch11ClassicLandscape
        case 85: return iphone61Notch11LiquidGlassPortrait
        case 86: return iphone61Notch11LiquidGlassLandscape
        case 87: return iphone61NotchXrClassicPortrait
        case 88: return iphone61NotchXrClassicPortraitZoomed
        case 89: return iphone61NotchXrClassicLandscape
        case 90: return iphone63IslandClassicPortrait
        case 91: return iphone63IslandLiquidGlassPortrait
        case 92: return iphone63IslandLiquidGlassLandscape
        case 93: return iphone63Island18ProClassicPortrait
        case 94: return iphone63Island18ProLiquidGlassPortrait
        case 95: return iphone63Island18ProLiquidGlassLandscape
        case 96: return iphone65IslandClassicPortrait
        case 97: return iphone65IslandLiquidGlassPortrait
        case 98: return iphone65IslandLiquidGlassLandscape
        case 99: return iphone65Notch11ProMaxClassicPortrait
        case 100: return iphone65Notch11ProMaxClassicPortraitZoomed
        case 101: return iphone65Notch11ProMaxClassicLandscape
        case 102: return iphone65Notch11ProMaxLiquidGlassPortrait
        case 103: return iphone65Notch11ProMaxLiquidGlassLandscape
        case 104: return iphone65NotchXsMaxClassicPortrait
        case 105: return iphone65NotchXsMaxClassicPortraitZoomed
        case 106: return iphone65NotchXsMaxClassicLandscape
        case 107: return iphone67IslandClassicPortrait
        case 108: return iphone67IslandClassicLandscape
        case 109: return iphone67IslandLiquidGlassPortrait
        case 110: return iphone67IslandLiquidGlassLandscape
        case 111: return iphone67NotchClassicPortrait
        case 112: return iphone67NotchClassicPortraitZoomed
        case 113: return iphone67NotchClassicLandscape
        case 114: return iphone67NotchLiquidGlassPortrait
        case 115: return iphone67NotchLiquidGlassLandscape
        case 116: return iphone69IslandClassicPortrait
        case 117: return iphone69IslandClassicLandscape
        case 118: return iphone69IslandLiquidGlassPortrait
        case 119: return iphone69IslandLiquidGlassLandscape
        case 120: return iphone69Island18ProMaxClassicPortrait
        case 121: return iphone69Island18ProMaxLiquidGlassPortrait
        case 122: return iphone69Island18ProMaxLiquidGlassLandscape
        case 123: return iphoneDuoCoverLiquidGlassPortrait
        case 124: return iphoneDuoInnerLiquidGlassPortrait
        case 125: return ipod40HomeClassicPortrait
        case 126: return ipod40HomeClassicLandscape
        default: preconditionFailure("no layout has this number")
        }
    }
}

// swiftlint:enable all
