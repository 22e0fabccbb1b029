import DeviceCalibration

/// A display as its spec says: a panel with its models and layouts.
package struct DisplaySpec: Sendable {
    /// A model that has the panel.
    package struct Model: Sendable {
        /// Hardware identifier: `iPhone15,2`.
        package let identifier: Located<String>
        /// Marketing name.
        package let name: SpecText
    }

    /// Unique name.
    package let name: Located<String>
    /// Models, in the order of the spec; at least one.
    package let models: [Model]
    /// The mapping of models.
    package let modelsRange: SourceRange
    /// Shorter side of the screen.
    package let width: Located<Length>
    /// Longer side of the screen.
    package let height: Located<Length>
    /// Pixels a point.
    package let scale: Located<Int>
    /// Radius of the screen's corners.
    package let cornerRadius: Located<Length>?
    /// Remarks.
    package var notes: String? { remarks?.value }
    /// Layouts, in the order of the spec.
    package let layouts: [LayoutSpec]

    let remarks: SpecText?

    /// Kind of device, from the first model.
    package var idiom: Calibration.Idiom { Calibration.Idiom(identifier: models[0].identifier.value) ?? .phone }

    /// Whether a text can be a display's name.
    package static func isName(_ text: String) -> Bool { Decoder.isDisplayName(Array(text.utf8)) }
}
