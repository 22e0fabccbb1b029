import DeviceCalibration
import SourceDiagnostics

/// Checks the screens of a display and of its zoomed layouts, and where bars start.
func validateScreens(of display: DisplaySpec, _ diagnostics: inout Diagnostics) {
    validate(display.screen, &diagnostics)
    for layout in display.layouts {
        if let screen = layout.screen {
            validate(screen, &diagnostics)
            if !layout.isZoomed.value {
                diagnostics.add(
                    .zoomedScreen, "a layout has a screen of its own only where it is zoomed", at: screen.range,
                    fixIts: ["add 'zoomed: true', or remove 'screen'"])
            } else if screen.width.value == display.width.value, screen.height.value == display.height.value {
                diagnostics.add(
                    .zoomedScreen, "a zoomed layout has the points of the display, so it can never be found",
                    at: screen.range, notes: [.init("the display's points", at: display.screen.range)],
                    fixIts: ["write the points that Display Zoom gives, or remove the layout"])
            }
        } else if layout.isZoomed.value {
            diagnostics.add(
                .zoomedScreen, "a zoomed layout needs a screen of its own", at: layout.isZoomed.range,
                fixIts: ["add 'screen: {width: …, height: …}' with the points that Display Zoom gives"])
        }
        warnAboutTop(of: layout, &diagnostics)
    }
}

private func validate(_ screen: DisplaySpec.Screen, _ diagnostics: inout Diagnostics) {
    let (width, height) = (screen.width, screen.height)
    guard height.value < width.value else { return }
    diagnostics.add(
        .swappedScreen,
        "a screen is written in portrait, found height \(height.value.text) below width \(width.value.text)",
        at: height.range, notes: [.init("the width", at: width.range)],
        fixIts: ["write 'width: \(height.value.text), height: \(width.value.text)'"])
}

/// Known bars start at the safe area, or 5 points and 1 or 2 pixels (@3x) above it.
///
/// Without a large title nothing is derived from the bar's top, so any will do.
private func warnAboutTop(of layout: LayoutSpec, _ diagnostics: inout Diagnostics) {
    guard let bar = layout.navigationBar, let top = bar.top, bar.large.value != nil else { return }
    let safeTop = layout.safeArea.top
    let distance = safeTop.value - top.value
    guard ![0, 32, 34].contains(distance.sixths) else { return }
    let place = distance.sixths > 0 ? "\(distance.text) above" : "\((-distance).text) below"
    diagnostics.add(
        .unusualBarTop,
        "the bar starts \(place) the safe area's top; known bars start at it, or 5.333 or 5.667 above it",
        at: top.range, notes: [.init("the safe area's top is \(safeTop.value.text)", at: safeTop.range)],
        fixIts: ["check the number; keep it if it was seen"])
}

/// Warns once if `new` copied numbers that nobody has confirmed since.
func warnAboutCopies(in display: DisplaySpec, _ diagnostics: inout Diagnostics) {
    let evidence = display.layouts.flatMap { layout in
        [layout.safeArea.top.evidence] + (layout.navigationBar.map { [$0.medium.evidence] } ?? [])
    }
    let copied = evidence.filter { $0.why?.hasPrefix(Evidence.copiedFrom) ?? false }
    guard let first = copied.first, let why = first.why else { return }
    let groups = copied.count == 1 ? "one group of numbers is" : "\(copied.count) groups of numbers are"
    diagnostics.add(
        .copiedNumbers, "\(groups) \(why), and nobody has confirmed them", at: first.basis.range,
        fixIts: ["measure them, cite a source, or say in 'why' what makes them right"])
}

/// Checks that a display has devices of one kind.
func validateIdioms(of display: DisplaySpec, _ diagnostics: inout Diagnostics) {
    let first = display.models[0].identifier
    for model in display.models where model.idiom != display.idiom {
        diagnostics.add(
            .mixedIdioms, "'\(model.identifier.value)' is another kind of device than '\(first.value)'",
            at: model.identifier.range, notes: [.init("the first model", at: first.range)],
            fixIts: ["write a display for each kind of device"])
    }
}

/// Checks that no two layouts of a display have the same design, orientation and zoom.
func validateUniqueness(of display: DisplaySpec, _ diagnostics: inout Diagnostics) {
    var first: [Int: LayoutSpec] = [:]
    for layout in display.layouts {
        for orientation in layout.orientation.orientations {
            guard let other = first.updateValue(layout, forKey: layout.order(orientation)) else { continue }
            first[layout.order(orientation)] = other
            let zoomed = layout.isZoomed.value ? ", zoomed" : ""
            diagnostics.add(
                .duplicateLayout,
                "display '\(display.name.value)' has two layouts \(layout.design.value.name), \(orientation.name)\(zoomed)",
                at: layout.design.range, notes: [.init("the first one", at: other.design.range)],
                fixIts: ["remove one of them, or change its design, orientation or zoom"])
        }
    }
}

/// Reports measurements of a bar at a layout that has none.
func reportImpossibleObservations(of layout: CalibratedLayout, _ diagnostics: inout Diagnostics) {
    guard let observation = layout.spec.observed.first else { return }
    diagnostics.add(
        .observationImpossible, "a bar is observed, but the layout has none at its top", at: observation.value.range,
        notes: [.init("the layout", at: layout.spec.design.range)],
        fixIts: ["describe the bar, or remove the observation and tell of it in 'notes'"])
}

/// Compares published measurements with the derived numbers, to half a pixel.
func validateObservations(
    of layout: CalibratedLayout, _ derivation: Derivation, _ diagnostics: inout Diagnostics
) {
    for observation in layout.spec.observed {
        guard let derived = derivation.value(of: observation) else {
            diagnostics.add(
                .observationImpossible, "the title is observed large, but the layout never shows a large title",
                at: observation.value.range,
                notes: layout.spec.navigationBar.map { [.init("'large' is none", at: $0.large.range)] } ?? [],
                fixIts: ["write 'title: medium', or the large height"])
            continue
        }
        let tolerance = 0.5 / Double(derivation.scale) + 1e-9
        let observed = observation.value.value
        guard abs(derived.points - observed) > tolerance else { continue }
        let apart = ((derived.points - observed).magnitude * 1_000).rounded() / 1_000
        diagnostics.add(
            .observationDisagrees,
            "'\(observation.quantity.name)' is derived as \(derived.text) and observed as \(plain(observed)): \(plain(apart)) apart, where half a pixel may be",
            at: observation.value.range, notes: notes(on: observation, layout.spec, derivation),
            fixIts: [
                "one of the two is wrong: correct the geometry, or remove the observation and tell why in 'notes'"
            ])
    }
}

/// The places of the numbers that an observed quantity is derived from.
private func notes(
    on observation: ObservationSpec, _ spec: LayoutSpec, _ derivation: Derivation
) -> [Diagnostic.Note] {
    let bar = spec.navigationBar
    let top = Diagnostic.Note("the bar starts at \(derivation.top.text)", at: spec.barTop.range)
    let height = Diagnostic.Note(
        observation.title == .large ? "the large height" : "the medium height",
        at: (observation.title == .large ? bar?.large.range : bar?.medium.range) ?? spec.range)
    switch observation.quantity {
    case .contentOffset, .topInset: return [top, height]
    case .barTop: return [top]
    case .barHeight: return [height]
    }
}

extension Derivation {
    /// The derived value of an observed quantity; `nil` if it needs a large title and there is none.
    package func value(of observation: ObservationSpec) -> Length? {
        let height = observation.title == .medium ? medium : fade?.large
        guard let height else { return nil }
        switch observation.quantity {
        case .contentOffset: return -(top + height)
        case .topInset: return top + height
        case .barTop: return top
        case .barHeight: return height
        }
    }
}
