import DeviceCalibration

/// A layout in one orientation, with the numbers derived for it.
package struct CalibratedLayout: Sendable {
    /// Index of its display among the compilation's.
    package let displayIndex: Int
    /// Index of its spec among the display's layouts.
    package let layoutIndex: Int
    /// Way the interface is turned.
    package let orientation: Calibration.Orientation
    /// Numbers in exact form; `nil` where bars are not at the top of the display.
    package let derivation: Derivation?
    /// The same numbers for the runtime.
    package let calibration: Calibration
}
