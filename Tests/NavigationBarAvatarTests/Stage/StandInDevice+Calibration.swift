import DeviceCalibration
import UIKit

extension StandInDevice {
    /// A device whose screen and bars are as a calibration says.
    init(_ identifier: String, _ calibration: Calibration) {
        self.init()
        machine = identifier
        scale = calibration.screen.scale
        let screen = calibration.screen
        switch calibration.orientation {
        case .portrait: screenSize = CGSize(width: screen.width, height: screen.height)
        case .landscape: screenSize = CGSize(width: screen.height, height: screen.width)
        }
        let insets = calibration.safeArea
        safeArea = UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        switch calibration.design {
        case .classic:
            systemVersion = "18.0"
            infoDictionary = ["DTPlatformVersion": "18.0"]
        case .liquidGlass:
            systemVersion = "26.1"
            infoDictionary = ["DTPlatformVersion": "26.0"]
        }
        if let navigationBar = calibration.navigationBar {
            bar = StandInBar(
                top: navigationBar.top, medium: navigationBar.medium, large: navigationBar.large.map { CGFloat($0) },
                behavior: calibration.design == .classic ? .shrinks : .jumps)
        } else {
            bar = StandInBar(top: 0, medium: 84, large: nil)
            bar.isSideways = true
        }
    }
}
