package import DeviceCalibration

extension Calibration {
    /// Height of the bar at rest, in points; `nil` where this display has none.
    package var restingBarHeight: Double? {
        navigationBar.map { $0.large ?? $0.medium }
    }
}
