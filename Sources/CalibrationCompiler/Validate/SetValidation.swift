import DeviceCalibration
import SourceDiagnostics

/// Checks that names and hardware identifiers of displays differ.
func validateNames(_ specs: SpecSet) -> Diagnostics {
    var diagnostics = Diagnostics()
    var firstByName: [String: DisplaySpec] = [:]
    var firstBySwiftName: [String: DisplaySpec] = [:]
    var places: [String: [(display: DisplaySpec, identifier: Located<String>)]] = [:]
    for display in specs.described {
        let name = display.name
        if let first = firstByName[name.value] {
            diagnostics.add(
                .duplicateDisplay, "display '\(name.value)' is described twice", at: name.range,
                notes: [.init("the first one", at: first.name.range)],
                fixIts: ["move the models into one of them, or give one another name"])
            // A display that is described twice is one mistake, not one for each of its models.
            continue
        }
        firstByName[name.value] = display
        let swiftName = display.swiftName
        if let other = firstBySwiftName[swiftName] {
            diagnostics.add(
                .clashingNames,
                "displays '\(other.name.value)' and '\(name.value)' both become '\(swiftName)' in Swift",
                at: name.range, notes: [.init("the other one", at: other.name.range)], fixIts: ["rename one of them"])
        } else {
            firstBySwiftName[swiftName] = display
        }
        for model in display.models {
            places[model.identifier.value, default: []].append((display, model.identifier))
        }
    }
    for (identifier, places) in places where places.count > 1 { validate(identifier, places, &diagnostics) }
    warnAboutNames(specs, &diagnostics)
    return diagnostics
}

/// Warns about a model with two names, and about a name that is spelled in two ways.
private func warnAboutNames(_ specs: SpecSet, _ diagnostics: inout Diagnostics) {
    var byIdentifier: [String: Located<String>] = [:]
    // Equal strings may differ in bytes: a composed and a decomposed é.
    var bySpelling: [String: Located<String>] = [:]
    for model in specs.described.flatMap(\.models) {
        let name = model.name
        if let other = byIdentifier[model.identifier.value], other.value != name.value {
            diagnostics.add(
                .differentNames,
                "'\(model.identifier.value)' is called \(quoted(name.value)) here and \(quoted(other.value)) elsewhere",
                at: name.range, notes: [.init("the other name", at: other.range)], fixIts: ["write one name"])
        } else if let other = bySpelling[name.value], !other.value.utf8.elementsEqual(name.value.utf8) {
            diagnostics.add(
                .differentNames, "\(quoted(name.value)) is spelled in two ways that look the same", at: name.range,
                notes: [.init("the other spelling", at: other.range)],
                fixIts: ["copy one of the two to the other place"])
        }
        byIdentifier[model.identifier.value] = byIdentifier[model.identifier.value] ?? name
        bySpelling[name.value] = bySpelling[name.value] ?? name
    }
}

/// Checks the places of one identifier: it may stand in two displays only if the screen's points tell them apart, as on a
/// foldable.
private func validate(
    _ identifier: String, _ places: [(display: DisplaySpec, identifier: Located<String>)],
    _ diagnostics: inout Diagnostics
) {
    var firstByScreen: [[Length]: SourceRange] = [:]
    for (display, place) in places {
        let screens = display.screens
        if let first = screens.compactMap({ firstByScreen[$0] }).min(by: { ($0.file, $0.start) < ($1.file, $1.start) })
        {
            diagnostics.add(
                .duplicateIdentifier, "model '\(identifier)' stands in two displays with the same points",
                at: place.range, notes: [.init("the first one", at: first)], fixIts: ["remove it from one of them"])
        }
        for screen in screens where firstByScreen[screen] == nil { firstByScreen[screen] = place.range }
    }
}

extension DisplaySpec {
    /// The points of the screen, and those of the zoomed ones.
    fileprivate var screens: Set<[Length]> {
        Set(([screen] + layouts.compactMap(\.screen)).map { [$0.width.value, $0.height.value] })
    }
}

/// Checks that there is one style, and that its overrides are for displays that exist.
func validateAvatars(_ specs: SpecSet) -> Diagnostics {
    var diagnostics = Diagnostics()
    let ranges = specs.avatars.compactMap(\.range)
    for range in ranges.dropFirst() {
        diagnostics.add(
            .duplicateAvatar, "the image's design is described twice", at: range,
            notes: [.init("the first one", at: ranges[0])], fixIts: ["keep one of them"])
    }
    if specs.displays.isEmpty, let range = ranges.first {
        diagnostics.add(
            .noDisplay, "the specs describe the image, but no display: the table is empty", at: range,
            fixIts: ["add the spec of a display"])
    }
    for override in specs.avatars.flatMap(\.overrides) { validate(override, specs, &diagnostics) }
    let names = Set(specs.displays.map(\.name.value))
    let ordered = specs.displays.map(\.name.value)
    for display in specs.avatars.flatMap(\.overrides).compactMap(\.display) where !names.contains(display.value) {
        let nearest = diagnostics.hasReadersForProposals ? nearestName(to: display.value, among: ordered) : nil
        diagnostics.add(
            .unknownDisplay, "no display is called '\(display.value)'", at: display.range,
            fixIts: [
                nearest.map { "did you mean '\($0)'?" }
                    ?? "write the name of a display, or remove the override"
            ])
    }
    return diagnostics
}

private func validate(_ override: AvatarSpec.Override, _ specs: SpecSet, _ diagnostics: inout Diagnostics) {
    if override.values.isEmpty {
        diagnostics.add(
            .emptyOverride, "the override changes nothing", at: override.range,
            fixIts: ["give it a 'size', a margin or a 'fade', or remove it"])
    } else if let idiom = override.idiom, let display = override.display,
        let named = specs.displaysByName[display.value], named.idiom != idiom.value
    {
        diagnostics.add(
            .uselessOverride, "'\(display.value)' is no \(idiom.value.name), so the override is for no device",
            at: override.range, notes: [.init("the display", at: named.name.range)],
            fixIts: ["leave out one of the two conditions"])
    } else if let idiom = override.idiom, override.display == nil, !specs.idioms.contains(idiom.value),
        !specs.displays.isEmpty
    {
        diagnostics.add(
            .uselessOverride, "no display is a \(idiom.value.name), so the override is for no device", at: idiom.range,
            fixIts: ["add such a display, or remove the override"])
    }
}

/// Warns once for each size that a bar has cut, and names the layout with the least room.
func warnAboutCutImages(_ layouts: [CalibratedLayout], _ avatar: AvatarSpec) -> Diagnostics {
    var cuts: [SourceRange: [(layout: CalibratedLayout, size: Length, styleSize: Length)]] = [:]
    for layout in layouts {
        guard let fade = layout.derivation?.fade, let size = layout.derivation?.size, size < fade.styleSize,
            fade.pixels > 0
        else { continue }
        let style = avatar.values(display: layout.display.name.value, idiom: layout.display.idiom)
        guard let range = style.size?.range ?? avatar.range else { continue }
        cuts[range, default: []].append((layout, size, fade.styleSize))
    }
    var diagnostics = Diagnostics()
    for (range, cut) in cuts {
        guard let smallest = cut.min(by: { $0.size < $1.size }) else { continue }
        let spec = smallest.layout.spec
        let layouts = cut.count == 1 ? "one layout" : "\(cut.count) layouts"
        let size = smallest.size
        diagnostics.add(
            .sizeCut,
            "an image of \(smallest.styleSize.text) points has no room in \(layouts); the smallest image is \(size.text) points in '\(smallest.layout.display.name.value)' (\(spec.design.value.name))",
            at: range,
            notes: [.init("the bar with the least room", at: spec.navigationBar?.large.range ?? spec.range)],
            fixIts: [
                (size.sixths % 3 == 0 ? "write 'size: \(size.text)' to have one size, or leave it" : "leave it")
                    + ": each bar gets what fits"
            ])
    }
    return diagnostics
}
