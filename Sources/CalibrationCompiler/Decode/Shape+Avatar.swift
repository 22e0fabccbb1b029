import DeviceCalibration

extension Shape {
    /// The document with the image's design.
    package static let avatarDocument = Shape(
        "an avatar document",
        [
            Field(AvatarDocumentKey.calibration, .version, .required, "Version of the format: 1 is the only one."),
            Field(
                AvatarDocumentKey.avatar, .mapping(.avatar, orNone: false), .required,
                "The image's design: the app's, not the device's."),
        ])

    /// The image's design.
    package static let avatar = Shape(
        "an avatar",
        Shape.design(defaults: true) + [
            Field(
                AvatarKey.overrides, .list(of: .mapping(.override, orNone: false)), .optional(otherwise: "none"),
                "Other values for some devices; later entries win.")
        ])

    /// Other values for some devices.
    package static let override = Shape(
        "an override",
        Shape.design(defaults: false) + [
            Field(
                OverrideKey.idiom, .choice(Calibration.Idiom.vocabulary.words), .optional(otherwise: "every idiom"),
                "Kind of device that the entry is for."),
            Field(
                OverrideKey.display, .display, .optional(otherwise: "every display"),
                "Display that the entry is for."),
        ], rules: [.needsOneOf(["idiom", "display"])])

    private static func design(defaults: Bool) -> [Field] {
        func presence(_ value: String) -> Field.Presence {
            .optional(otherwise: defaults ? value : "what holds without the entry")
        }
        return [
            Field(
                AvatarKey.size, .designLength, presence("40"),
                "Side of the image, in points; a bar with less room gets a smaller one."),
            Field(
                AvatarKey.trailingMargin, .designLength, presence("16"),
                "Distance of the image's trailing edge from the bar's, in points."),
            Field(
                AvatarKey.bottomMargin, .designLength, presence("12"),
                "Distance of the image's bottom edge up from the bar's, in points."),
            Field(
                AvatarKey.fade, .choice(FadeCurve.vocabulary.words), presence("linear"),
                "Curve from the fade's progress to opacity."),
        ]
    }
}

enum AvatarDocumentKey: Int, FieldKey {
    case calibration, avatar
}

enum AvatarKey: Int, FieldKey {
    case size, trailingMargin, bottomMargin, fade, overrides
}

enum OverrideKey: Int, FieldKey {
    case size, trailingMargin, bottomMargin, fade, idiom, display
}
