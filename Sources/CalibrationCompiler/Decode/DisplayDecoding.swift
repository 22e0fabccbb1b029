import LocatedYAML
import SourceDiagnostics

/// The keys of a display.
package enum DisplayFields {
    static let calibration = Field("calibration", .version, "Version of the format: 1 is the only one.")
    static let display = Field(
        "display", .displayName,
        "Name of the panel, unique among all specs: lower-case words of letters and digits, joined by `-` or `.`.")
    static let models = Field(
        "models", .models,
        "Hardware identifiers (`iPhone15,2`) and marketing names of the models that have this panel; at least one.")
    static let screen = Field(
        "screen", .mapping(ScreenFields.screen) { $0.displayScreen($1) },
        "Size of the screen in portrait points, without Display Zoom, and its scale.")
    static let sources = Field(
        "sources", .namedSources, "Names for sources that are cited more than once, each with its address and kind.",
        otherwise: "none")
    static let cornerRadius = Field(
        "cornerRadius", .length, "Radius of the screen's corners; only drawn, not used to derive.",
        otherwise: "unknown, or square corners")
    static let layouts = Field(
        "layouts",
        .list(of: .mapping(LayoutFields.layout) { $0.layout($1) }, "a layout", name: "layout", isRequired: true),
        "Layouts that the display can show; at least one, unique by design, orientation and zoom.")
    static let notes = Field("notes", .notes, "Remarks for readers, in one or several lines.", otherwise: "none")

    /// A document of `devices/*.yaml`.
    package static let document = MappingFormat(
        "a display", [calibration, display, models, screen, sources, cornerRadius, layouts, notes])
}

/// The keys of a screen.
enum ScreenFields {
    static let width = Field("width", .positiveLength, "Shorter side, in points.")
    static let height = Field("height", .positiveLength, "Longer side, in points.")
    static let scale = Field(
        "scale", .scale, "Pixels a point, as layout rounds: 1, 2 or 3. Plus and mini phones, too, lay out at 3.")

    static let screen = MappingFormat(
        "a screen", [width, height, scale] + EvidenceFields.optional, rules: [EvidenceFields.rule])

    static let zoomedWidth = Field(
        "width", .positiveLength, "Shorter side with Display Zoom on, in points.")
    static let zoomedHeight = Field(
        "height", .positiveLength, "Longer side with Display Zoom on, in points.")

    static let zoomed = MappingFormat(
        "a zoomed screen", [zoomedWidth, zoomedHeight] + EvidenceFields.optional, rules: [EvidenceFields.rule])
}

extension Decoder {
    /// Decodes a display; `nil` if its name, models, screen or every layout is missing or wrong.
    mutating func displayDocument() -> DisplaySpec? {
        guard let fields = mapping(document.root, DisplayFields.document, "the document"),
            read(DisplayFields.calibration, fields) != nil || !fields.has(DisplayFields.calibration)
        else { return nil }
        if let sources = read(DisplayFields.sources, fields) { namedSources = sources }
        let name = read(DisplayFields.display, fields)
        let models = read(DisplayFields.models, fields)
        let screen = read(DisplayFields.screen, fields)
        let cornerRadius = read(DisplayFields.cornerRadius, fields)
        let layouts: [LayoutSpec]? = read(DisplayFields.layouts, fields)
        let notes = read(DisplayFields.notes, fields)
        reportUnusedSources()
        guard let name, let screen, let scale, let models, !models.value.isEmpty else { return nil }
        return DisplaySpec(
            name: name, models: models.value, modelsRange: models.range, screen: screen, scale: scale,
            cornerRadius: cornerRadius, layouts: layouts ?? [], notes: notes?.value)
    }

    /// Decodes the display's own screen, and its scale for every length.
    mutating func displayScreen(_ fields: Mapping) -> DisplaySpec.Screen? {
        scale = read(ScreenFields.scale, fields)
        return screen(fields, ScreenFields.width, ScreenFields.height)
    }

    /// Decodes the points of a screen.
    mutating func screen(
        _ fields: Mapping, _ width: Field<Located<Length>>, _ height: Field<Located<Length>>
    ) -> DisplaySpec.Screen? {
        let width = read(width, fields)
        let height = read(height, fields)
        let evidence = evidence(fields)
        guard let width, let height else { return nil }
        return DisplaySpec.Screen(
            width: width, height: height, range: document.range(of: fields.reference), evidence: evidence)
    }
}
