import DeviceCalibration
import LocatedYAML
import SourceDiagnostics

/// The keys of a layout.
enum LayoutFields {
    static let design = Field(
        "design", .choice(Calibration.Design.self),
        "Look of the bars: `classic` (iOS 15 to 18, and later in compatibility mode) or `liquidGlass` (iOS 26 and later)."
    )
    static let orientation = Field(
        "orientation", .choice(OrientationSpec.self),
        "Way the interface is turned; `any` is portrait and landscape with the same numbers.", otherwise: "portrait")
    static let zoomed = Field(
        "zoomed", .boolean, "Whether Display Zoom is on; `true` needs a `screen` of its own.", otherwise: "false")
    static let screen = Field(
        "screen",
        .mapping(ScreenFields.zoomed) { $0.screen($1, ScreenFields.zoomedWidth, ScreenFields.zoomedHeight) },
        "Portrait points with Display Zoom on; only where `zoomed` is `true`. The scale stays the display's.",
        otherwise: "the display's")
    static let safeArea = Field(
        "safeArea", .mapping(SafeAreaFields.safeArea) { $0.safeArea($1) },
        "Insets of the window's safe area, without bars, as the layout is turned.")
    static let navigationBar = Field(
        "navigationBar", .orNone(.mapping(NavigationBarFields.navigationBar) { $0.navigationBar($1) }),
        "Geometry of the navigation bar; `none` where bars are not at the top of this display.")
    static let statusBar = Field(
        "statusBar", .length, "Height of the status bar; only drawn, not used to derive.", otherwise: "unknown")
    static let observed = Field(
        "observed",
        .list(of: .mapping(ObservationFields.observation) { $0.observation($1) }, "a measurement", name: "observation"),
        "Measurements that others published; not used to derive, only to check.", otherwise: "none")
    static let notes = Field("notes", .notes, "Remarks for readers, in one or several lines.", otherwise: "none")

    static let layout = MappingFormat(
        "a layout",
        [design, orientation, zoomed, screen, safeArea, navigationBar, statusBar, observed, notes],
        rules: [.needsOnly("screen", where: "zoomed")])
}

/// The keys of a safe area.
enum SafeAreaFields {
    static let top = Field("top", .known(.length, "a known length"), "Inset from the window's top edge.")
    static let left = Field(
        "left", .known(.length, "a known length"), "Inset from the window's left edge.", otherwise: "0")
    static let bottom = Field("bottom", .known(.length, "a known length"), "Inset from the window's bottom edge.")
    static let right = Field(
        "right", .known(.length, "a known length"), "Inset from the window's right edge.", otherwise: "0")

    static let safeArea = MappingFormat(
        "a safe area", [top, left, bottom, right] + EvidenceFields.required, rules: [EvidenceFields.rule])
}

/// The keys of a navigation bar.
enum NavigationBarFields {
    static let top = Field(
        "top", .known(.length, "a known length"),
        "The bar's `frame.minY` in the window: 161px on phones with a Dynamic Island and classic design.",
        otherwise: "the safe area's top")
    static let medium = Field(
        "medium", .known(.positiveLength, "a known height"), "Height with the title collapsed.")
    static let large = Field(
        "large",
        .known(
            .orNone(.length(NumberLimits(isPositive: true, allowsPixels: true, allowsNone: true))),
            "a known large height"),
        "Height with the large title open; `none` where the layout never shows one.")

    static let navigationBar = MappingFormat(
        "a navigation bar", [top, medium, large] + EvidenceFields.required, rules: [EvidenceFields.rule])
}

/// The keys of a published measurement.
enum ObservationFields {
    static let quantity = Field(
        "quantity", .choice(ObservationSpec.Quantity.self),
        "What was measured: the scroll view's `contentOffset.y` or adjusted top inset, the bar's `frame.minY` or its height."
    )
    static let title = Field(
        "title", .choice(ObservationSpec.Title.self),
        "Whether the large title was open (`large`) or collapsed (`medium`).")
    static let value = Field("value", .decimal, "The value as published, in points, of either sign.")
    static let source = Field(
        "source", .citation, "Where it was published: an address, or words that find it.")
    static let os = EvidenceFields.os

    static let observation = MappingFormat("an observation", [quantity, title, value, source, os])
}

extension Decoder {
    mutating func layout(_ fields: Mapping) -> LayoutSpec? {
        let design = read(LayoutFields.design, fields)
        let orientation = read(LayoutFields.orientation, fields)
        let zoomed = read(LayoutFields.zoomed, fields)
        let screen = read(LayoutFields.screen, fields)
        let safeArea = read(LayoutFields.safeArea, fields)
        let navigationBar = read(LayoutFields.navigationBar, fields)
        let statusBar = read(LayoutFields.statusBar, fields)
        let observed = read(LayoutFields.observed, fields)
        let notes = read(LayoutFields.notes, fields)
        guard let design, let safeArea, let navigationBar,
            orientation != nil || !fields.has(LayoutFields.orientation),
            zoomed != nil || !fields.has(LayoutFields.zoomed), screen != nil || !fields.has(LayoutFields.screen)
        else { return nil }
        let range = document.end(of: fields.reference)
        return LayoutSpec(
            range: range, design: design, orientation: orientation?.value ?? .portrait,
            isZoomed: zoomed ?? Located(false, at: range), screen: screen, safeArea: safeArea,
            navigationBar: navigationBar.value, statusBar: statusBar?.value, observed: observed ?? [],
            notes: notes?.value)
    }

    fileprivate mutating func safeArea(_ fields: Mapping) -> LayoutSpec.SafeArea? {
        let evidence = evidence(fields)
        let top = read(SafeAreaFields.top, fields)
        let left = read(SafeAreaFields.left, fields)
        let bottom = read(SafeAreaFields.bottom, fields)
        let right = read(SafeAreaFields.right, fields)
        guard let top, let bottom, let evidence else { return nil }
        let none = EvidentNumber(number: Located(Length(points: 0), at: top.number.range), evidence: nil)
        return LayoutSpec.SafeArea(
            top: top.known(evidence), left: (left ?? none).known(evidence), bottom: bottom.known(evidence),
            right: (right ?? none).known(evidence))
    }

    fileprivate mutating func navigationBar(_ fields: Mapping) -> Located<LayoutSpec.NavigationBar>? {
        let evidence = evidence(fields)
        let top = read(NavigationBarFields.top, fields)
        let medium = read(NavigationBarFields.medium, fields)
        let large = read(NavigationBarFields.large, fields)
        guard let medium, let large, let evidence, top != nil || !fields.has(NavigationBarFields.top) else {
            return nil
        }
        return Located(
            LayoutSpec.NavigationBar(
                top: top?.known(evidence), medium: medium.known(evidence), large: large.known(evidence)),
            at: document.range(of: fields.reference))
    }

    fileprivate mutating func observation(_ fields: Mapping) -> ObservationSpec? {
        let quantity = read(ObservationFields.quantity, fields)
        let title = read(ObservationFields.title, fields)
        let value = read(ObservationFields.value, fields)
        let source = read(ObservationFields.source, fields)
        let os = read(ObservationFields.os, fields)
        guard let quantity, let title, let value, let source else { return nil }
        return ObservationSpec(
            quantity: quantity.value, title: title.value, value: value, source: source, os: os?.value)
    }
}
