import DeviceCalibration

/// Checks displays one by one: their screens, their layouts, and the fade model of each layout.
struct LayoutValidator {
    /// The image's design, for the places of its values.
    let avatar: AvatarSpec
    var diagnostics = Diagnostics()
    /// The fades that are to be held against their model: many layouts share their numbers, and then the verdict.
    private(set) var fades: [Derivation: Calibration] = [:]
    /// Whether a bar had too little room for the image's size.
    private(set) var hasCutImages = false

    init(avatar: AvatarSpec) { self.avatar = avatar }

    /// Checks a display and what was derived for it.
    mutating func validate(_ display: DisplaySpec, _ layouts: some Collection<CalibratedLayout>) {
        validateScreen(width: display.width, height: display.height)
        validateIdioms(display)
        validateUniqueness(display)
        for layout in display.layouts { validate(layout) }
        let values = avatar.values(display: display.name.value, idiom: display.idiom)
        for layout in layouts {
            let spec = display.layouts[layout.layoutIndex]
            guard let derivation = layout.derivation else { continue }
            if let fade = derivation.fade {
                hasCutImages = hasCutImages || fade.sizeLimit != .design
                guard validateHeights(spec, derivation, fade),
                    validateDesign(display, spec, derivation, fade, layout.calibration, values)
                else { continue }
                if fades[derivation] == nil { fades[derivation] = layout.calibration }
            }
            validateObservations(spec, derivation)
        }
    }

    private mutating func validateScreen(width: Located<Length>, height: Located<Length>) {
        guard height.value < width.value else { return }
        diagnostics.add(
            .swappedScreen,
            "a screen is written in portrait, found height \(height.value.text) below width \(width.value.text)",
            at: height.range, notes: [.init(message: "the width", range: width.range)],
            fixIts: ["write 'width: \(height.value.text), height: \(width.value.text)'"])
    }

    private mutating func validateIdioms(_ display: DisplaySpec) {
        let first = display.models[0].identifier
        for index in display.models.indices where display.models[index].idiom != display.idiom {
            let identifier = display.models[index].identifier
            diagnostics.add(
                .mixedIdioms,
                "'\(identifier.value)' is another kind of device than '\(first.value)'", at: identifier.range,
                notes: [.init(message: "the first model", range: first.range)],
                fixIts: ["write a display for each kind of device"])
        }
    }

    private mutating func validateUniqueness(_ display: DisplaySpec) {
        var seen = 0
        for layout in display.layouts {
            for orientation in layout.orientation.orientations {
                let bit = 1 << layout.order(turned: orientation)
                if seen & bit != 0 { reportDuplicate(layout, orientation, of: display) }
                seen |= bit
            }
        }
    }

    private mutating func reportDuplicate(
        _ layout: LayoutSpec, _ orientation: Calibration.Orientation, of display: DisplaySpec
    ) {
        let first = display.layouts.first { other in
            other.orientation.orientations.contains { other.order(turned: $0) == layout.order(turned: orientation) }
        }
        let zoomed = layout.isZoomed.value ? ", zoomed" : ""
        diagnostics.add(
            .duplicateLayout,
            "display '\(display.name.value)' has two layouts \(layout.design.value.name), \(orientation.name)\(zoomed)",
            at: layout.design.range,
            notes: first.map { [.init(message: "the first one", range: $0.design.range)] } ?? [],
            fixIts: ["remove one of them, or change its design, orientation or zoom"])
    }

    private mutating func validate(_ layout: LayoutSpec) {
        if let screen = layout.screen {
            validateScreen(width: screen.width, height: screen.height)
            if !layout.isZoomed.value {
                diagnostics.add(
                    .zoomedScreen, "a layout has a screen of its own only where it is zoomed",
                    at: layout.screenRange ?? layout.range,
                    fixIts: ["add 'zoomed: true', or remove 'screen'"])
            }
        } else if layout.isZoomed.value {
            diagnostics.add(
                .zoomedScreen, "a zoomed layout needs a screen of its own", at: layout.isZoomed.range,
                fixIts: ["add 'screen: {width: …, height: …}' with the points that Display Zoom gives"])
        }
        warnAboutTop(layout)
    }

    /// Known bars start at the safe area, or 5 points and 1 or 2 pixels (@3x) above it.
    ///
    /// Without a large title nothing is derived from the bar's top, so that any will do.
    private mutating func warnAboutTop(_ layout: LayoutSpec) {
        guard let bar = layout.navigationBar, let top = bar.top, bar.large.value != nil else { return }
        let distance = layout.safeArea.top.value - top.value
        guard ![0, 32, 34].contains(distance.sixths) else { return }
        let place = distance.sixths > 0 ? "\(distance.text) above" : "\((-distance).text) below"
        diagnostics.add(
            .unusualBarTop,
            "the bar starts \(place) the safe area's top; known bars start at it, or 5.333 or 5.667 above it",
            at: top.range,
            notes: [
                .init(
                    message: "the safe area's top is \(layout.safeArea.top.value.text)",
                    range: layout.safeArea.top.range)
            ],
            fixIts: ["check the number; keep it if it was seen"])
    }
}
