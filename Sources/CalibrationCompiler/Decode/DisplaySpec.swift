import DeviceCalibration

/// A display as its spec says: a panel with its models and layouts.
package final class DisplaySpec: Sendable {
    /// A model that has the panel.
    package struct Model: Sendable {
        /// Hardware identifier: `iPhone15,2`.
        package let identifier: Located<String>
        /// Marketing name.
        package let name: SpecText

        let idiom: Calibration.Idiom
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
    /// Layouts, in the order of the spec.
    package let layouts: [LayoutSpec]

    /// Number of layouts, each orientation counted.
    let turnedLayoutCount: Int
    /// The name in Swift.
    let swiftName: String

    private let remarks: SpecText?

    init(
        name: Located<String>, models: [Model], modelsRange: SourceRange, width: Located<Length>,
        height: Located<Length>, scale: Located<Int>, cornerRadius: Located<Length>?, layouts: [LayoutSpec],
        remarks: SpecText?
    ) {
        self.name = name
        self.models = models
        self.modelsRange = modelsRange
        self.width = width
        self.height = height
        self.scale = scale
        self.cornerRadius = cornerRadius
        self.layouts = layouts
        swiftName = SwiftName.ofDisplay(name.value)
        turnedLayoutCount = layouts.reduce(0) { $0 + $1.orientation.orientations.count }
        self.remarks = remarks
    }

    /// Remarks.
    package var notes: String? { remarks?.value }

    /// Kind of device, from the first model.
    package var idiom: Calibration.Idiom { models[0].idiom }

    /// Whether a text can be a display's name.
    package static func isName(_ text: String) -> Bool { Decoder.isDisplayName(Array(text.utf8)) }
}
