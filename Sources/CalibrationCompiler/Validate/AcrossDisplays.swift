/// Checks what no display can tell alone: unique names, identifiers, one design of the image.
///
/// - Parameters:
///   - described: the displays in the order of the files, so that the second place is the one to blame.
///   - displays: the same by name.
///   - identifiers: the places of all identifiers.
func validateAcrossDisplays(
    _ described: [DisplaySpec], _ displays: [DisplaySpec], _ identifiers: [IdentifierPlace], _ avatars: [AvatarSpec],
    _ diagnostics: inout Diagnostics
) {
    let repeated = validateNames(described, &diagnostics)
    var rest = identifiers[...]
    while let first = rest.first {
        let places = rest.prefix { $0.key == first.key }
        rest = rest[places.endIndex...]
        guard places.count > 1 else { continue }
        // A display that is described twice is one mistake, not one for each of its models.
        let once = places.filter { !repeated.contains(ObjectIdentifier(displays[$0.display])) }
        validate(once, of: displays, &diagnostics)
    }
    validateAvatars(avatars, displays, &diagnostics)
}

/// Checks that names differ, in specs and in Swift.
///
/// - Returns: the displays that were described before.
private func validateNames(
    _ displays: [DisplaySpec], _ diagnostics: inout Diagnostics
) -> Set<ObjectIdentifier> {
    // Equal names have equal Swift names, so that one table finds both mistakes.
    var firstBySwiftName: [String: DisplaySpec] = [:]
    firstBySwiftName.reserveCapacity(displays.count)
    var seconds: [(display: DisplaySpec, first: DisplaySpec)] = []
    for display in displays {
        if let first = firstBySwiftName[display.swiftName] {
            seconds.append((display, first))
        } else {
            firstBySwiftName[display.swiftName] = display
        }
    }
    var repeated: Set<ObjectIdentifier> = []
    guard !seconds.isEmpty else { return repeated }
    let firstByName = Dictionary(displays.map { ($0.name.value, $0) }) { first, _ in first }
    for (display, other) in seconds {
        let name = display.name
        if let first = firstByName[name.value], first !== display {
            repeated.insert(ObjectIdentifier(display))
            diagnostics.add(
                .duplicateDisplay, "display '\(name.value)' is described twice", at: name.range,
                notes: [.init(message: "the first one", range: first.name.range)],
                fixIts: ["move the models into one of them, or give one another name"])
        } else {
            diagnostics.add(
                .clashingNames,
                "displays '\(other.name.value)' and '\(name.value)' both become '\(display.swiftName)' in Swift",
                at: name.range, notes: [.init(message: "the other one", range: other.name.range)],
                fixIts: ["rename one of them"])
        }
    }
    return repeated
}

/// Checks the places of one identifier: it may stand in two displays only if the screen's points tell them apart, as on a
/// foldable.
private func validate(_ places: [IdentifierPlace], of displays: [DisplaySpec], _ diagnostics: inout Diagnostics) {
    func identifier(_ place: IdentifierPlace) -> Located<String> {
        displays[place.display].models[place.model].identifier
    }
    var firstByScreen: [[Length]: IdentifierPlace] = [:]
    for place in places {
        let screens = displays[place.display].screens
        if let other = screens.compactMap({ firstByScreen[$0] }).min() {
            diagnostics.add(
                .duplicateIdentifier,
                "model '\(identifier(place).value)' stands in two displays with the same points",
                at: identifier(place).range,
                notes: [.init(message: "the first one", range: identifier(other).range)],
                fixIts: ["remove it from one of them"])
        }
        for screen in screens { firstByScreen[screen] = firstByScreen[screen] ?? place }
    }
}

private func validateAvatars(_ avatars: [AvatarSpec], _ displays: [DisplaySpec], _ diagnostics: inout Diagnostics) {
    let located = avatars.compactMap(\.range)
    for range in located.dropFirst() {
        diagnostics.add(
            .duplicateAvatar, "the image's design is described twice", at: range,
            notes: [.init(message: "the first one", range: located[0])], fixIts: ["keep one of them"])
    }
    let overridden = avatars.flatMap(\.overrides).compactMap(\.display)
    let names = overridden.isEmpty ? [] : Set(displays.map(\.name.value))
    let ordered = names.sorted()
    for display in overridden where !names.contains(display.value) {
        let nearest = diagnostics.hasReadersForProposals ? nearestName(to: display.value, among: ordered) : nil
        diagnostics.add(
            .unknownDisplay, "no display is called '\(display.value)'", at: display.range,
            fixIts: [
                nearest.map { "did you mean '\($0)'?" }
                    ?? "write the name of a display, or remove the override"
            ])
    }
}

/// Warns once for each size that a bar has cut, and names the layout with the least room.
func warnAboutCutImages(
    _ displays: [DisplaySpec], _ layouts: [CalibratedLayout], _ avatar: AvatarSpec, _ diagnostics: inout Diagnostics
) {
    var cuts: [SourceRange: (count: Int, smallest: CalibratedLayout)] = [:]
    var display = -1
    var values = avatar.values
    for layout in layouts {
        guard let fade = layout.derivation?.fade, let size = layout.derivation?.size, size < fade.designSize,
            fade.pixels > 0
        else { continue }
        if layout.displayIndex != display {
            display = layout.displayIndex
            values = avatar.values(display: displays[display].name.value, idiom: displays[display].idiom)
        }
        guard let range = values.size?.range ?? avatar.range else { continue }
        let cut = cuts[range]
        let isSmaller = cut.map { size < $0.smallest.derivation?.size ?? size } ?? true
        cuts[range] = ((cut?.count ?? 0) + 1, isSmaller ? layout : cut?.smallest ?? layout)
    }
    for (range, cut) in cuts {
        guard let derivation = cut.smallest.derivation, let fade = derivation.fade, let size = derivation.size else {
            continue
        }
        let display = displays[cut.smallest.displayIndex]
        let spec = display.layouts[cut.smallest.layoutIndex]
        let layouts = cut.count == 1 ? "one layout" : "\(cut.count) layouts"
        diagnostics.add(
            .sizeCut,
            "an image of \(fade.designSize.text) points has no room in \(layouts); the smallest image is \(size.text) points in '\(display.name.value)' (\(spec.design.value.name))",
            at: range,
            notes: [
                .init(message: "the bar with the least room", range: spec.navigationBar?.large.range ?? spec.range)
            ],
            fixIts: [
                (size.sixths % 3 == 0 ? "write 'size: \(size.text)' to have one size, or leave it" : "leave it")
                    + ": each bar gets what fits"
            ])
    }
}

extension DisplaySpec {
    /// The points of the screen, and those of the zoomed ones.
    fileprivate var screens: Set<[Length]> {
        Set(
            [[width.value, height.value]]
                + layouts.compactMap { layout in layout.screen.map { [$0.width.value, $0.height.value] } })
    }
}
