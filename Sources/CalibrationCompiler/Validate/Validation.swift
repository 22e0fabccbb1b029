import DeviceCalibration
import SourceDiagnostics

/// Checks specs and what was derived from them.
///
/// - Parameter layouts: all layouts, those of a display together.
func validate(_ specs: SpecSet, _ layouts: [CalibratedLayout]) -> Diagnostics {
    let byDisplay = Dictionary(grouping: layouts) { ObjectIdentifier($0.display) }
    let checked = specs.displays.concurrentMap { display in
        check(display, byDisplay[ObjectIdentifier(display)] ?? [], specs.avatar)
    }
    var diagnostics = Diagnostics()
    for display in checked { diagnostics.add(display.diagnostics) }
    diagnostics.add(validateFades(checked.flatMap(\.sound)))
    diagnostics.add(validateNames(specs))
    diagnostics.add(validateAvatars(specs))
    diagnostics.add(warnAboutCutImages(layouts, specs.avatar))
    return diagnostics
}

/// Checks a display.
///
/// - Returns: its mistakes, and the layouts whose numbers make sense, so that their fades can be held against the model.
private func check(
    _ display: DisplaySpec, _ layouts: [CalibratedLayout], _ avatar: AvatarSpec
) -> (diagnostics: Diagnostics, sound: [CalibratedLayout]) {
    var diagnostics = Diagnostics()
    validateScreens(of: display, &diagnostics)
    // What follows from a number that cannot be is not worth a message.
    guard validatePlausibility(of: display, &diagnostics) else { return (diagnostics, []) }
    warnAboutCopies(in: display, &diagnostics)
    validateIdioms(of: display, &diagnostics)
    validateUniqueness(of: display, &diagnostics)
    let style = avatar.values(display: display.name.value, idiom: display.idiom)
    let sound = layouts.filter { layout in
        guard let derivation = layout.derivation else {
            reportImpossibleObservations(of: layout, &diagnostics)
            return false
        }
        if let fade = derivation.fade {
            let bar = BarCheck(layout: layout, derivation: derivation, fade: fade, style: style)
            guard bar.hasSoundHeights(&diagnostics), bar.hasRoomForImage(&diagnostics) else { return false }
        }
        validateObservations(of: layout, derivation, &diagnostics)
        return derivation.fade != nil
    }
    return (diagnostics, sound)
}

/// Holds fades against their model, equal ones only once.
private func validateFades(_ layouts: [CalibratedLayout]) -> Diagnostics {
    let byNumbers = Dictionary(grouping: layouts) { $0.derivation }
    let broken = Array(byNumbers.values).concurrentMap { layouts in
        (layouts: layouts, violations: FadeInvariants.violations(of: layouts[0].calibration))
    }
    var diagnostics = Diagnostics()
    for (layouts, violations) in broken {
        for layout in layouts {
            for violation in violations {
                diagnostics.add(
                    .fadeModel, "the fade breaks its model: \(violation)",
                    at: layout.spec.navigationBar?.medium.range ?? layout.spec.range,
                    fixIts: ["this is a fault of calibrate: report it with the spec"])
            }
        }
    }
    return diagnostics
}
