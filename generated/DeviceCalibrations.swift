// Device calibrations, made by calibrate from device specs. Do not edit.
// Make it again with 'calibrate generate'; 'calibrate check' tells whether it is fresh.
//
// Lengths are in points, content offsets in the scroll view's coordinates:
//   rest = -(top + large), target = -(top + medium + bottomMargin), norm = rest - target, collapsed = -(top + medium)
//
// swift-format-ignore-file
// swiftlint:disable all

public import DeviceCalibration

/// The calibrated layouts of all displays: a namespace for each display, and another name of it for each model.
public enum DeviceCalibrations {
    /// Every display, to be looked up by hardware identifier.
    public static let table: CalibrationTable = CalibrationTable([
        iPad102Home.display,
        iPad105Home.display,
        iPad109.display,
        iPad11Air.display,
        iPad11AirM4.display,
        iPad11Pro.display,
        iPad11ProM4.display,
        iPad11ProM5.display,
        iPad129Home.display,
        iPad129Pro.display,
        iPad13Air.display,
        iPad13AirM4.display,
        iPad13ProM4.display,
        iPad13ProM5.display,
        iPad79Home.display,
        iPad83Mini.display,
        iPad97Home.display,
        iPhone40Home.display,
        iPhone47Home.display,
        iPhone47HomeSe.display,
        iPhone54Notch.display,
        iPhone55Home.display,
        iPhone58Notch11Pro.display,
        iPhone58NotchX.display,
        iPhone61Island.display,
        iPhone61Notch.display,
        iPhone61Notch11.display,
        iPhone61NotchXr.display,
        iPhone63Island.display,
        iPhone63Island18Pro.display,
        iPhone65Island.display,
        iPhone65Notch11ProMax.display,
        iPhone65NotchXsMax.display,
        iPhone67Island.display,
        iPhone67Notch.display,
        iPhone69Island.display,
        iPhone69Island18ProMax.display,
        iPhoneDuoCover.display,
        iPhoneDuoInner.display,
        iPod40Home.display,
    ])
}

extension DeviceCalibrations {
    /// Display `ipad-10.2-home`, of these models:
    ///
    /// - iPad (7th generation)
    /// - iPad (8th generation)
    /// - iPad (9th generation)
    public enum iPad102Home {
        /// `ipad-10.2-home`: classic, portrait.
        ///
        /// - rest: `-122 = -(20 + 102)`, origin documented, large inferred
        /// - target: `-82 = -(20 + 50 + 12)`, documented
        /// - norm: `-40 = -(102 - 50 - 12)`, medium documented, large inferred
        /// - collapsed: `-70 = -(20 + 50)`, documented
        /// - size: 40 points, 80 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 810, height: 1080, scale: 2),
            safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 20, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -122, target: -82, norm: -40, collapsed: -70),
            fade: .linear)

        /// `ipad-10.2-home`: classic, landscape.
        ///
        /// - rest: `-122 = -(20 + 102)`, origin documented, large inferred
        /// - target: `-82 = -(20 + 50 + 12)`, documented
        /// - norm: `-40 = -(102 - 50 - 12)`, medium documented, large inferred
        /// - collapsed: `-70 = -(20 + 50)`, documented
        /// - size: 40 points, 80 pixels
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 810, height: 1080, scale: 2),
            safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 20, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -122, target: -82, norm: -40, collapsed: -70),
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "ipad-10.2-home",
            models: [
                "iPad7,11": "iPad (7th generation)",
                "iPad7,12": "iPad (7th generation)",
                "iPad11,6": "iPad (8th generation)",
                "iPad11,7": "iPad (8th generation)",
                "iPad12,1": "iPad (9th generation)",
                "iPad12,2": "iPad (9th generation)",
            ],
            layouts: [
                classicPortrait,
                classicLandscape,
            ])
    }

    /// iPad (7th generation): the display `ipad-10.2-home`.
    public typealias iPad7thGeneration = iPad102Home

    /// iPad (8th generation): the display `ipad-10.2-home`.
    public typealias iPad8thGeneration = iPad102Home

    /// iPad (9th generation): the display `ipad-10.2-home`.
    public typealias iPad9thGeneration = iPad102Home
}

extension DeviceCalibrations {
    /// Display `ipad-10.5-home`, of these models:
    ///
    /// - iPad Pro (10.5-inch)
    /// - iPad Air (3rd generation)
    public enum iPad105Home {
        /// `ipad-10.5-home`: classic, portrait.
        ///
        /// - rest: `-122 = -(20 + 102)`, measured on iPadOS 12
        /// - target: `-82 = -(20 + 50 + 12)`, measured on iPadOS 12
        /// - norm: `-40 = -(102 - 50 - 12)`, measured on iPadOS 12
        /// - collapsed: `-70 = -(20 + 50)`, measured on iPadOS 12
        /// - size: 40 points, 80 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 834, height: 1112, scale: 2),
            safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 20, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -122, target: -82, norm: -40, collapsed: -70),
            fade: .linear)

        /// `ipad-10.5-home`: classic, landscape.
        ///
        /// - rest: `-122 = -(20 + 102)`, measured on iPadOS 12
        /// - target: `-82 = -(20 + 50 + 12)`, measured on iPadOS 12
        /// - norm: `-40 = -(102 - 50 - 12)`, measured on iPadOS 12
        /// - collapsed: `-70 = -(20 + 50)`, measured on iPadOS 12
        /// - size: 40 points, 80 pixels
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 834, height: 1112, scale: 2),
            safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 20, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -122, target: -82, norm: -40, collapsed: -70),
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "ipad-10.5-home",
            models: [
                "iPad7,3": "iPad Pro (10.5-inch)",
                "iPad7,4": "iPad Pro (10.5-inch)",
                "iPad11,3": "iPad Air (3rd generation)",
                "iPad11,4": "iPad Air (3rd generation)",
            ],
            layouts: [
                classicPortrait,
                classicLandscape,
            ])
    }

    /// iPad Pro (10.5-inch): the display `ipad-10.5-home`.
    public typealias iPadPro105Inch = iPad105Home

    /// iPad Air (3rd generation): the display `ipad-10.5-home`.
    public typealias iPadAir3rdGeneration = iPad105Home
}

extension DeviceCalibrations {
    /// Display `ipad-10.9`, of these models:
    ///
    /// - iPad Air (4th generation)
    /// - iPad Air (5th generation)
    /// - iPad (10th generation)
    /// - iPad (A16)
    public enum iPad109 {
        /// `ipad-10.9`: classic, portrait.
        ///
        /// - rest: `-126 = -(24 + 102)`, origin documented, large inferred
        /// - target: `-86 = -(24 + 50 + 12)`, documented
        /// - norm: `-40 = -(102 - 50 - 12)`, medium documented, large inferred
        /// - collapsed: `-74 = -(24 + 50)`, documented
        /// - size: 40 points, 80 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 820, height: 1180, scale: 2),
            safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
            fade: .linear)

        /// `ipad-10.9`: classic, landscape.
        ///
        /// - rest: `-126 = -(24 + 102)`, origin documented, large inferred
        /// - target: `-86 = -(24 + 50 + 12)`, documented
        /// - norm: `-40 = -(102 - 50 - 12)`, medium documented, large inferred
        /// - collapsed: `-74 = -(24 + 50)`, documented
        /// - size: 40 points, 80 pixels
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 820, height: 1180, scale: 2),
            safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
            fade: .linear)

        /// `ipad-10.9`: liquidGlass, portrait.
        ///
        /// - rest: `-138 = -(32 + 106)`, measured on iPadOS 26.1
        /// - target: `-98 = -(32 + 54 + 12)`, measured on iPadOS 26.1
        /// - norm: `-40 = -(106 - 54 - 12)`, measured on iPadOS 26.1
        /// - collapsed: `-86 = -(32 + 54)`, measured on iPadOS 26.1
        /// - size: 40 points, 80 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 820, height: 1180, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// `ipad-10.9`: liquidGlass, landscape.
        ///
        /// - rest: `-138 = -(32 + 106)`, inferred
        /// - target: `-98 = -(32 + 54 + 12)`, inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 820, height: 1180, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "ipad-10.9",
            models: [
                "iPad13,1": "iPad Air (4th generation)",
                "iPad13,2": "iPad Air (4th generation)",
                "iPad13,16": "iPad Air (5th generation)",
                "iPad13,17": "iPad Air (5th generation)",
                "iPad13,18": "iPad (10th generation)",
                "iPad13,19": "iPad (10th generation)",
                "iPad15,7": "iPad (A16)",
                "iPad15,8": "iPad (A16)",
            ],
            layouts: [
                classicPortrait,
                classicLandscape,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPad Air (4th generation): the display `ipad-10.9`.
    public typealias iPadAir4thGeneration = iPad109

    /// iPad Air (5th generation): the display `ipad-10.9`.
    public typealias iPadAir5thGeneration = iPad109

    /// iPad (10th generation): the display `ipad-10.9`.
    public typealias iPad10thGeneration = iPad109

    /// iPad (A16): the display `ipad-10.9`.
    public typealias iPadA16 = iPad109
}

extension DeviceCalibrations {
    /// Display `ipad-11-air`, of these models:
    ///
    /// - iPad Air 11-inch (M2)
    /// - iPad Air 11-inch (M3)
    public enum iPad11Air {
        /// `ipad-11-air`: classic, portrait.
        ///
        /// - rest: `-126 = -(24 + 102)`, origin measured on iPadOS 18, large inferred
        /// - target: `-86 = -(24 + 50 + 12)`, origin measured on iPadOS 18, medium inferred
        /// - norm: `-40 = -(102 - 50 - 12)`, inferred
        /// - collapsed: `-74 = -(24 + 50)`, origin measured on iPadOS 18, medium inferred
        /// - size: 40 points, 80 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 820, height: 1180, scale: 2),
            safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
            fade: .linear)

        /// `ipad-11-air`: classic, landscape.
        ///
        /// - rest: `-126 = -(24 + 102)`, origin measured on iPadOS 18, large inferred
        /// - target: `-86 = -(24 + 50 + 12)`, origin measured on iPadOS 18, medium inferred
        /// - norm: `-40 = -(102 - 50 - 12)`, inferred
        /// - collapsed: `-74 = -(24 + 50)`, origin measured on iPadOS 18, medium inferred
        /// - size: 40 points, 80 pixels
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 820, height: 1180, scale: 2),
            safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
            fade: .linear)

        /// `ipad-11-air`: liquidGlass, portrait.
        ///
        /// - rest: `-138 = -(32 + 106)`, origin measured on iPadOS 26.5, large inferred
        /// - target: `-98 = -(32 + 54 + 12)`, origin measured on iPadOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, origin measured on iPadOS 26.5, medium inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 820, height: 1180, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// `ipad-11-air`: liquidGlass, landscape.
        ///
        /// - rest: `-138 = -(32 + 106)`, origin measured on iPadOS 26.5, large inferred
        /// - target: `-98 = -(32 + 54 + 12)`, origin measured on iPadOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, origin measured on iPadOS 26.5, medium inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 820, height: 1180, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "ipad-11-air",
            models: [
                "iPad14,8": "iPad Air 11-inch (M2)",
                "iPad14,9": "iPad Air 11-inch (M2)",
                "iPad15,3": "iPad Air 11-inch (M3)",
                "iPad15,4": "iPad Air 11-inch (M3)",
            ],
            layouts: [
                classicPortrait,
                classicLandscape,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPad Air 11-inch (M2): the display `ipad-11-air`.
    public typealias iPadAir11InchM2 = iPad11Air

    /// iPad Air 11-inch (M3): the display `ipad-11-air`.
    public typealias iPadAir11InchM3 = iPad11Air
}

extension DeviceCalibrations {
    /// Display `ipad-11-air-m4`, of these models:
    ///
    /// - iPad Air 11-inch (M4)
    public enum iPad11AirM4 {
        /// `ipad-11-air-m4`: liquidGlass, portrait.
        ///
        /// - rest: `-138 = -(32 + 106)`, origin measured on iPadOS 26.5, large inferred
        /// - target: `-98 = -(32 + 54 + 12)`, origin measured on iPadOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, origin measured on iPadOS 26.5, medium inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 820, height: 1180, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// `ipad-11-air-m4`: liquidGlass, landscape.
        ///
        /// - rest: `-138 = -(32 + 106)`, origin measured on iPadOS 26.5, large inferred
        /// - target: `-98 = -(32 + 54 + 12)`, origin measured on iPadOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, origin measured on iPadOS 26.5, medium inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 820, height: 1180, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "ipad-11-air-m4",
            models: [
                "iPad16,8": "iPad Air 11-inch (M4)",
                "iPad16,9": "iPad Air 11-inch (M4)",
            ],
            layouts: [
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPad Air 11-inch (M4): the display `ipad-11-air-m4`.
    public typealias iPadAir11InchM4 = iPad11AirM4
}

extension DeviceCalibrations {
    /// Display `ipad-11-pro`, of these models:
    ///
    /// - iPad Pro (11-inch) (1st generation)
    /// - iPad Pro (11-inch) (2nd generation)
    /// - iPad Pro (11-inch) (3rd generation)
    /// - iPad Pro (11-inch) (4th generation)
    public enum iPad11Pro {
        /// `ipad-11-pro`: classic, portrait.
        ///
        /// - rest: `-126 = -(24 + 102)`, origin documented, large inferred
        /// - target: `-86 = -(24 + 50 + 12)`, documented
        /// - norm: `-40 = -(102 - 50 - 12)`, medium documented, large inferred
        /// - collapsed: `-74 = -(24 + 50)`, documented
        /// - size: 40 points, 80 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 834, height: 1194, scale: 2),
            safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
            fade: .linear)

        /// `ipad-11-pro`: classic, landscape.
        ///
        /// - rest: `-126 = -(24 + 102)`, origin documented, large inferred
        /// - target: `-86 = -(24 + 50 + 12)`, documented
        /// - norm: `-40 = -(102 - 50 - 12)`, medium documented, large inferred
        /// - collapsed: `-74 = -(24 + 50)`, documented
        /// - size: 40 points, 80 pixels
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 834, height: 1194, scale: 2),
            safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
            fade: .linear)

        /// `ipad-11-pro`: liquidGlass, portrait.
        ///
        /// - rest: `-138 = -(32 + 106)`, inferred
        /// - target: `-98 = -(32 + 54 + 12)`, inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 834, height: 1194, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// `ipad-11-pro`: liquidGlass, landscape.
        ///
        /// - rest: `-138 = -(32 + 106)`, inferred
        /// - target: `-98 = -(32 + 54 + 12)`, inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 834, height: 1194, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "ipad-11-pro",
            models: [
                "iPad8,1": "iPad Pro (11-inch) (1st generation)",
                "iPad8,2": "iPad Pro (11-inch) (1st generation)",
                "iPad8,3": "iPad Pro (11-inch) (1st generation)",
                "iPad8,4": "iPad Pro (11-inch) (1st generation)",
                "iPad8,9": "iPad Pro (11-inch) (2nd generation)",
                "iPad8,10": "iPad Pro (11-inch) (2nd generation)",
                "iPad13,4": "iPad Pro (11-inch) (3rd generation)",
                "iPad13,5": "iPad Pro (11-inch) (3rd generation)",
                "iPad13,6": "iPad Pro (11-inch) (3rd generation)",
                "iPad13,7": "iPad Pro (11-inch) (3rd generation)",
                "iPad14,3": "iPad Pro (11-inch) (4th generation)",
                "iPad14,4": "iPad Pro (11-inch) (4th generation)",
            ],
            layouts: [
                classicPortrait,
                classicLandscape,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPad Pro (11-inch) (1st generation): the display `ipad-11-pro`.
    public typealias iPadPro11Inch1stGeneration = iPad11Pro

    /// iPad Pro (11-inch) (2nd generation): the display `ipad-11-pro`.
    public typealias iPadPro11Inch2ndGeneration = iPad11Pro

    /// iPad Pro (11-inch) (3rd generation): the display `ipad-11-pro`.
    public typealias iPadPro11Inch3rdGeneration = iPad11Pro

    /// iPad Pro (11-inch) (4th generation): the display `ipad-11-pro`.
    public typealias iPadPro11Inch4thGeneration = iPad11Pro
}

extension DeviceCalibrations {
    /// Display `ipad-11-pro-m4`, of these models:
    ///
    /// - iPad Pro 11-inch (M4)
    public enum iPad11ProM4 {
        /// `ipad-11-pro-m4`: classic, portrait.
        ///
        /// - rest: `-126 = -(24 + 102)`, origin measured on iPadOS 18, large inferred
        /// - target: `-86 = -(24 + 50 + 12)`, origin measured on iPadOS 18, medium inferred
        /// - norm: `-40 = -(102 - 50 - 12)`, inferred
        /// - collapsed: `-74 = -(24 + 50)`, origin measured on iPadOS 18, medium inferred
        /// - size: 40 points, 80 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 834, height: 1210, scale: 2),
            safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
            fade: .linear)

        /// `ipad-11-pro-m4`: classic, landscape.
        ///
        /// - rest: `-126 = -(24 + 102)`, origin measured on iPadOS 18, large inferred
        /// - target: `-86 = -(24 + 50 + 12)`, origin measured on iPadOS 18, medium inferred
        /// - norm: `-40 = -(102 - 50 - 12)`, inferred
        /// - collapsed: `-74 = -(24 + 50)`, origin measured on iPadOS 18, medium inferred
        /// - size: 40 points, 80 pixels
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 834, height: 1210, scale: 2),
            safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
            fade: .linear)

        /// `ipad-11-pro-m4`: liquidGlass, portrait.
        ///
        /// - rest: `-138 = -(32 + 106)`, origin measured on iPadOS 26.5, large inferred
        /// - target: `-98 = -(32 + 54 + 12)`, origin measured on iPadOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, origin measured on iPadOS 26.5, medium inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 834, height: 1210, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// `ipad-11-pro-m4`: liquidGlass, landscape.
        ///
        /// - rest: `-138 = -(32 + 106)`, origin measured on iPadOS 26.5, large inferred
        /// - target: `-98 = -(32 + 54 + 12)`, origin measured on iPadOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, origin measured on iPadOS 26.5, medium inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 834, height: 1210, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "ipad-11-pro-m4",
            models: [
                "iPad16,3": "iPad Pro 11-inch (M4)",
                "iPad16,4": "iPad Pro 11-inch (M4)",
            ],
            layouts: [
                classicPortrait,
                classicLandscape,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPad Pro 11-inch (M4): the display `ipad-11-pro-m4`.
    public typealias iPadPro11InchM4 = iPad11ProM4
}

extension DeviceCalibrations {
    /// Display `ipad-11-pro-m5`, of these models:
    ///
    /// - iPad Pro 11-inch (M5)
    public enum iPad11ProM5 {
        /// `ipad-11-pro-m5`: liquidGlass, portrait.
        ///
        /// - rest: `-138 = -(32 + 106)`, origin measured on iPadOS 26.5, large inferred
        /// - target: `-98 = -(32 + 54 + 12)`, origin measured on iPadOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, origin measured on iPadOS 26.5, medium inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 834, height: 1210, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// `ipad-11-pro-m5`: liquidGlass, landscape.
        ///
        /// - rest: `-138 = -(32 + 106)`, origin measured on iPadOS 26.5, large inferred
        /// - target: `-98 = -(32 + 54 + 12)`, origin measured on iPadOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, origin measured on iPadOS 26.5, medium inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 834, height: 1210, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "ipad-11-pro-m5",
            models: [
                "iPad17,1": "iPad Pro 11-inch (M5)",
                "iPad17,2": "iPad Pro 11-inch (M5)",
            ],
            layouts: [
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPad Pro 11-inch (M5): the display `ipad-11-pro-m5`.
    public typealias iPadPro11InchM5 = iPad11ProM5
}

extension DeviceCalibrations {
    /// Display `ipad-12.9-home`, of these models:
    ///
    /// - iPad Pro (12.9-inch) (1st generation)
    /// - iPad Pro (12.9-inch) (2nd generation)
    public enum iPad129Home {
        /// `ipad-12.9-home`: classic, portrait.
        ///
        /// - rest: `-122 = -(20 + 102)`, documented
        /// - target: `-82 = -(20 + 50 + 12)`, documented
        /// - norm: `-40 = -(102 - 50 - 12)`, documented
        /// - collapsed: `-70 = -(20 + 50)`, documented
        /// - size: 40 points, 80 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
            safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 20, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -122, target: -82, norm: -40, collapsed: -70),
            fade: .linear)

        /// `ipad-12.9-home`: classic, landscape.
        ///
        /// - rest: `-122 = -(20 + 102)`, documented
        /// - target: `-82 = -(20 + 50 + 12)`, documented
        /// - norm: `-40 = -(102 - 50 - 12)`, documented
        /// - collapsed: `-70 = -(20 + 50)`, documented
        /// - size: 40 points, 80 pixels
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
            safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 20, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -122, target: -82, norm: -40, collapsed: -70),
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "ipad-12.9-home",
            models: [
                "iPad6,7": "iPad Pro (12.9-inch) (1st generation)",
                "iPad6,8": "iPad Pro (12.9-inch) (1st generation)",
                "iPad7,1": "iPad Pro (12.9-inch) (2nd generation)",
                "iPad7,2": "iPad Pro (12.9-inch) (2nd generation)",
            ],
            layouts: [
                classicPortrait,
                classicLandscape,
            ])
    }

    /// iPad Pro (12.9-inch) (1st generation): the display `ipad-12.9-home`.
    public typealias iPadPro129Inch1stGeneration = iPad129Home

    /// iPad Pro (12.9-inch) (2nd generation): the display `ipad-12.9-home`.
    public typealias iPadPro129Inch2ndGeneration = iPad129Home
}

extension DeviceCalibrations {
    /// Display `ipad-12.9-pro`, of these models:
    ///
    /// - iPad Pro (12.9-inch) (3rd generation)
    /// - iPad Pro (12.9-inch) (4th generation)
    /// - iPad Pro (12.9-inch) (5th generation)
    /// - iPad Pro (12.9-inch) (6th generation)
    public enum iPad129Pro {
        /// `ipad-12.9-pro`: classic, portrait.
        ///
        /// - rest: `-126 = -(24 + 102)`, origin documented, large inferred
        /// - target: `-86 = -(24 + 50 + 12)`, origin documented, medium measured on iPadOS 14.5
        /// - norm: `-40 = -(102 - 50 - 12)`, medium measured on iPadOS 14.5, large inferred
        /// - collapsed: `-74 = -(24 + 50)`, origin documented, medium measured on iPadOS 14.5
        /// - size: 40 points, 80 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
            safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
            fade: .linear)

        /// `ipad-12.9-pro`: classic, landscape.
        ///
        /// - rest: `-126 = -(24 + 102)`, origin documented, large inferred
        /// - target: `-86 = -(24 + 50 + 12)`, origin documented, medium measured on iPadOS 14.5
        /// - norm: `-40 = -(102 - 50 - 12)`, medium measured on iPadOS 14.5, large inferred
        /// - collapsed: `-74 = -(24 + 50)`, origin documented, medium measured on iPadOS 14.5
        /// - size: 40 points, 80 pixels
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
            safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
            fade: .linear)

        /// `ipad-12.9-pro`: liquidGlass, portrait.
        ///
        /// - rest: `-138 = -(32 + 106)`, inferred
        /// - target: `-98 = -(32 + 54 + 12)`, inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// `ipad-12.9-pro`: liquidGlass, landscape.
        ///
        /// - rest: `-138 = -(32 + 106)`, inferred
        /// - target: `-98 = -(32 + 54 + 12)`, inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "ipad-12.9-pro",
            models: [
                "iPad8,5": "iPad Pro (12.9-inch) (3rd generation)",
                "iPad8,6": "iPad Pro (12.9-inch) (3rd generation)",
                "iPad8,7": "iPad Pro (12.9-inch) (3rd generation)",
                "iPad8,8": "iPad Pro (12.9-inch) (3rd generation)",
                "iPad8,11": "iPad Pro (12.9-inch) (4th generation)",
                "iPad8,12": "iPad Pro (12.9-inch) (4th generation)",
                "iPad13,8": "iPad Pro (12.9-inch) (5th generation)",
                "iPad13,9": "iPad Pro (12.9-inch) (5th generation)",
                "iPad13,10": "iPad Pro (12.9-inch) (5th generation)",
                "iPad13,11": "iPad Pro (12.9-inch) (5th generation)",
                "iPad14,5": "iPad Pro (12.9-inch) (6th generation)",
                "iPad14,6": "iPad Pro (12.9-inch) (6th generation)",
            ],
            layouts: [
                classicPortrait,
                classicLandscape,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPad Pro (12.9-inch) (3rd generation): the display `ipad-12.9-pro`.
    public typealias iPadPro129Inch3rdGeneration = iPad129Pro

    /// iPad Pro (12.9-inch) (4th generation): the display `ipad-12.9-pro`.
    public typealias iPadPro129Inch4thGeneration = iPad129Pro

    /// iPad Pro (12.9-inch) (5th generation): the display `ipad-12.9-pro`.
    public typealias iPadPro129Inch5thGeneration = iPad129Pro

    /// iPad Pro (12.9-inch) (6th generation): the display `ipad-12.9-pro`.
    public typealias iPadPro129Inch6thGeneration = iPad129Pro
}

extension DeviceCalibrations {
    /// Display `ipad-13-air`, of these models:
    ///
    /// - iPad Air 13-inch (M2)
    /// - iPad Air 13-inch (M3)
    public enum iPad13Air {
        /// `ipad-13-air`: classic, portrait.
        ///
        /// - rest: `-126 = -(24 + 102)`, origin measured on iPadOS 18, large inferred
        /// - target: `-86 = -(24 + 50 + 12)`, origin measured on iPadOS 18, medium inferred
        /// - norm: `-40 = -(102 - 50 - 12)`, inferred
        /// - collapsed: `-74 = -(24 + 50)`, origin measured on iPadOS 18, medium inferred
        /// - size: 40 points, 80 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
            safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
            fade: .linear)

        /// `ipad-13-air`: classic, landscape.
        ///
        /// - rest: `-126 = -(24 + 102)`, origin measured on iPadOS 18, large inferred
        /// - target: `-86 = -(24 + 50 + 12)`, origin measured on iPadOS 18, medium inferred
        /// - norm: `-40 = -(102 - 50 - 12)`, inferred
        /// - collapsed: `-74 = -(24 + 50)`, origin measured on iPadOS 18, medium inferred
        /// - size: 40 points, 80 pixels
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
            safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
            fade: .linear)

        /// `ipad-13-air`: liquidGlass, portrait.
        ///
        /// - rest: `-138 = -(32 + 106)`, origin measured on iPadOS 26.5, large inferred
        /// - target: `-98 = -(32 + 54 + 12)`, origin measured on iPadOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, origin measured on iPadOS 26.5, medium inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// `ipad-13-air`: liquidGlass, landscape.
        ///
        /// - rest: `-138 = -(32 + 106)`, origin measured on iPadOS 26.5, large inferred
        /// - target: `-98 = -(32 + 54 + 12)`, origin measured on iPadOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, origin measured on iPadOS 26.5, medium inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "ipad-13-air",
            models: [
                "iPad14,10": "iPad Air 13-inch (M2)",
                "iPad14,11": "iPad Air 13-inch (M2)",
                "iPad15,5": "iPad Air 13-inch (M3)",
                "iPad15,6": "iPad Air 13-inch (M3)",
            ],
            layouts: [
                classicPortrait,
                classicLandscape,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPad Air 13-inch (M2): the display `ipad-13-air`.
    public typealias iPadAir13InchM2 = iPad13Air

    /// iPad Air 13-inch (M3): the display `ipad-13-air`.
    public typealias iPadAir13InchM3 = iPad13Air
}

extension DeviceCalibrations {
    /// Display `ipad-13-air-m4`, of these models:
    ///
    /// - iPad Air 13-inch (M4)
    public enum iPad13AirM4 {
        /// `ipad-13-air-m4`: liquidGlass, portrait.
        ///
        /// - rest: `-138 = -(32 + 106)`, origin measured on iPadOS 26.5, large inferred
        /// - target: `-98 = -(32 + 54 + 12)`, origin measured on iPadOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, origin measured on iPadOS 26.5, medium inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// `ipad-13-air-m4`: liquidGlass, landscape.
        ///
        /// - rest: `-138 = -(32 + 106)`, origin measured on iPadOS 26.5, large inferred
        /// - target: `-98 = -(32 + 54 + 12)`, origin measured on iPadOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, origin measured on iPadOS 26.5, medium inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 1024, height: 1366, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "ipad-13-air-m4",
            models: [
                "iPad16,10": "iPad Air 13-inch (M4)",
                "iPad16,11": "iPad Air 13-inch (M4)",
            ],
            layouts: [
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPad Air 13-inch (M4): the display `ipad-13-air-m4`.
    public typealias iPadAir13InchM4 = iPad13AirM4
}

extension DeviceCalibrations {
    /// Display `ipad-13-pro-m4`, of these models:
    ///
    /// - iPad Pro 13-inch (M4)
    public enum iPad13ProM4 {
        /// `ipad-13-pro-m4`: classic, portrait.
        ///
        /// - rest: `-126 = -(24 + 102)`, origin measured on iPadOS 18, large inferred
        /// - target: `-86 = -(24 + 50 + 12)`, origin measured on iPadOS 18, medium inferred
        /// - norm: `-40 = -(102 - 50 - 12)`, inferred
        /// - collapsed: `-74 = -(24 + 50)`, origin measured on iPadOS 18, medium inferred
        /// - size: 40 points, 80 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 1032, height: 1376, scale: 2),
            safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
            fade: .linear)

        /// `ipad-13-pro-m4`: classic, landscape.
        ///
        /// - rest: `-126 = -(24 + 102)`, origin measured on iPadOS 18, large inferred
        /// - target: `-86 = -(24 + 50 + 12)`, origin measured on iPadOS 18, medium inferred
        /// - norm: `-40 = -(102 - 50 - 12)`, inferred
        /// - collapsed: `-74 = -(24 + 50)`, origin measured on iPadOS 18, medium inferred
        /// - size: 40 points, 80 pixels
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 1032, height: 1376, scale: 2),
            safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
            fade: .linear)

        /// `ipad-13-pro-m4`: liquidGlass, portrait.
        ///
        /// - rest: `-138 = -(32 + 106)`, origin measured on iPadOS 26.5, large inferred
        /// - target: `-98 = -(32 + 54 + 12)`, origin measured on iPadOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, origin measured on iPadOS 26.5, medium inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 1032, height: 1376, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// `ipad-13-pro-m4`: liquidGlass, landscape.
        ///
        /// - rest: `-138 = -(32 + 106)`, origin measured on iPadOS 26.5, large inferred
        /// - target: `-98 = -(32 + 54 + 12)`, origin measured on iPadOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, origin measured on iPadOS 26.5, medium inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 1032, height: 1376, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "ipad-13-pro-m4",
            models: [
                "iPad16,5": "iPad Pro 13-inch (M4)",
                "iPad16,6": "iPad Pro 13-inch (M4)",
            ],
            layouts: [
                classicPortrait,
                classicLandscape,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPad Pro 13-inch (M4): the display `ipad-13-pro-m4`.
    public typealias iPadPro13InchM4 = iPad13ProM4
}

extension DeviceCalibrations {
    /// Display `ipad-13-pro-m5`, of these models:
    ///
    /// - iPad Pro 13-inch (M5)
    public enum iPad13ProM5 {
        /// `ipad-13-pro-m5`: liquidGlass, portrait.
        ///
        /// - rest: `-138 = -(32 + 106)`, origin measured on iPadOS 26.5, large inferred
        /// - target: `-98 = -(32 + 54 + 12)`, origin measured on iPadOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, origin measured on iPadOS 26.5, medium inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 1032, height: 1376, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// `ipad-13-pro-m5`: liquidGlass, landscape.
        ///
        /// - rest: `-138 = -(32 + 106)`, origin measured on iPadOS 26.5, large inferred
        /// - target: `-98 = -(32 + 54 + 12)`, origin measured on iPadOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, origin measured on iPadOS 26.5, medium inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 1032, height: 1376, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "ipad-13-pro-m5",
            models: [
                "iPad17,3": "iPad Pro 13-inch (M5)",
                "iPad17,4": "iPad Pro 13-inch (M5)",
            ],
            layouts: [
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPad Pro 13-inch (M5): the display `ipad-13-pro-m5`.
    public typealias iPadPro13InchM5 = iPad13ProM5
}

extension DeviceCalibrations {
    /// Display `ipad-7.9-home`, of these models:
    ///
    /// - iPad mini 4
    /// - iPad mini (5th generation)
    public enum iPad79Home {
        /// `ipad-7.9-home`: classic, portrait.
        ///
        /// - rest: `-122 = -(20 + 102)`, documented
        /// - target: `-82 = -(20 + 50 + 12)`, documented
        /// - norm: `-40 = -(102 - 50 - 12)`, documented
        /// - collapsed: `-70 = -(20 + 50)`, documented
        /// - size: 40 points, 80 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 768, height: 1024, scale: 2),
            safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 20, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -122, target: -82, norm: -40, collapsed: -70),
            fade: .linear)

        /// `ipad-7.9-home`: classic, landscape.
        ///
        /// - rest: `-122 = -(20 + 102)`, documented
        /// - target: `-82 = -(20 + 50 + 12)`, documented
        /// - norm: `-40 = -(102 - 50 - 12)`, documented
        /// - collapsed: `-70 = -(20 + 50)`, documented
        /// - size: 40 points, 80 pixels
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 768, height: 1024, scale: 2),
            safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 20, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -122, target: -82, norm: -40, collapsed: -70),
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "ipad-7.9-home",
            models: [
                "iPad5,1": "iPad mini 4",
                "iPad5,2": "iPad mini 4",
                "iPad11,1": "iPad mini (5th generation)",
                "iPad11,2": "iPad mini (5th generation)",
            ],
            layouts: [
                classicPortrait,
                classicLandscape,
            ])
    }

    /// iPad mini 4: the display `ipad-7.9-home`.
    public typealias iPadMini4 = iPad79Home

    /// iPad mini (5th generation): the display `ipad-7.9-home`.
    public typealias iPadMini5thGeneration = iPad79Home
}

extension DeviceCalibrations {
    /// Display `ipad-8.3-mini`, of these models:
    ///
    /// - iPad mini (6th generation)
    /// - iPad mini (A17 Pro)
    public enum iPad83Mini {
        /// `ipad-8.3-mini`: classic, portrait.
        ///
        /// - rest: `-126 = -(24 + 102)`, origin measured on iPadOS 18, large inferred
        /// - target: `-86 = -(24 + 50 + 12)`, origin measured on iPadOS 18, medium documented
        /// - norm: `-40 = -(102 - 50 - 12)`, medium documented, large inferred
        /// - collapsed: `-74 = -(24 + 50)`, origin measured on iPadOS 18, medium documented
        /// - size: 40 points, 80 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 744, height: 1133, scale: 2),
            safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
            fade: .linear)

        /// `ipad-8.3-mini`: classic, landscape.
        ///
        /// - rest: `-126 = -(24 + 102)`, origin measured on iPadOS 18, large inferred
        /// - target: `-86 = -(24 + 50 + 12)`, origin measured on iPadOS 18, medium documented
        /// - norm: `-40 = -(102 - 50 - 12)`, medium documented, large inferred
        /// - collapsed: `-74 = -(24 + 50)`, origin measured on iPadOS 18, medium documented
        /// - size: 40 points, 80 pixels
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 744, height: 1133, scale: 2),
            safeArea: Calibration.SafeArea(top: 24, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
            fade: .linear)

        /// `ipad-8.3-mini`: liquidGlass, portrait.
        ///
        /// - rest: `-138 = -(32 + 106)`, origin measured on iPadOS 26.5, large inferred
        /// - target: `-98 = -(32 + 54 + 12)`, origin measured on iPadOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, origin measured on iPadOS 26.5, medium inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 744, height: 1133, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// `ipad-8.3-mini`: liquidGlass, landscape.
        ///
        /// - rest: `-138 = -(32 + 106)`, origin measured on iPadOS 26.5, large inferred
        /// - target: `-98 = -(32 + 54 + 12)`, origin measured on iPadOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-86 = -(32 + 54)`, origin measured on iPadOS 26.5, medium inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 744, height: 1133, scale: 2),
            safeArea: Calibration.SafeArea(top: 32, left: 0, bottom: 25, right: 0),
            navigationBar: Calibration.NavigationBar(top: 32, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -138, target: -98, norm: -40, collapsed: -86),
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "ipad-8.3-mini",
            models: [
                "iPad14,1": "iPad mini (6th generation)",
                "iPad14,2": "iPad mini (6th generation)",
                "iPad16,1": "iPad mini (A17 Pro)",
                "iPad16,2": "iPad mini (A17 Pro)",
            ],
            layouts: [
                classicPortrait,
                classicLandscape,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPad mini (6th generation): the display `ipad-8.3-mini`.
    public typealias iPadMini6thGeneration = iPad83Mini

    /// iPad mini (A17 Pro): the display `ipad-8.3-mini`.
    public typealias iPadMiniA17Pro = iPad83Mini
}

extension DeviceCalibrations {
    /// Display `ipad-9.7-home`, of these models:
    ///
    /// - iPad Air 2
    /// - iPad Pro (9.7-inch)
    /// - iPad (5th generation)
    /// - iPad (6th generation)
    public enum iPad97Home {
        /// `ipad-9.7-home`: classic, portrait.
        ///
        /// - rest: `-122 = -(20 + 102)`, documented
        /// - target: `-82 = -(20 + 50 + 12)`, documented
        /// - norm: `-40 = -(102 - 50 - 12)`, documented
        /// - collapsed: `-70 = -(20 + 50)`, documented
        /// - size: 40 points, 80 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 768, height: 1024, scale: 2),
            safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 20, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -122, target: -82, norm: -40, collapsed: -70),
            fade: .linear)

        /// `ipad-9.7-home`: classic, landscape.
        ///
        /// - rest: `-122 = -(20 + 102)`, documented
        /// - target: `-82 = -(20 + 50 + 12)`, documented
        /// - norm: `-40 = -(102 - 50 - 12)`, documented
        /// - collapsed: `-70 = -(20 + 50)`, documented
        /// - size: 40 points, 80 pixels
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .pad,
            screen: Calibration.Screen(width: 768, height: 1024, scale: 2),
            safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 20, medium: 50, large: 102),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -122, target: -82, norm: -40, collapsed: -70),
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "ipad-9.7-home",
            models: [
                "iPad5,3": "iPad Air 2",
                "iPad5,4": "iPad Air 2",
                "iPad6,3": "iPad Pro (9.7-inch)",
                "iPad6,4": "iPad Pro (9.7-inch)",
                "iPad6,11": "iPad (5th generation)",
                "iPad6,12": "iPad (5th generation)",
                "iPad7,5": "iPad (6th generation)",
                "iPad7,6": "iPad (6th generation)",
            ],
            layouts: [
                classicPortrait,
                classicLandscape,
            ])
    }

    /// iPad Air 2: the display `ipad-9.7-home`.
    public typealias iPadAir2 = iPad97Home

    /// iPad Pro (9.7-inch): the display `ipad-9.7-home`.
    public typealias iPadPro97Inch = iPad97Home

    /// iPad (5th generation): the display `ipad-9.7-home`.
    public typealias iPad5thGeneration = iPad97Home

    /// iPad (6th generation): the display `ipad-9.7-home`.
    public typealias iPad6thGeneration = iPad97Home
}

extension DeviceCalibrations {
    /// Display `iphone-4.0-home`, of these models:
    ///
    /// - iPhone SE (1st generation)
    public enum iPhone40Home {
        /// `iphone-4.0-home`: classic, portrait.
        ///
        /// - rest: `-116 = -(20 + 96)`, origin documented, large inferred
        /// - target: `-76 = -(20 + 44 + 12)`, documented
        /// - norm: `-40 = -(96 - 44 - 12)`, medium documented, large inferred
        /// - collapsed: `-64 = -(20 + 44)`, documented
        /// - size: 40 points, 80 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 320, height: 568, scale: 2),
            safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 20, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -116, target: -76, norm: -40, collapsed: -64),
            fade: .linear)

        /// `iphone-4.0-home`: classic, landscape.
        ///
        /// No large title: no image. The bar's geometry is documented.
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 320, height: 568, scale: 2),
            safeArea: Calibration.SafeArea(top: 0, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 0, medium: 32, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-4.0-home",
            models: [
                "iPhone8,4": "iPhone SE (1st generation)",
            ],
            layouts: [
                classicPortrait,
                classicLandscape,
            ])
    }

    /// iPhone SE (1st generation): the display `iphone-4.0-home`.
    public typealias iPhoneSE1stGeneration = iPhone40Home
}

extension DeviceCalibrations {
    /// Display `iphone-4.7-home`, of these models:
    ///
    /// - iPhone 6s
    /// - iPhone 7
    /// - iPhone 8
    public enum iPhone47Home {
        /// `iphone-4.7-home`: classic, portrait.
        ///
        /// - rest: `-116 = -(20 + 96)`, origin measured on iOS 12, large inferred
        /// - target: `-76 = -(20 + 44 + 12)`, measured on iOS 12
        /// - norm: `-40 = -(96 - 44 - 12)`, medium measured on iOS 12, large inferred
        /// - collapsed: `-64 = -(20 + 44)`, measured on iOS 12
        /// - size: 40 points, 80 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 667, scale: 2),
            safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 20, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -116, target: -76, norm: -40, collapsed: -64),
            fade: .linear)

        /// `iphone-4.7-home`: classic, portrait, zoomed.
        ///
        /// - rest: `-116 = -(20 + 96)`, inferred
        /// - target: `-76 = -(20 + 44 + 12)`, inferred
        /// - norm: `-40 = -(96 - 44 - 12)`, inferred
        /// - collapsed: `-64 = -(20 + 44)`, inferred
        /// - size: 40 points, 80 pixels
        public static let classicPortraitZoomed: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: true, idiom: .phone,
            screen: Calibration.Screen(width: 320, height: 568, scale: 2),
            safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 20, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -116, target: -76, norm: -40, collapsed: -64),
            fade: .linear)

        /// `iphone-4.7-home`: classic, landscape.
        ///
        /// No large title: no image. The bar's geometry is documented.
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 667, scale: 2),
            safeArea: Calibration.SafeArea(top: 0, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 0, medium: 32, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-4.7-home",
            models: [
                "iPhone8,1": "iPhone 6s",
                "iPhone9,1": "iPhone 7",
                "iPhone9,3": "iPhone 7",
                "iPhone10,1": "iPhone 8",
                "iPhone10,4": "iPhone 8",
            ],
            layouts: [
                classicPortrait,
                classicPortraitZoomed,
                classicLandscape,
            ])
    }

    /// iPhone 6s: the display `iphone-4.7-home`.
    public typealias iPhone6s = iPhone47Home

    /// iPhone 7: the display `iphone-4.7-home`.
    public typealias iPhone7 = iPhone47Home

    /// iPhone 8: the display `iphone-4.7-home`.
    public typealias iPhone8 = iPhone47Home
}

extension DeviceCalibrations {
    /// Display `iphone-4.7-home-se`, of these models:
    ///
    /// - iPhone SE (2nd generation)
    /// - iPhone SE (3rd generation)
    public enum iPhone47HomeSe {
        /// `iphone-4.7-home-se`: classic, portrait.
        ///
        /// - rest: `-116 = -(20 + 96)`, origin documented, large inferred
        /// - target: `-76 = -(20 + 44 + 12)`, documented
        /// - norm: `-40 = -(96 - 44 - 12)`, medium documented, large inferred
        /// - collapsed: `-64 = -(20 + 44)`, documented
        /// - size: 40 points, 80 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 667, scale: 2),
            safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 20, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -116, target: -76, norm: -40, collapsed: -64),
            fade: .linear)

        /// `iphone-4.7-home-se`: classic, portrait, zoomed.
        ///
        /// - rest: `-116 = -(20 + 96)`, inferred
        /// - target: `-76 = -(20 + 44 + 12)`, inferred
        /// - norm: `-40 = -(96 - 44 - 12)`, inferred
        /// - collapsed: `-64 = -(20 + 44)`, inferred
        /// - size: 40 points, 80 pixels
        public static let classicPortraitZoomed: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: true, idiom: .phone,
            screen: Calibration.Screen(width: 320, height: 568, scale: 2),
            safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 20, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -116, target: -76, norm: -40, collapsed: -64),
            fade: .linear)

        /// `iphone-4.7-home-se`: classic, landscape.
        ///
        /// No large title: no image. The bar's geometry is documented.
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 667, scale: 2),
            safeArea: Calibration.SafeArea(top: 0, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 0, medium: 32, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// `iphone-4.7-home-se`: liquidGlass, portrait.
        ///
        /// - rest: `-126 = -(20 + 106)`, measured on iOS 26.1
        /// - target: `-86 = -(20 + 54 + 12)`, measured on iOS 26.1
        /// - norm: `-40 = -(106 - 54 - 12)`, measured on iOS 26.1
        /// - collapsed: `-74 = -(20 + 54)`, measured on iOS 26.1
        /// - size: 40 points, 80 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 667, scale: 2),
            safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 20, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -126, target: -86, norm: -40, collapsed: -74),
            fade: .linear)

        /// `iphone-4.7-home-se`: liquidGlass, landscape.
        ///
        /// No large title: no image. The bar's geometry is measured on iOS 26.1.
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 667, scale: 2),
            safeArea: Calibration.SafeArea(top: 0, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-4.7-home-se",
            models: [
                "iPhone12,8": "iPhone SE (2nd generation)",
                "iPhone14,6": "iPhone SE (3rd generation)",
            ],
            layouts: [
                classicPortrait,
                classicPortraitZoomed,
                classicLandscape,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPhone SE (2nd generation): the display `iphone-4.7-home-se`.
    public typealias iPhoneSE2ndGeneration = iPhone47HomeSe

    /// iPhone SE (3rd generation): the display `iphone-4.7-home-se`.
    public typealias iPhoneSE3rdGeneration = iPhone47HomeSe
}

extension DeviceCalibrations {
    /// Display `iphone-5.4-notch`, of these models:
    ///
    /// - iPhone 12 mini
    /// - iPhone 13 mini
    public enum iPhone54Notch {
        /// `iphone-5.4-notch`: classic, portrait.
        ///
        /// - rest: `-146 = -(50 + 96)`, origin measured on iOS 15, large measured on iOS 17
        /// - target: `-106 = -(50 + 44 + 12)`, measured on iOS 15
        /// - norm: `-40 = -(96 - 44 - 12)`, medium measured on iOS 15, large measured on iOS 17
        /// - collapsed: `-94 = -(50 + 44)`, measured on iOS 15
        /// - size: 40 points, 120 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 812, scale: 3),
            safeArea: Calibration.SafeArea(top: 50, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 50, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -146, target: -106, norm: -40, collapsed: -94),
            fade: .linear)

        /// `iphone-5.4-notch`: classic, portrait, zoomed.
        ///
        /// - rest: `-139 = -(43 + 96)`, origin documented, large inferred
        /// - target: `-99 = -(43 + 44 + 12)`, origin documented, medium inferred
        /// - norm: `-40 = -(96 - 44 - 12)`, inferred
        /// - collapsed: `-87 = -(43 + 44)`, origin documented, medium inferred
        /// - size: 40 points, 120 pixels
        public static let classicPortraitZoomed: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: true, idiom: .phone,
            screen: Calibration.Screen(width: 320, height: 693, scale: 3),
            safeArea: Calibration.SafeArea(top: 43, left: 0, bottom: 29, right: 0),
            navigationBar: Calibration.NavigationBar(top: 43, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -139, target: -99, norm: -40, collapsed: -87),
            fade: .linear)

        /// `iphone-5.4-notch`: classic, landscape.
        ///
        /// No large title: no image. The bar's geometry is documented.
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 812, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 50, bottom: 21, right: 50),
            navigationBar: Calibration.NavigationBar(top: 0, medium: 32, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// `iphone-5.4-notch`: liquidGlass, portrait.
        ///
        /// - rest: `-156 = -(50 + 106)`, inferred
        /// - target: `-116 = -(50 + 54 + 12)`, inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-104 = -(50 + 54)`, inferred
        /// - size: 40 points, 120 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 812, scale: 3),
            safeArea: Calibration.SafeArea(top: 50, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 50, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -156, target: -116, norm: -40, collapsed: -104),
            fade: .linear)

        /// `iphone-5.4-notch`: liquidGlass, landscape.
        ///
        /// No large title: no image. The bar's geometry is inferred.
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 812, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 50, bottom: 20, right: 50),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-5.4-notch",
            models: [
                "iPhone13,1": "iPhone 12 mini",
                "iPhone14,4": "iPhone 13 mini",
            ],
            layouts: [
                classicPortrait,
                classicPortraitZoomed,
                classicLandscape,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPhone 12 mini: the display `iphone-5.4-notch`.
    public typealias iPhone12Mini = iPhone54Notch

    /// iPhone 13 mini: the display `iphone-5.4-notch`.
    public typealias iPhone13Mini = iPhone54Notch
}

extension DeviceCalibrations {
    /// Display `iphone-5.5-home`, of these models:
    ///
    /// - iPhone 6s Plus
    /// - iPhone 7 Plus
    /// - iPhone 8 Plus
    public enum iPhone55Home {
        /// `iphone-5.5-home`: classic, portrait.
        ///
        /// - rest: `-116 = -(20 + 96)`, origin documented, large inferred
        /// - target: `-76 = -(20 + 44 + 12)`, documented
        /// - norm: `-40 = -(96 - 44 - 12)`, medium documented, large inferred
        /// - collapsed: `-64 = -(20 + 44)`, documented
        /// - size: 40 points, 120 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 414, height: 736, scale: 3),
            safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 20, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -116, target: -76, norm: -40, collapsed: -64),
            fade: .linear)

        /// `iphone-5.5-home`: classic, portrait, zoomed.
        ///
        /// - rest: `-116 = -(20 + 96)`, inferred
        /// - target: `-76 = -(20 + 44 + 12)`, inferred
        /// - norm: `-40 = -(96 - 44 - 12)`, inferred
        /// - collapsed: `-64 = -(20 + 44)`, inferred
        /// - size: 40 points, 120 pixels
        public static let classicPortraitZoomed: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: true, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 667, scale: 3),
            safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 20, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -116, target: -76, norm: -40, collapsed: -64),
            fade: .linear)

        /// `iphone-5.5-home`: classic, landscape.
        ///
        /// No large title: no image. The bar's geometry is documented.
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 414, height: 736, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 0, medium: 44, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-5.5-home",
            models: [
                "iPhone8,2": "iPhone 6s Plus",
                "iPhone9,2": "iPhone 7 Plus",
                "iPhone9,4": "iPhone 7 Plus",
                "iPhone10,2": "iPhone 8 Plus",
                "iPhone10,5": "iPhone 8 Plus",
            ],
            layouts: [
                classicPortrait,
                classicPortraitZoomed,
                classicLandscape,
            ])
    }

    /// iPhone 6s Plus: the display `iphone-5.5-home`.
    public typealias iPhone6sPlus = iPhone55Home

    /// iPhone 7 Plus: the display `iphone-5.5-home`.
    public typealias iPhone7Plus = iPhone55Home

    /// iPhone 8 Plus: the display `iphone-5.5-home`.
    public typealias iPhone8Plus = iPhone55Home
}

extension DeviceCalibrations {
    /// Display `iphone-5.8-notch-11-pro`, of these models:
    ///
    /// - iPhone 11 Pro
    public enum iPhone58Notch11Pro {
        /// `iphone-5.8-notch-11-pro`: classic, portrait.
        ///
        /// - rest: `-140 = -(44 + 96)`, origin measured on iOS 11, large documented
        /// - target: `-100 = -(44 + 44 + 12)`, measured on iOS 11
        /// - norm: `-40 = -(96 - 44 - 12)`, medium measured on iOS 11, large documented
        /// - collapsed: `-88 = -(44 + 44)`, measured on iOS 11
        /// - size: 40 points, 120 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 812, scale: 3),
            safeArea: Calibration.SafeArea(top: 44, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 44, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -140, target: -100, norm: -40, collapsed: -88),
            fade: .linear)

        /// `iphone-5.8-notch-11-pro`: classic, landscape.
        ///
        /// No large title: no image. The bar's geometry is measured on iOS 11.
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 812, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 44, bottom: 21, right: 44),
            navigationBar: Calibration.NavigationBar(top: 0, medium: 32, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// `iphone-5.8-notch-11-pro`: liquidGlass, portrait.
        ///
        /// - rest: `-150 = -(44 + 106)`, inferred
        /// - target: `-110 = -(44 + 54 + 12)`, inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-98 = -(44 + 54)`, inferred
        /// - size: 40 points, 120 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 812, scale: 3),
            safeArea: Calibration.SafeArea(top: 44, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 44, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -150, target: -110, norm: -40, collapsed: -98),
            fade: .linear)

        /// `iphone-5.8-notch-11-pro`: liquidGlass, landscape.
        ///
        /// No large title: no image. The bar's geometry is inferred.
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 812, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 44, bottom: 20, right: 44),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-5.8-notch-11-pro",
            models: [
                "iPhone12,3": "iPhone 11 Pro",
            ],
            layouts: [
                classicPortrait,
                classicLandscape,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPhone 11 Pro: the display `iphone-5.8-notch-11-pro`.
    public typealias iPhone11Pro = iPhone58Notch11Pro
}

extension DeviceCalibrations {
    /// Display `iphone-5.8-notch-x`, of these models:
    ///
    /// - iPhone X
    /// - iPhone XS
    public enum iPhone58NotchX {
        /// `iphone-5.8-notch-x`: classic, portrait.
        ///
        /// - rest: `-140 = -(44 + 96)`, origin measured on iOS 11, large documented
        /// - target: `-100 = -(44 + 44 + 12)`, measured on iOS 11
        /// - norm: `-40 = -(96 - 44 - 12)`, medium measured on iOS 11, large documented
        /// - collapsed: `-88 = -(44 + 44)`, measured on iOS 11
        /// - size: 40 points, 120 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 812, scale: 3),
            safeArea: Calibration.SafeArea(top: 44, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 44, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -140, target: -100, norm: -40, collapsed: -88),
            fade: .linear)

        /// `iphone-5.8-notch-x`: classic, landscape.
        ///
        /// No large title: no image. The bar's geometry is measured on iOS 11.
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 812, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 44, bottom: 21, right: 44),
            navigationBar: Calibration.NavigationBar(top: 0, medium: 32, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-5.8-notch-x",
            models: [
                "iPhone10,3": "iPhone X",
                "iPhone10,6": "iPhone X",
                "iPhone11,2": "iPhone XS",
            ],
            layouts: [
                classicPortrait,
                classicLandscape,
            ])
    }

    /// iPhone X: the display `iphone-5.8-notch-x`.
    public typealias iPhoneX = iPhone58NotchX

    /// iPhone XS: the display `iphone-5.8-notch-x`.
    public typealias iPhoneXS = iPhone58NotchX
}

extension DeviceCalibrations {
    /// Display `iphone-6.1-island`, of these models:
    ///
    /// - iPhone 14 Pro
    /// - iPhone 15
    /// - iPhone 15 Pro
    /// - iPhone 16
    public enum iPhone61Island {
        /// `iphone-6.1-island`: classic, portrait.
        ///
        /// - rest: `-149.667 = -(53.667 + 96)`, origin measured on iOS 16, large inferred
        /// - target: `-109.667 = -(53.667 + 44 + 12)`, origin measured on iOS 16, medium measured on iOS 18.5
        /// - norm: `-40 = -(96 - 44 - 12)`, medium measured on iOS 18.5, large inferred
        /// - collapsed: `-97.667 = -(53.667 + 44)`, origin measured on iOS 16, medium measured on iOS 18.5
        /// - size: 40 points, 120 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 393, height: 852, scale: 3),
            safeArea: Calibration.SafeArea(top: 59, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 53.666666666666664, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -149.66666666666666, target: -109.66666666666667, norm: -40, collapsed: -97.66666666666667),
            fade: .linear)

        /// `iphone-6.1-island`: classic, landscape.
        ///
        /// No large title: no image. The bar's geometry is origin measured on iOS 18, medium measured on iOS 16.
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 393, height: 852, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 59, bottom: 21, right: 59),
            navigationBar: Calibration.NavigationBar(top: 0, medium: 32, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// `iphone-6.1-island`: liquidGlass, portrait.
        ///
        /// - rest: `-165 = -(59 + 106)`, measured on iOS 26.1
        /// - target: `-125 = -(59 + 54 + 12)`, measured on iOS 26.1
        /// - norm: `-40 = -(106 - 54 - 12)`, measured on iOS 26.1
        /// - collapsed: `-113 = -(59 + 54)`, measured on iOS 26.1
        /// - size: 40 points, 120 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 393, height: 852, scale: 3),
            safeArea: Calibration.SafeArea(top: 59, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 59, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -165, target: -125, norm: -40, collapsed: -113),
            fade: .linear)

        /// `iphone-6.1-island`: liquidGlass, landscape.
        ///
        /// No large title: no image. The bar's geometry is inferred.
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 393, height: 852, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 59, bottom: 20, right: 59),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-6.1-island",
            models: [
                "iPhone15,2": "iPhone 14 Pro",
                "iPhone15,4": "iPhone 15",
                "iPhone16,1": "iPhone 15 Pro",
                "iPhone17,3": "iPhone 16",
            ],
            layouts: [
                classicPortrait,
                classicLandscape,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPhone 14 Pro: the display `iphone-6.1-island`.
    public typealias iPhone14Pro = iPhone61Island

    /// iPhone 15: the display `iphone-6.1-island`.
    public typealias iPhone15 = iPhone61Island

    /// iPhone 15 Pro: the display `iphone-6.1-island`.
    public typealias iPhone15Pro = iPhone61Island

    /// iPhone 16: the display `iphone-6.1-island`.
    public typealias iPhone16 = iPhone61Island
}

extension DeviceCalibrations {
    /// Display `iphone-6.1-notch`, of these models:
    ///
    /// - iPhone 12
    /// - iPhone 12 Pro
    /// - iPhone 13
    /// - iPhone 13 Pro
    /// - iPhone 14
    /// - iPhone 16e
    /// - iPhone 17e
    public enum iPhone61Notch {
        /// `iphone-6.1-notch`: classic, portrait.
        ///
        /// - rest: `-143 = -(47 + 96)`, origin measured on iOS 16, large inferred
        /// - target: `-103 = -(47 + 44 + 12)`, origin measured on iOS 16, medium documented
        /// - norm: `-40 = -(96 - 44 - 12)`, medium documented, large inferred
        /// - collapsed: `-91 = -(47 + 44)`, origin measured on iOS 16, medium documented
        /// - size: 40 points, 120 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 390, height: 844, scale: 3),
            safeArea: Calibration.SafeArea(top: 47, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 47, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -143, target: -103, norm: -40, collapsed: -91),
            fade: .linear)

        /// `iphone-6.1-notch`: classic, portrait, zoomed.
        ///
        /// - rest: `-135 = -(39 + 96)`, origin documented, large inferred
        /// - target: `-95 = -(39 + 44 + 12)`, origin documented, medium inferred
        /// - norm: `-40 = -(96 - 44 - 12)`, inferred
        /// - collapsed: `-83 = -(39 + 44)`, origin documented, medium inferred
        /// - size: 40 points, 120 pixels
        public static let classicPortraitZoomed: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: true, idiom: .phone,
            screen: Calibration.Screen(width: 320, height: 693, scale: 3),
            safeArea: Calibration.SafeArea(top: 39, left: 0, bottom: 28, right: 0),
            navigationBar: Calibration.NavigationBar(top: 39, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -135, target: -95, norm: -40, collapsed: -83),
            fade: .linear)

        /// `iphone-6.1-notch`: classic, landscape.
        ///
        /// No large title: no image. The bar's geometry is origin documented, medium measured on iOS 14.4.
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 390, height: 844, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 47, bottom: 21, right: 47),
            navigationBar: Calibration.NavigationBar(top: 0, medium: 32, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// `iphone-6.1-notch`: liquidGlass, portrait.
        ///
        /// - rest: `-153 = -(47 + 106)`, origin measured on iOS 26.5, large inferred
        /// - target: `-113 = -(47 + 54 + 12)`, origin measured on iOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-101 = -(47 + 54)`, origin measured on iOS 26.5, medium inferred
        /// - size: 40 points, 120 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 390, height: 844, scale: 3),
            safeArea: Calibration.SafeArea(top: 47, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 47, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -153, target: -113, norm: -40, collapsed: -101),
            fade: .linear)

        /// `iphone-6.1-notch`: liquidGlass, landscape.
        ///
        /// No large title: no image. The bar's geometry is inferred.
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 390, height: 844, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 47, bottom: 20, right: 47),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-6.1-notch",
            models: [
                "iPhone13,2": "iPhone 12",
                "iPhone13,3": "iPhone 12 Pro",
                "iPhone14,5": "iPhone 13",
                "iPhone14,2": "iPhone 13 Pro",
                "iPhone14,7": "iPhone 14",
                "iPhone17,5": "iPhone 16e",
                "iPhone18,5": "iPhone 17e",
            ],
            layouts: [
                classicPortrait,
                classicPortraitZoomed,
                classicLandscape,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPhone 12: the display `iphone-6.1-notch`.
    public typealias iPhone12 = iPhone61Notch

    /// iPhone 12 Pro: the display `iphone-6.1-notch`.
    public typealias iPhone12Pro = iPhone61Notch

    /// iPhone 13: the display `iphone-6.1-notch`.
    public typealias iPhone13 = iPhone61Notch

    /// iPhone 13 Pro: the display `iphone-6.1-notch`.
    public typealias iPhone13Pro = iPhone61Notch

    /// iPhone 14: the display `iphone-6.1-notch`.
    public typealias iPhone14 = iPhone61Notch

    /// iPhone 16e: the display `iphone-6.1-notch`.
    public typealias iPhone16e = iPhone61Notch

    /// iPhone 17e: the display `iphone-6.1-notch`.
    public typealias iPhone17e = iPhone61Notch
}

extension DeviceCalibrations {
    /// Display `iphone-6.1-notch-11`, of these models:
    ///
    /// - iPhone 11
    public enum iPhone61Notch11 {
        /// `iphone-6.1-notch-11`: classic, portrait.
        ///
        /// - rest: `-144 = -(48 + 96)`, measured on iOS 17
        /// - target: `-104 = -(48 + 44 + 12)`, measured on iOS 17
        /// - norm: `-40 = -(96 - 44 - 12)`, measured on iOS 17
        /// - collapsed: `-92 = -(48 + 44)`, measured on iOS 17
        /// - size: 40 points, 80 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 414, height: 896, scale: 2),
            safeArea: Calibration.SafeArea(top: 48, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 48, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -144, target: -104, norm: -40, collapsed: -92),
            fade: .linear)

        /// `iphone-6.1-notch-11`: classic, portrait, zoomed.
        ///
        /// - rest: `-140 = -(44 + 96)`, origin documented, large inferred
        /// - target: `-100 = -(44 + 44 + 12)`, origin documented, medium inferred
        /// - norm: `-40 = -(96 - 44 - 12)`, inferred
        /// - collapsed: `-88 = -(44 + 44)`, origin documented, medium inferred
        /// - size: 40 points, 80 pixels
        public static let classicPortraitZoomed: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: true, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 812, scale: 2),
            safeArea: Calibration.SafeArea(top: 44, left: 0, bottom: 31, right: 0),
            navigationBar: Calibration.NavigationBar(top: 44, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -140, target: -100, norm: -40, collapsed: -88),
            fade: .linear)

        /// `iphone-6.1-notch-11`: classic, landscape.
        ///
        /// No large title: no image. The bar's geometry is documented.
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 414, height: 896, scale: 2),
            safeArea: Calibration.SafeArea(top: 0, left: 48, bottom: 21, right: 48),
            navigationBar: Calibration.NavigationBar(top: 0, medium: 44, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// `iphone-6.1-notch-11`: liquidGlass, portrait.
        ///
        /// - rest: `-154 = -(48 + 106)`, inferred
        /// - target: `-114 = -(48 + 54 + 12)`, inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-102 = -(48 + 54)`, inferred
        /// - size: 40 points, 80 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 414, height: 896, scale: 2),
            safeArea: Calibration.SafeArea(top: 48, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 48, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -154, target: -114, norm: -40, collapsed: -102),
            fade: .linear)

        /// `iphone-6.1-notch-11`: liquidGlass, landscape.
        ///
        /// No large title: no image. The bar's geometry is inferred.
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 414, height: 896, scale: 2),
            safeArea: Calibration.SafeArea(top: 0, left: 48, bottom: 20, right: 48),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-6.1-notch-11",
            models: [
                "iPhone12,1": "iPhone 11",
            ],
            layouts: [
                classicPortrait,
                classicPortraitZoomed,
                classicLandscape,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPhone 11: the display `iphone-6.1-notch-11`.
    public typealias iPhone11 = iPhone61Notch11
}

extension DeviceCalibrations {
    /// Display `iphone-6.1-notch-xr`, of these models:
    ///
    /// - iPhone XR
    public enum iPhone61NotchXr {
        /// `iphone-6.1-notch-xr`: classic, portrait.
        ///
        /// - rest: `-144 = -(48 + 96)`, measured on iOS 17
        /// - target: `-104 = -(48 + 44 + 12)`, measured on iOS 17
        /// - norm: `-40 = -(96 - 44 - 12)`, measured on iOS 17
        /// - collapsed: `-92 = -(48 + 44)`, measured on iOS 17
        /// - size: 40 points, 80 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 414, height: 896, scale: 2),
            safeArea: Calibration.SafeArea(top: 48, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 48, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -144, target: -104, norm: -40, collapsed: -92),
            fade: .linear)

        /// `iphone-6.1-notch-xr`: classic, portrait, zoomed.
        ///
        /// - rest: `-140 = -(44 + 96)`, inferred
        /// - target: `-100 = -(44 + 44 + 12)`, inferred
        /// - norm: `-40 = -(96 - 44 - 12)`, inferred
        /// - collapsed: `-88 = -(44 + 44)`, inferred
        /// - size: 40 points, 80 pixels
        public static let classicPortraitZoomed: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: true, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 812, scale: 2),
            safeArea: Calibration.SafeArea(top: 44, left: 0, bottom: 31, right: 0),
            navigationBar: Calibration.NavigationBar(top: 44, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -140, target: -100, norm: -40, collapsed: -88),
            fade: .linear)

        /// `iphone-6.1-notch-xr`: classic, landscape.
        ///
        /// No large title: no image. The bar's geometry is documented.
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 414, height: 896, scale: 2),
            safeArea: Calibration.SafeArea(top: 0, left: 48, bottom: 21, right: 48),
            navigationBar: Calibration.NavigationBar(top: 0, medium: 44, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-6.1-notch-xr",
            models: [
                "iPhone11,8": "iPhone XR",
            ],
            layouts: [
                classicPortrait,
                classicPortraitZoomed,
                classicLandscape,
            ])
    }

    /// iPhone XR: the display `iphone-6.1-notch-xr`.
    public typealias iPhoneXR = iPhone61NotchXr
}

extension DeviceCalibrations {
    /// Display `iphone-6.3-island`, of these models:
    ///
    /// - iPhone 16 Pro
    /// - iPhone 17
    /// - iPhone 17 Pro
    public enum iPhone63Island {
        /// `iphone-6.3-island`: classic, portrait.
        ///
        /// - rest: `-152.333 = -(56.333 + 96)`, origin documented, large inferred
        /// - target: `-112.333 = -(56.333 + 44 + 12)`, documented
        /// - norm: `-40 = -(96 - 44 - 12)`, medium documented, large inferred
        /// - collapsed: `-100.333 = -(56.333 + 44)`, documented
        /// - size: 40 points, 120 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 402, height: 874, scale: 3),
            safeArea: Calibration.SafeArea(top: 62, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 56.333333333333336, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -152.33333333333334, target: -112.33333333333333, norm: -40, collapsed: -100.33333333333333),
            fade: .linear)

        /// `iphone-6.3-island`: liquidGlass, portrait.
        ///
        /// - rest: `-168 = -(62 + 106)`, measured on iOS 26.4
        /// - target: `-128 = -(62 + 54 + 12)`, measured on iOS 26.4
        /// - norm: `-40 = -(106 - 54 - 12)`, measured on iOS 26.4
        /// - collapsed: `-116 = -(62 + 54)`, measured on iOS 26.4
        /// - size: 40 points, 120 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 402, height: 874, scale: 3),
            safeArea: Calibration.SafeArea(top: 62, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 62, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -168, target: -128, norm: -40, collapsed: -116),
            fade: .linear)

        /// `iphone-6.3-island`: liquidGlass, landscape.
        ///
        /// No large title: no image. The bar's geometry is measured on iOS 26.
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 402, height: 874, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 62, bottom: 20, right: 62),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-6.3-island",
            models: [
                "iPhone17,1": "iPhone 16 Pro",
                "iPhone18,3": "iPhone 17",
                "iPhone18,1": "iPhone 17 Pro",
            ],
            layouts: [
                classicPortrait,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPhone 16 Pro: the display `iphone-6.3-island`.
    public typealias iPhone16Pro = iPhone63Island

    /// iPhone 17: the display `iphone-6.3-island`.
    public typealias iPhone17 = iPhone63Island

    /// iPhone 17 Pro: the display `iphone-6.3-island`.
    public typealias iPhone17Pro = iPhone63Island
}

extension DeviceCalibrations {
    /// Display `iphone-6.3-island-18-pro`, of these models:
    ///
    /// - iPhone 18 Pro
    public enum iPhone63Island18Pro {
        /// `iphone-6.3-island-18-pro`: classic, portrait.
        ///
        /// - rest: `-152.333 = -(56.333 + 96)`, inferred
        /// - target: `-112.333 = -(56.333 + 44 + 12)`, inferred
        /// - norm: `-40 = -(96 - 44 - 12)`, inferred
        /// - collapsed: `-100.333 = -(56.333 + 44)`, inferred
        /// - size: 40 points, 120 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 402, height: 874, scale: 3),
            safeArea: Calibration.SafeArea(top: 62, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 56.333333333333336, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -152.33333333333334, target: -112.33333333333333, norm: -40, collapsed: -100.33333333333333),
            fade: .linear)

        /// `iphone-6.3-island-18-pro`: liquidGlass, portrait.
        ///
        /// - rest: `-168 = -(62 + 106)`, inferred
        /// - target: `-128 = -(62 + 54 + 12)`, inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-116 = -(62 + 54)`, inferred
        /// - size: 40 points, 120 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 402, height: 874, scale: 3),
            safeArea: Calibration.SafeArea(top: 62, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 62, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -168, target: -128, norm: -40, collapsed: -116),
            fade: .linear)

        /// `iphone-6.3-island-18-pro`: liquidGlass, landscape.
        ///
        /// No large title: no image. The bar's geometry is inferred.
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 402, height: 874, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 62, bottom: 20, right: 62),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-6.3-island-18-pro",
            models: [
                "iPhone19,2": "iPhone 18 Pro",
            ],
            layouts: [
                classicPortrait,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPhone 18 Pro: the display `iphone-6.3-island-18-pro`.
    public typealias iPhone18Pro = iPhone63Island18Pro
}

extension DeviceCalibrations {
    /// Display `iphone-6.5-island`, of these models:
    ///
    /// - iPhone Air
    public enum iPhone65Island {
        /// `iphone-6.5-island`: classic, portrait.
        ///
        /// - rest: `-158.333 = -(62.333 + 96)`, origin documented, large inferred
        /// - target: `-118.333 = -(62.333 + 44 + 12)`, origin documented, medium inferred
        /// - norm: `-40 = -(96 - 44 - 12)`, inferred
        /// - collapsed: `-106.333 = -(62.333 + 44)`, origin documented, medium inferred
        /// - size: 40 points, 120 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 420, height: 912, scale: 3),
            safeArea: Calibration.SafeArea(top: 68, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 62.333333333333336, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -158.33333333333334, target: -118.33333333333333, norm: -40, collapsed: -106.33333333333333),
            fade: .linear)

        /// `iphone-6.5-island`: liquidGlass, portrait.
        ///
        /// - rest: `-174 = -(68 + 106)`, origin measured on iOS 26.5, large inferred
        /// - target: `-134 = -(68 + 54 + 12)`, origin measured on iOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-122 = -(68 + 54)`, origin measured on iOS 26.5, medium inferred
        /// - size: 40 points, 120 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 420, height: 912, scale: 3),
            safeArea: Calibration.SafeArea(top: 68, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 68, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -174, target: -134, norm: -40, collapsed: -122),
            fade: .linear)

        /// `iphone-6.5-island`: liquidGlass, landscape.
        ///
        /// No large title: no image. The bar's geometry is inferred.
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 420, height: 912, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 68, bottom: 20, right: 68),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-6.5-island",
            models: [
                "iPhone18,4": "iPhone Air",
            ],
            layouts: [
                classicPortrait,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPhone Air: the display `iphone-6.5-island`.
    public typealias iPhoneAir = iPhone65Island
}

extension DeviceCalibrations {
    /// Display `iphone-6.5-notch-11-pro-max`, of these models:
    ///
    /// - iPhone 11 Pro Max
    public enum iPhone65Notch11ProMax {
        /// `iphone-6.5-notch-11-pro-max`: classic, portrait.
        ///
        /// - rest: `-140 = -(44 + 96)`, measured on iOS 13
        /// - target: `-100 = -(44 + 44 + 12)`, origin measured on iOS 13, medium documented
        /// - norm: `-40 = -(96 - 44 - 12)`, medium documented, large measured on iOS 13
        /// - collapsed: `-88 = -(44 + 44)`, origin measured on iOS 13, medium documented
        /// - size: 40 points, 120 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 414, height: 896, scale: 3),
            safeArea: Calibration.SafeArea(top: 44, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 44, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -140, target: -100, norm: -40, collapsed: -88),
            fade: .linear)

        /// `iphone-6.5-notch-11-pro-max`: classic, portrait, zoomed.
        ///
        /// - rest: `-136 = -(40 + 96)`, origin documented, large inferred
        /// - target: `-96 = -(40 + 44 + 12)`, origin documented, medium inferred
        /// - norm: `-40 = -(96 - 44 - 12)`, inferred
        /// - collapsed: `-84 = -(40 + 44)`, origin documented, medium inferred
        /// - size: 40 points, 120 pixels
        public static let classicPortraitZoomed: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: true, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 812, scale: 3),
            safeArea: Calibration.SafeArea(top: 40, left: 0, bottom: 30.666666666666668, right: 0),
            navigationBar: Calibration.NavigationBar(top: 40, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -136, target: -96, norm: -40, collapsed: -84),
            fade: .linear)

        /// `iphone-6.5-notch-11-pro-max`: classic, landscape.
        ///
        /// No large title: no image. The bar's geometry is documented.
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 414, height: 896, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 44, bottom: 21, right: 44),
            navigationBar: Calibration.NavigationBar(top: 0, medium: 44, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// `iphone-6.5-notch-11-pro-max`: liquidGlass, portrait.
        ///
        /// - rest: `-150 = -(44 + 106)`, inferred
        /// - target: `-110 = -(44 + 54 + 12)`, inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-98 = -(44 + 54)`, inferred
        /// - size: 40 points, 120 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 414, height: 896, scale: 3),
            safeArea: Calibration.SafeArea(top: 44, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 44, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -150, target: -110, norm: -40, collapsed: -98),
            fade: .linear)

        /// `iphone-6.5-notch-11-pro-max`: liquidGlass, landscape.
        ///
        /// No large title: no image. The bar's geometry is inferred.
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 414, height: 896, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 44, bottom: 20, right: 44),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-6.5-notch-11-pro-max",
            models: [
                "iPhone12,5": "iPhone 11 Pro Max",
            ],
            layouts: [
                classicPortrait,
                classicPortraitZoomed,
                classicLandscape,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPhone 11 Pro Max: the display `iphone-6.5-notch-11-pro-max`.
    public typealias iPhone11ProMax = iPhone65Notch11ProMax
}

extension DeviceCalibrations {
    /// Display `iphone-6.5-notch-xs-max`, of these models:
    ///
    /// - iPhone XS Max
    public enum iPhone65NotchXsMax {
        /// `iphone-6.5-notch-xs-max`: classic, portrait.
        ///
        /// - rest: `-140 = -(44 + 96)`, origin measured on iOS 12, large measured on iOS 13
        /// - target: `-100 = -(44 + 44 + 12)`, measured on iOS 12
        /// - norm: `-40 = -(96 - 44 - 12)`, medium measured on iOS 12, large measured on iOS 13
        /// - collapsed: `-88 = -(44 + 44)`, measured on iOS 12
        /// - size: 40 points, 120 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 414, height: 896, scale: 3),
            safeArea: Calibration.SafeArea(top: 44, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 44, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -140, target: -100, norm: -40, collapsed: -88),
            fade: .linear)

        /// `iphone-6.5-notch-xs-max`: classic, portrait, zoomed.
        ///
        /// - rest: `-136 = -(40 + 96)`, inferred
        /// - target: `-96 = -(40 + 44 + 12)`, inferred
        /// - norm: `-40 = -(96 - 44 - 12)`, inferred
        /// - collapsed: `-84 = -(40 + 44)`, inferred
        /// - size: 40 points, 120 pixels
        public static let classicPortraitZoomed: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: true, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 812, scale: 3),
            safeArea: Calibration.SafeArea(top: 40, left: 0, bottom: 30.666666666666668, right: 0),
            navigationBar: Calibration.NavigationBar(top: 40, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -136, target: -96, norm: -40, collapsed: -84),
            fade: .linear)

        /// `iphone-6.5-notch-xs-max`: classic, landscape.
        ///
        /// No large title: no image. The bar's geometry is documented.
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 414, height: 896, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 44, bottom: 21, right: 44),
            navigationBar: Calibration.NavigationBar(top: 0, medium: 44, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-6.5-notch-xs-max",
            models: [
                "iPhone11,4": "iPhone XS Max",
                "iPhone11,6": "iPhone XS Max",
            ],
            layouts: [
                classicPortrait,
                classicPortraitZoomed,
                classicLandscape,
            ])
    }

    /// iPhone XS Max: the display `iphone-6.5-notch-xs-max`.
    public typealias iPhoneXSMax = iPhone65NotchXsMax
}

extension DeviceCalibrations {
    /// Display `iphone-6.7-island`, of these models:
    ///
    /// - iPhone 14 Pro Max
    /// - iPhone 15 Plus
    /// - iPhone 15 Pro Max
    /// - iPhone 16 Plus
    public enum iPhone67Island {
        /// `iphone-6.7-island`: classic, portrait.
        ///
        /// - rest: `-149.667 = -(53.667 + 96)`, origin documented, large inferred
        /// - target: `-109.667 = -(53.667 + 44 + 12)`, documented
        /// - norm: `-40 = -(96 - 44 - 12)`, medium documented, large inferred
        /// - collapsed: `-97.667 = -(53.667 + 44)`, documented
        /// - size: 40 points, 120 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 430, height: 932, scale: 3),
            safeArea: Calibration.SafeArea(top: 59, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 53.666666666666664, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -149.66666666666666, target: -109.66666666666667, norm: -40, collapsed: -97.66666666666667),
            fade: .linear)

        /// `iphone-6.7-island`: classic, landscape.
        ///
        /// No large title: no image. The bar's geometry is origin measured on iOS 18, medium documented.
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 430, height: 932, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 59, bottom: 21, right: 59),
            navigationBar: Calibration.NavigationBar(top: 0, medium: 44, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// `iphone-6.7-island`: liquidGlass, portrait.
        ///
        /// - rest: `-165 = -(59 + 106)`, origin measured on iOS 26.5, large inferred
        /// - target: `-125 = -(59 + 54 + 12)`, origin measured on iOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-113 = -(59 + 54)`, origin measured on iOS 26.5, medium inferred
        /// - size: 40 points, 120 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 430, height: 932, scale: 3),
            safeArea: Calibration.SafeArea(top: 59, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 59, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -165, target: -125, norm: -40, collapsed: -113),
            fade: .linear)

        /// `iphone-6.7-island`: liquidGlass, landscape.
        ///
        /// No large title: no image. The bar's geometry is inferred.
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 430, height: 932, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 59, bottom: 20, right: 59),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-6.7-island",
            models: [
                "iPhone15,3": "iPhone 14 Pro Max",
                "iPhone15,5": "iPhone 15 Plus",
                "iPhone16,2": "iPhone 15 Pro Max",
                "iPhone17,4": "iPhone 16 Plus",
            ],
            layouts: [
                classicPortrait,
                classicLandscape,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPhone 14 Pro Max: the display `iphone-6.7-island`.
    public typealias iPhone14ProMax = iPhone67Island

    /// iPhone 15 Plus: the display `iphone-6.7-island`.
    public typealias iPhone15Plus = iPhone67Island

    /// iPhone 15 Pro Max: the display `iphone-6.7-island`.
    public typealias iPhone15ProMax = iPhone67Island

    /// iPhone 16 Plus: the display `iphone-6.7-island`.
    public typealias iPhone16Plus = iPhone67Island
}

extension DeviceCalibrations {
    /// Display `iphone-6.7-notch`, of these models:
    ///
    /// - iPhone 12 Pro Max
    /// - iPhone 13 Pro Max
    /// - iPhone 14 Plus
    public enum iPhone67Notch {
        /// `iphone-6.7-notch`: classic, portrait.
        ///
        /// - rest: `-143 = -(47 + 96)`, origin documented, large inferred
        /// - target: `-103 = -(47 + 44 + 12)`, documented
        /// - norm: `-40 = -(96 - 44 - 12)`, medium documented, large inferred
        /// - collapsed: `-91 = -(47 + 44)`, documented
        /// - size: 40 points, 120 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 428, height: 926, scale: 3),
            safeArea: Calibration.SafeArea(top: 47, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 47, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -143, target: -103, norm: -40, collapsed: -91),
            fade: .linear)

        /// `iphone-6.7-notch`: classic, portrait, zoomed.
        ///
        /// - rest: `-137 = -(41 + 96)`, origin documented, large inferred
        /// - target: `-97 = -(41 + 44 + 12)`, origin documented, medium inferred
        /// - norm: `-40 = -(96 - 44 - 12)`, inferred
        /// - collapsed: `-85 = -(41 + 44)`, origin documented, medium inferred
        /// - size: 40 points, 120 pixels
        public static let classicPortraitZoomed: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: true, idiom: .phone,
            screen: Calibration.Screen(width: 375, height: 812, scale: 3),
            safeArea: Calibration.SafeArea(top: 41, left: 0, bottom: 29.666666666666668, right: 0),
            navigationBar: Calibration.NavigationBar(top: 41, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -137, target: -97, norm: -40, collapsed: -85),
            fade: .linear)

        /// `iphone-6.7-notch`: classic, landscape.
        ///
        /// No large title: no image. The bar's geometry is documented.
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 428, height: 926, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 47, bottom: 21, right: 47),
            navigationBar: Calibration.NavigationBar(top: 0, medium: 44, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// `iphone-6.7-notch`: liquidGlass, portrait.
        ///
        /// - rest: `-153 = -(47 + 106)`, inferred
        /// - target: `-113 = -(47 + 54 + 12)`, inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-101 = -(47 + 54)`, inferred
        /// - size: 40 points, 120 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 428, height: 926, scale: 3),
            safeArea: Calibration.SafeArea(top: 47, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 47, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -153, target: -113, norm: -40, collapsed: -101),
            fade: .linear)

        /// `iphone-6.7-notch`: liquidGlass, landscape.
        ///
        /// No large title: no image. The bar's geometry is inferred.
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 428, height: 926, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 47, bottom: 20, right: 47),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-6.7-notch",
            models: [
                "iPhone13,4": "iPhone 12 Pro Max",
                "iPhone14,3": "iPhone 13 Pro Max",
                "iPhone14,8": "iPhone 14 Plus",
            ],
            layouts: [
                classicPortrait,
                classicPortraitZoomed,
                classicLandscape,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPhone 12 Pro Max: the display `iphone-6.7-notch`.
    public typealias iPhone12ProMax = iPhone67Notch

    /// iPhone 13 Pro Max: the display `iphone-6.7-notch`.
    public typealias iPhone13ProMax = iPhone67Notch

    /// iPhone 14 Plus: the display `iphone-6.7-notch`.
    public typealias iPhone14Plus = iPhone67Notch
}

extension DeviceCalibrations {
    /// Display `iphone-6.9-island`, of these models:
    ///
    /// - iPhone 16 Pro Max
    /// - iPhone 17 Pro Max
    public enum iPhone69Island {
        /// `iphone-6.9-island`: classic, portrait.
        ///
        /// - rest: `-152.333 = -(56.333 + 96)`, origin documented, large inferred
        /// - target: `-112.333 = -(56.333 + 44 + 12)`, documented
        /// - norm: `-40 = -(96 - 44 - 12)`, medium documented, large inferred
        /// - collapsed: `-100.333 = -(56.333 + 44)`, documented
        /// - size: 40 points, 120 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 440, height: 956, scale: 3),
            safeArea: Calibration.SafeArea(top: 62, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 56.333333333333336, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -152.33333333333334, target: -112.33333333333333, norm: -40, collapsed: -100.33333333333333),
            fade: .linear)

        /// `iphone-6.9-island`: classic, landscape.
        ///
        /// No large title: no image. The bar's geometry is origin measured on iOS 18, medium documented.
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 440, height: 956, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 62, bottom: 21, right: 62),
            navigationBar: Calibration.NavigationBar(top: 0, medium: 44, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// `iphone-6.9-island`: liquidGlass, portrait.
        ///
        /// - rest: `-168 = -(62 + 106)`, origin measured on iOS 26.5, large inferred
        /// - target: `-128 = -(62 + 54 + 12)`, origin measured on iOS 26.5, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-116 = -(62 + 54)`, origin measured on iOS 26.5, medium inferred
        /// - size: 40 points, 120 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 440, height: 956, scale: 3),
            safeArea: Calibration.SafeArea(top: 62, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 62, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -168, target: -128, norm: -40, collapsed: -116),
            fade: .linear)

        /// `iphone-6.9-island`: liquidGlass, landscape.
        ///
        /// No large title: no image. The bar's geometry is inferred.
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 440, height: 956, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 62, bottom: 20, right: 62),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-6.9-island",
            models: [
                "iPhone17,2": "iPhone 16 Pro Max",
                "iPhone18,2": "iPhone 17 Pro Max",
            ],
            layouts: [
                classicPortrait,
                classicLandscape,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPhone 16 Pro Max: the display `iphone-6.9-island`.
    public typealias iPhone16ProMax = iPhone69Island

    /// iPhone 17 Pro Max: the display `iphone-6.9-island`.
    public typealias iPhone17ProMax = iPhone69Island
}

extension DeviceCalibrations {
    /// Display `iphone-6.9-island-18-pro-max`, of these models:
    ///
    /// - iPhone 18 Pro Max
    public enum iPhone69Island18ProMax {
        /// `iphone-6.9-island-18-pro-max`: classic, portrait.
        ///
        /// - rest: `-152.333 = -(56.333 + 96)`, inferred
        /// - target: `-112.333 = -(56.333 + 44 + 12)`, inferred
        /// - norm: `-40 = -(96 - 44 - 12)`, inferred
        /// - collapsed: `-100.333 = -(56.333 + 44)`, inferred
        /// - size: 40 points, 120 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 440, height: 956, scale: 3),
            safeArea: Calibration.SafeArea(top: 62, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 56.333333333333336, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -152.33333333333334, target: -112.33333333333333, norm: -40, collapsed: -100.33333333333333),
            fade: .linear)

        /// `iphone-6.9-island-18-pro-max`: liquidGlass, portrait.
        ///
        /// - rest: `-168 = -(62 + 106)`, inferred
        /// - target: `-128 = -(62 + 54 + 12)`, inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-116 = -(62 + 54)`, inferred
        /// - size: 40 points, 120 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 440, height: 956, scale: 3),
            safeArea: Calibration.SafeArea(top: 62, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 62, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -168, target: -128, norm: -40, collapsed: -116),
            fade: .linear)

        /// `iphone-6.9-island-18-pro-max`: liquidGlass, landscape.
        ///
        /// No large title: no image. The bar's geometry is inferred.
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 440, height: 956, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 62, bottom: 20, right: 62),
            navigationBar: Calibration.NavigationBar(top: 24, medium: 54, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-6.9-island-18-pro-max",
            models: [
                "iPhone19,3": "iPhone 18 Pro Max",
                "iPhone19,7": "iPhone 18 Pro Max",
            ],
            layouts: [
                classicPortrait,
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }

    /// iPhone 18 Pro Max: the display `iphone-6.9-island-18-pro-max`.
    public typealias iPhone18ProMax = iPhone69Island18ProMax
}

extension DeviceCalibrations {
    /// Display `iphone-duo-cover`, of these models:
    ///
    /// - iPhone Duo
    public enum iPhoneDuoCover {
        /// `iphone-duo-cover`: liquidGlass, portrait.
        ///
        /// Bars are not at the top of this display: no image.
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 466, height: 678, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 0, bottom: 34, right: 84),
            navigationBar: nil,
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// `iphone-duo-cover`: liquidGlass, landscape.
        ///
        /// Bars are not at the top of this display: no image.
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 466, height: 678, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 0, bottom: 34, right: 84),
            navigationBar: nil,
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-duo-cover",
            models: [
                "iPhone19,4": "iPhone Duo",
            ],
            layouts: [
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }
}

extension DeviceCalibrations {
    /// Display `iphone-duo-inner`, of these models:
    ///
    /// - iPhone Duo
    public enum iPhoneDuoInner {
        /// `iphone-duo-inner`: liquidGlass, portrait.
        ///
        /// - rest: `-188 = -(82 + 106)`, origin measured on iOS 27.1, large inferred
        /// - target: `-148 = -(82 + 54 + 12)`, origin measured on iOS 27.1, medium inferred
        /// - norm: `-40 = -(106 - 54 - 12)`, inferred
        /// - collapsed: `-136 = -(82 + 54)`, origin measured on iOS 27.1, medium inferred
        /// - size: 40 points, 120 pixels
        public static let liquidGlassPortrait: Calibration = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 669, height: 951, scale: 3),
            safeArea: Calibration.SafeArea(top: 82, left: 0, bottom: 34, right: 0),
            navigationBar: Calibration.NavigationBar(top: 82, medium: 54, large: 106),
            avatar: Calibration.Avatar(size: 40, pixels: 120, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -188, target: -148, norm: -40, collapsed: -136),
            fade: .linear)

        /// `iphone-duo-inner`: liquidGlass, landscape.
        ///
        /// Bars are not at the top of this display: no image.
        public static let liquidGlassLandscape: Calibration = Calibration(
            design: .liquidGlass, orientation: .landscape, isZoomed: false, idiom: .phone,
            screen: Calibration.Screen(width: 669, height: 951, scale: 3),
            safeArea: Calibration.SafeArea(top: 0, left: 0, bottom: 34, right: 84),
            navigationBar: nil,
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "iphone-duo-inner",
            models: [
                "iPhone19,4": "iPhone Duo",
            ],
            layouts: [
                liquidGlassPortrait,
                liquidGlassLandscape,
            ])
    }
}

extension DeviceCalibrations {
    /// Display `ipod-4.0-home`, of these models:
    ///
    /// - iPod touch (7th generation)
    public enum iPod40Home {
        /// `ipod-4.0-home`: classic, portrait.
        ///
        /// - rest: `-116 = -(20 + 96)`, origin documented, large inferred
        /// - target: `-76 = -(20 + 44 + 12)`, documented
        /// - norm: `-40 = -(96 - 44 - 12)`, medium documented, large inferred
        /// - collapsed: `-64 = -(20 + 44)`, documented
        /// - size: 40 points, 80 pixels
        public static let classicPortrait: Calibration = Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .pod,
            screen: Calibration.Screen(width: 320, height: 568, scale: 2),
            safeArea: Calibration.SafeArea(top: 20, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 20, medium: 44, large: 96),
            avatar: Calibration.Avatar(size: 40, pixels: 80, trailingMargin: 16, bottomMargin: 12),
            scroll: Calibration.Scroll(rest: -116, target: -76, norm: -40, collapsed: -64),
            fade: .linear)

        /// `ipod-4.0-home`: classic, landscape.
        ///
        /// No large title: no image. The bar's geometry is documented.
        public static let classicLandscape: Calibration = Calibration(
            design: .classic, orientation: .landscape, isZoomed: false, idiom: .pod,
            screen: Calibration.Screen(width: 320, height: 568, scale: 2),
            safeArea: Calibration.SafeArea(top: 0, left: 0, bottom: 0, right: 0),
            navigationBar: Calibration.NavigationBar(top: 0, medium: 32, large: nil),
            avatar: nil,
            scroll: nil,
            fade: .linear)

        /// The display with its models and layouts.
        public static let display: CalibratedDisplay = CalibratedDisplay(
            name: "ipod-4.0-home",
            models: [
                "iPod9,1": "iPod touch (7th generation)",
            ],
            layouts: [
                classicPortrait,
                classicLandscape,
            ])
    }

    /// iPod touch (7th generation): the display `ipod-4.0-home`.
    public typealias iPodTouch7thGeneration = iPod40Home
}

// swiftlint:enable all
