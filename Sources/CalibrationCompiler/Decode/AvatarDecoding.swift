import DeviceCalibration
import LocatedYAML
import SourceDiagnostics

/// The keys of the image's style.
package enum AvatarFields {
    static let calibration = DisplayFields.calibration
    static let avatar = Field(
        "avatar", .mapping(AvatarFields.format) { $0.avatar($1) }, "The image's design: the app's, not the device's.")

    /// The document with the image's style.
    package static let document = MappingFormat("an avatar document", [calibration, avatar])

    static let values = StyleFields(otherwise: ["40", "16", "12", "linear"])
    static let overrides = Field(
        "overrides", .list(of: .mapping(OverrideFields.format) { $0.override($1) }, "an override", name: "override"),
        "Other values for some devices; later entries win.", otherwise: "none")

    static let format = MappingFormat("an avatar", values.all + [overrides])
}

/// The keys of other values for some devices.
enum OverrideFields {
    static let values = StyleFields(otherwise: Array(repeating: "what holds without the entry", count: 4))
    static let idiom = Field(
        "idiom", .choice(Calibration.Idiom.self), "Kind of device that the entry is for.", otherwise: "every idiom")
    static let display = Field(
        "display", .displayName, "Display that the entry is for.", otherwise: "every display")

    static let format = MappingFormat(
        "an override", values.all + [idiom, display], rules: [.needsOneOf(["idiom", "display"])])
}

/// The values of a style.
struct StyleFields: Sendable {
    let size: Field<Located<Length>>
    let trailingMargin: Field<Located<Length>>
    let bottomMargin: Field<Located<Length>>
    let fade: Field<Located<FadeCurve>>

    init(otherwise: [String]) {
        size = Field(
            "size", .styleLength(NumberLimits(isPositive: true)),
            "Side of the image, in points; a bar with less room gets a smaller one.", otherwise: otherwise[0])
        trailingMargin = Field(
            "trailingMargin", .styleLength(), "Distance of the image's trailing edge from the bar's, in points.",
            otherwise: otherwise[1])
        bottomMargin = Field(
            "bottomMargin", .styleLength(), "Distance of the image's bottom edge up from the bar's, in points.",
            otherwise: otherwise[2])
        fade = Field(
            "fade", .choice(FadeCurve.self), "Curve from the fade's progress to opacity.", otherwise: otherwise[3])
    }

    var all: [any AnyField] { [size, trailingMargin, bottomMargin, fade] }
}

extension Decoder {
    /// Decodes the image's style.
    mutating func avatarDocument() -> AvatarSpec? {
        guard let fields = mapping(document.root, AvatarFields.document, "the document"),
            read(AvatarFields.calibration, fields) != nil || !fields.has(AvatarFields.calibration)
        else { return nil }
        return read(AvatarFields.avatar, fields)
    }

    fileprivate mutating func avatar(_ fields: Mapping) -> AvatarSpec? {
        let values = values(AvatarFields.values, fields)
        let overrides = read(AvatarFields.overrides, fields)
        return AvatarSpec(
            range: document.range(of: fields.reference), values: values, overrides: overrides ?? [])
    }

    fileprivate mutating func override(_ fields: Mapping) -> AvatarSpec.Override? {
        let idiom = read(OverrideFields.idiom, fields)
        let display = read(OverrideFields.display, fields)
        let values = values(OverrideFields.values, fields)
        if !fields.has(OverrideFields.idiom), !fields.has(OverrideFields.display) {
            add(
                .missingCondition, "an override says which devices it is for, found no 'idiom' and no 'display'",
                at: document.end(of: fields.reference),
                fixIts: ["add 'idiom: pad' or 'display: …', or change the values above"])
        }
        return AvatarSpec.Override(
            idiom: idiom, display: display, values: values, range: document.range(of: fields.reference))
    }

    private mutating func values(_ style: StyleFields, _ fields: Mapping) -> AvatarSpec.Values {
        AvatarSpec.Values(
            size: read(style.size, fields), trailingMargin: read(style.trailingMargin, fields),
            bottomMargin: read(style.bottomMargin, fields), fade: read(style.fade, fields))
    }
}
