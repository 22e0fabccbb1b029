import DeviceCalibration

extension Shape {
    /// A layout of a display.
    package static let layout = Shape(
        "a layout",
        [
            Field(
                LayoutKey.design, .choice(Calibration.Design.vocabulary.words), .required,
                "Look of the bars: `classic` (iOS 15 to 18, and later in compatibility mode) or `liquidGlass` (iOS 26 and later)."
            ),
            Field(
                LayoutKey.orientation, .choice(OrientationSpec.vocabulary.words),
                .optional(otherwise: "portrait"),
                "Way the interface is turned; `any` is portrait and landscape with the same numbers."),
            Field(
                LayoutKey.zoomed, .boolean, .optional(otherwise: "false"),
                "Whether Display Zoom is on; `true` needs a `screen` of its own."),
            Field(
                LayoutKey.screen, .mapping(.zoomedScreen, orNone: false), .optional(otherwise: "the display's"),
                "Portrait points with Display Zoom on; only where `zoomed` is `true`. The scale stays the display's."),
            Field(
                LayoutKey.safeArea, .mapping(.safeArea, orNone: false), .required,
                "Insets of the window's safe area, without bars, as the layout is turned."),
            Field(
                LayoutKey.navigationBar, .mapping(.navigationBar, orNone: true), .required,
                "Geometry of the navigation bar; `none` where bars are not at the top of this display."),
            Field(
                LayoutKey.statusBar, .length(orNone: false), .optional(otherwise: "unknown"),
                "Height of the status bar; only drawn, not used to derive."),
            Field(
                LayoutKey.observed, .list(of: .mapping(.observation, orNone: false)), .optional(otherwise: "none"),
                "Measurements that others published; not used to derive, only to check."),
            Field(
                LayoutKey.notes, .notes, .optional(otherwise: "none"), "Remarks for readers, in one or several lines."),
        ],
        rules: [.needsOnly("screen", where: "zoomed")])

    /// Insets of the safe area.
    package static let safeArea = Shape(
        "a safe area",
        [
            Field(SafeAreaKey.top, .length(orNone: false), .required, "Inset from the window's top edge."),
            Field(
                SafeAreaKey.left, .length(orNone: false), .optional(otherwise: "0"),
                "Inset from the window's left edge."),
            Field(SafeAreaKey.bottom, .length(orNone: false), .required, "Inset from the window's bottom edge."),
            Field(
                SafeAreaKey.right, .length(orNone: false), .optional(otherwise: "0"),
                "Inset from the window's right edge."),
        ] + Shape.evidence(SafeAreaKey.basis, SafeAreaKey.sources), rules: [Shape.evidenceRule])

    /// Geometry of a navigation bar.
    package static let navigationBar = Shape(
        "a navigation bar",
        [
            Field(
                NavigationBarKey.top, .length(orNone: false), .optional(otherwise: "the safe area's top"),
                "The bar's `frame.minY` in the window: 161px on phones with a Dynamic Island and classic design."),
            Field(NavigationBarKey.medium, .length(orNone: false), .required, "Height with the title collapsed."),
            Field(
                NavigationBarKey.large, .length(orNone: true), .required,
                "Height with the large title open; `none` where the layout never shows one."),
        ] + Shape.evidence(NavigationBarKey.basis, NavigationBarKey.sources), rules: [Shape.evidenceRule])

    /// A published measurement.
    package static let observation = Shape(
        "an observation",
        [
            Field(
                ObservationKey.quantity, .choice(ObservationSpec.Quantity.vocabulary.words), .required,
                "What was measured: the scroll view's `contentOffset.y` or adjusted top inset, the bar's `frame.minY` or its height."
            ),
            Field(
                ObservationKey.title, .choice(ObservationSpec.Title.vocabulary.words), .required,
                "Whether the large title was open (`large`) or collapsed (`medium`)."),
            Field(ObservationKey.value, .decimal, .required, "The value as published, in points, of either sign."),
            Field(
                ObservationKey.source, .text, .required, "Where it was published: an address, or words that find it."),
        ])

    private static let evidenceRule = Rule.needs(
        "sources", where: "basis",
        isOneOf: Evidence.Basis.allCases.filter { $0 != .inferred }.map(\.rawValue))

    private static func evidence(_ basis: some FieldKey, _ sources: some FieldKey) -> [Field] {
        [
            Field(
                basis, .choice(Evidence.Basis.vocabulary.words), .required,
                "How the numbers of this group are known: `measured` on a device or simulator, `documented` by Apple or in a public table, or `inferred` from other devices."
            ),
            Field(
                sources, .list(of: .text), .optional(otherwise: "none; needed unless `basis` is `inferred`"),
                "Where the numbers were published: addresses, or words that find them."),
        ]
    }
}

enum LayoutKey: Int, FieldKey {
    case design, orientation, zoomed, screen, safeArea, navigationBar, statusBar, observed, notes
}

enum SafeAreaKey: Int, FieldKey {
    case top, left, bottom, right, basis, sources
}

enum NavigationBarKey: Int, FieldKey {
    case top, medium, large, basis, sources
}

enum ObservationKey: Int, FieldKey {
    case quantity, title, value, source
}
