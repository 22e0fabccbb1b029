/// A display with its models and the layouts that they share.
public struct CalibratedDisplay: Sendable {
    /// Name of the display's spec, such as `iphone-6.1-island`.
    public let name: String

    /// Marketing names by hardware identifier, in the order of the spec.
    public let models: KeyValuePairs<String, String>

    /// Layouts, by design, orientation and zoom.
    public let layouts: [Calibration]

    /// Creates a display.
    ///
    /// - Parameters:
    ///   - name: unique name of the display.
    ///   - models: marketing names by hardware identifier: `["iPhone15,2": "iPhone 14 Pro"]`.
    ///   - layouts: the display's layouts; a look-up prefers earlier ones where several fit equally well.
    public init(name: String, models: KeyValuePairs<String, String>, layouts: [Calibration]) {
        self.name = name
        self.models = models
        self.layouts = layouts
    }
}
