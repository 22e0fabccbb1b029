import DeviceCalibration

/// Orientations that a layout's numbers are for.
package enum OrientationSpec: String, CaseIterable, Sendable {
    /// Portrait.
    case portrait
    /// Landscape.
    case landscape
    /// Both, with the same numbers.
    case any

    /// The runtime's orientations.
    package var orientations: [Calibration.Orientation] {
        switch self {
        case .portrait: [.portrait]
        case .landscape: [.landscape]
        case .any: [.portrait, .landscape]
        }
    }
}
