import DeviceCalibration

/// The image's design: the app's, not the device's.
package struct AvatarSpec: Sendable {
    /// Values for some devices; `nil` leaves what held before.
    package struct Override: Sendable {
        /// Kind of device.
        package let idiom: Calibration.Idiom?
        /// Display.
        package let display: Located<String>?
        /// The values.
        package let values: Values
    }

    /// Values that a document or an override may give.
    package struct Values: Sendable {
        /// Side of the image.
        package var size: Located<Length>?
        /// Distance from the bar's trailing edge.
        package var trailingMargin: Located<Length>?
        /// Distance from the bar's bottom edge.
        package var bottomMargin: Located<Length>?
        /// Curve from progress to opacity.
        package var fade: Located<FadeCurve>?
    }

    /// Where the design stands; `nil` for the one that holds without a document.
    package let range: SourceRange?
    /// Values for every device.
    package let values: Values
    /// Values for some devices; later entries win.
    package let overrides: [Override]

    /// The design without a document: what the original app had.
    package static let standard = AvatarSpec(range: nil, values: Values(), overrides: [])

    /// The values for a display, later overrides over earlier ones.
    func values(display: String, idiom: Calibration.Idiom) -> Values {
        overrides.reduce(values) { values, override in
            guard override.idiom ?? idiom == idiom, override.display?.value ?? display == display else { return values }
            var values = values
            values.size = override.values.size ?? values.size
            values.trailingMargin = override.values.trailingMargin ?? values.trailingMargin
            values.bottomMargin = override.values.bottomMargin ?? values.bottomMargin
            values.fade = override.values.fade ?? values.fade
            return values
        }
    }
}
