extension Shape {
    /// A display: one document of `devices/*.yaml`.
    package static let display = Shape(
        "a display",
        [
            Field(DisplayKey.calibration, .version, .required, "Version of the format: 1 is the only one."),
            Field(
                DisplayKey.display, .display, .required,
                "Name of the panel, unique among all specs: lower-case words of letters and digits, joined by `-` or `.`."
            ),
            Field(
                DisplayKey.models, .models, .required,
                "Hardware identifiers (`iPhone15,2`) and marketing names of the models that have this panel; at least one."
            ),
            Field(
                DisplayKey.screen, .mapping(.screen, orNone: false), .required,
                "Size of the screen in portrait points, without Display Zoom, and its scale."),
            Field(
                DisplayKey.cornerRadius, .length(orNone: false), .optional(otherwise: "unknown, or square corners"),
                "Radius of the screen's corners; only drawn, not used to derive."),
            Field(
                DisplayKey.layouts, .list(of: .mapping(.layout, orNone: false)), .required,
                "Layouts that the display can show; at least one, unique by design, orientation and zoom."),
            Field(
                DisplayKey.notes, .notes, .optional(otherwise: "none"), "Remarks for readers, in one or several lines."),
        ])

    /// The screen of a display.
    package static let screen = Shape(
        "a screen",
        [
            Field(ScreenKey.width, .length(orNone: false), .required, "Shorter side, in points."),
            Field(ScreenKey.height, .length(orNone: false), .required, "Longer side, in points."),
            Field(
                ScreenKey.scale, .scale, .required,
                "Pixels a point, as layout rounds: 1, 2 or 3. Plus and mini phones, too, lay out at 3."),
        ])

    /// The points of a zoomed layout.
    package static let zoomedScreen = Shape(
        "a zoomed screen",
        [
            Field(
                ZoomedScreenKey.width, .length(orNone: false), .required,
                "Shorter side with Display Zoom on, in points."),
            Field(
                ZoomedScreenKey.height, .length(orNone: false), .required,
                "Longer side with Display Zoom on, in points."),
        ])
}

enum DisplayKey: Int, FieldKey {
    case calibration, display, models, screen, cornerRadius, layouts, notes
}

enum ScreenKey: Int, FieldKey {
    case width, height, scale
}

enum ZoomedScreenKey: Int, FieldKey {
    case width, height
}
