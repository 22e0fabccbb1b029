import DeviceCalibration
import UIKit

extension Calibration {
    /// A layout of a 390 x 844 screen with a bar.
    static func bar(
        top: Double, medium: Double, large: Double?, bottomMargin: Double = 12, size: Double = 40
    ) -> Calibration {
        Calibration(
            design: .classic, orientation: .portrait, isZoomed: false, idiom: .phone,
            screen: Screen(width: 390, height: 844, scale: 3),
            safeArea: SafeArea(top: top, left: 0, bottom: 34, right: 0),
            navigationBar: NavigationBar(top: top, medium: medium, large: large),
            avatar: large.map { _ in
                Avatar(size: size, pixels: Int(3 * size), trailingMargin: 16, bottomMargin: bottomMargin)
            },
            scroll: large.map {
                Scroll(
                    rest: -(top + $0), target: -(top + medium + bottomMargin), norm: -($0 - medium - bottomMargin),
                    collapsed: -(top + medium))
            },
            fade: .linear)
    }
}

extension StandInDevice {
    /// A simulator of a model.
    static func simulator(_ machine: String, of model: String, _ calibration: Calibration) -> StandInDevice {
        var device = StandInDevice(machine, calibration)
        device.environment["SIMULATOR_MODEL_IDENTIFIER"] = model
        return device
    }

    /// A device that lies on its side.
    static func turned(_ machine: String, _ calibration: Calibration) -> StandInDevice {
        var device = StandInDevice(machine, calibration)
        device.screenSize = CGSize(width: device.screenSize.height, height: device.screenSize.width)
        device.safeArea = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        return device
    }
}

/// A running device, in test files that don't import UIKit.
typealias StandInPhone = StandInDevice
