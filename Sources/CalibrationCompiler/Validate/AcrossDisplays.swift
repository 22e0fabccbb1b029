/// Checks what no display can tell alone: unique names, identifiers, one design of the image.
func validateAcrossDisplays(_ displays: [DisplaySpec], _ avatars: [AvatarSpec], _ diagnostics: inout Diagnostics) {
    // In the order of the files, so that the second place is the one to blame.
    let ordered = displays.sorted { $0.name.range.order < $1.name.range.order }
    validateNames(ordered, &diagnostics)
    validateIdentifiers(ordered, &diagnostics)
    validateAvatars(avatars, displays, &diagnostics)
}

private func validateNames(_ displays: [DisplaySpec], _ diagnostics: inout Diagnostics) {
    var firstByName: [String: SourceRange] = [:]
    var firstBySwiftName: [String: Located<String>] = [:]
    for display in displays {
        let name = display.name.value
        if let first = firstByName[name] {
            diagnostics.add(
                .duplicateDisplay, "display '\(name)' is described twice", at: display.name.range,
                notes: [.init(message: "the first one", range: first)],
                fixIts: ["move the models into one of them, or give one another name"])
            continue
        }
        firstByName[name] = display.name.range
        let swiftName = swiftName(of: name)
        if let first = firstBySwiftName[swiftName] {
            diagnostics.add(
                .clashingNames,
                "displays '\(first.value)' and '\(name)' both become '\(swiftName)' in Swift", at: display.name.range,
                notes: [.init(message: "the other one", range: first.range)], fixIts: ["rename one of them"])
        } else {
            firstBySwiftName[swiftName] = display.name
        }
    }
}

/// An identifier may stand in two displays only if the screen's points tell them apart, as on a foldable.
private func validateIdentifiers(_ displays: [DisplaySpec], _ diagnostics: inout Diagnostics) {
    var seen: [String: [(range: SourceRange, screens: Set<[Length]>)]] = [:]
    var names: Set<String> = []
    // A display that is described twice is one mistake, not one for each of its models.
    for display in displays where names.insert(display.name.value).inserted {
        let screens = Set(
            [[display.width.value, display.height.value]]
                + display.layouts.compactMap { layout in
                    layout.screen.map { [$0.width.value, $0.height.value] }
                })
        for model in display.models {
            let identifier = model.identifier.value
            for earlier in seen[identifier, default: []] where !earlier.screens.isDisjoint(with: screens) {
                diagnostics.add(
                    .duplicateIdentifier,
                    "model '\(identifier)' stands in two displays with the same points", at: model.identifier.range,
                    notes: [.init(message: "the first one", range: earlier.range)],
                    fixIts: ["remove it from one of them"])
                break
            }
            seen[identifier, default: []].append((model.identifier.range, screens))
        }
    }
}

private func validateAvatars(_ avatars: [AvatarSpec], _ displays: [DisplaySpec], _ diagnostics: inout Diagnostics) {
    let located = avatars.compactMap(\.range)
    for range in located.dropFirst() {
        diagnostics.add(
            .duplicateAvatar, "the image's design is described twice", at: range,
            notes: [.init(message: "the first one", range: located[0])], fixIts: ["keep one of them"])
    }
    let names = Set(displays.map(\.name.value))
    let ordered = names.sorted()
    for display in avatars.flatMap(\.overrides).compactMap(\.display) where !names.contains(display.value) {
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

extension SourceRange {
    /// Order of the places in the sources.
    fileprivate var order: Int { Int(file) << 32 | Int(start) }
}
