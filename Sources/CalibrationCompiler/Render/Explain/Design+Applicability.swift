import DeviceCalibration

extension Calibration.Design {
    /// Which apps get the design, in words for somebody who has never seen the project.
    var applicability: String {
        switch self {
        case .classic: "for apps on iOS 15 to 18, and on later systems in compatibility mode or built with an older SDK"
        case .liquidGlass: "for apps on iOS 26 or later that are built with its SDK and not in compatibility mode"
        }
    }
}
