import DeviceCalibration
import SourceDiagnostics

/// Limits of the lengths that devices of a family have, in points.
///
/// They leave room around every device of the catalogue, which its tests hold; numbers beyond them are mistakes, mostly
/// pixels written as points.
package struct FamilyLimits: Sendable {
    /// Pixels a point.
    package let scales: ClosedRange<Int>
    /// Shorter side of the screen in portrait.
    package let width: ClosedRange<Int>
    /// Longer side of the screen in portrait.
    package let height: ClosedRange<Int>
    /// Insets of the safe area, where bars start, and the status bar.
    package let inset = 0...100
    /// Height of the bar with the title collapsed.
    package let medium = 1...70
    /// Height of the bar with the large title open.
    package let large = 1...160

    /// The limits of a kind of device.
    package init(_ idiom: Calibration.Idiom) {
        switch idiom {
        case .phone, .pod:
            scales = 2...3
            width = 280...740
            height = 480...1_100
        case .pad:
            scales = 2...3
            width = 600...1_300
            height = 900...1_800
        }
    }
}

/// Checks that the numbers of a display can be those of a device, once for each group of them; returns whether they can.
func validatePlausibility(of display: DisplaySpec, _ diagnostics: inout Diagnostics) -> Bool {
    var found = Diagnostics()
    findImplausible(in: display, &found)
    diagnostics.add(found)
    return !found.hasErrors
}

private func findImplausible(in display: DisplaySpec, _ diagnostics: inout Diagnostics) {
    let check = PlausibilityCheck(display)
    if !check.limits.scales.contains(display.scale.value) {
        diagnostics.add(
            .impossibleNumber, "no \(display.idiom.family) has \(display.scale.value)x", at: display.scale.range,
            fixIts: ["write the scale of the layout, \(check.scales)"])
        return
    }
    for screen in [display.screen] + display.layouts.compactMap(\.screen)
    where screen.height.value >= screen.width.value {
        check.validate(
            [("width", screen.width, check.limits.width), ("height", screen.height, check.limits.height)], &diagnostics)
    }
    for layout in display.layouts {
        let area = layout.safeArea
        check.validate(
            [("top", area.top), ("left", area.left), ("bottom", area.bottom), ("right", area.right)].map {
                ($0.0, Located($0.1.value, at: $0.1.range), check.limits.inset)
            }, &diagnostics)
        // Swapped heights are reported as such.
        guard let bar = layout.navigationBar, bar.large.value.map({ $0 > bar.medium.value }) ?? true else { continue }
        var lengths = [("medium", Located(bar.medium.value, at: bar.medium.range), check.limits.medium)]
        if let top = bar.top { lengths.insert(("top", Located(top.value, at: top.range), check.limits.inset), at: 0) }
        if let large = bar.large.value {
            lengths.append(("large", Located(large, at: bar.large.range), check.limits.large))
        }
        check.validate(lengths, &diagnostics)
        warnAboutDesign(of: layout, bar, &diagnostics)
    }
    warnAboutCornerRadius(of: display, &diagnostics)
}

private struct PlausibilityCheck {
    let display: DisplaySpec
    let limits: FamilyLimits

    init(_ display: DisplaySpec) {
        self.display = display
        limits = FamilyLimits(display.idiom)
    }

    var scales: String { limits.scales.map { "'\($0)'" }.joined(separator: " or ") }

    /// Reports the first length of a group that is beyond its limits.
    func validate(
        _ lengths: [(name: String, length: Located<Length>, limits: ClosedRange<Int>)], _ diagnostics: inout Diagnostics
    ) {
        for (name, length, limits) in lengths {
            let points = length.value.points
            guard points < Double(limits.lowerBound) || points > Double(limits.upperBound) else { continue }
            let isMore = points > Double(limits.upperBound)
            let limit = isMore ? limits.upperBound : limits.lowerBound
            let inPoints = points / Double(display.scale.value)
            let isPixels =
                isMore && length.value.sixths % 6 == 0
                && (Double(limits.lowerBound)...Double(limits.upperBound)).contains(inPoints)
            diagnostics.add(
                .impossibleNumber,
                "'\(name)' of \(length.value.text) points is \(isMore ? "more" : "less") than any \(display.idiom.family) has, \(limit) at \(isMore ? "most" : "least")",
                at: length.range,
                fixIts: [
                    isPixels
                        ? "if the number is in pixels, write '\(length.value.text)px'"
                        : "write the length in points, as the device lays out"
                ])
            return
        }
    }
}

/// Every bar seen so far has the heights of its design; an observation says that this one was seen otherwise.
private func warnAboutDesign(
    of layout: LayoutSpec, _ bar: LayoutSpec.NavigationBar, _ diagnostics: inout Diagnostics
) {
    guard let large = bar.large.value, layout.observed.isEmpty else { return }
    let heights = [bar.medium.value, large]
    let glass = [Length(points: 54), Length(points: 106)]
    let classic = [[44, 96], [50, 102]].map { $0.map(Length.init(points:)) }
    let isOther = layout.design.value == .classic ? heights == glass : classic.contains(heights)
    guard isOther else { return }
    let other: Calibration.Design = layout.design.value == .classic ? .liquidGlass : .classic
    diagnostics.add(
        .unusualHeights,
        "\(bar.medium.value.text) and \(large.text) are the heights of \(other.name), and the layout is \(layout.design.value.name)",
        at: bar.medium.range, notes: [.init("the design is written here", at: layout.design.range)],
        fixIts: ["check the design; if the bar was seen so, add the measurement to 'observed'"])
}

private func warnAboutCornerRadius(of display: DisplaySpec, _ diagnostics: inout Diagnostics) {
    guard let radius = display.cornerRadius, radius.value.sixths * 4 > display.width.value.sixths else { return }
    diagnostics.add(
        .unusualRadius, "a corner radius of \(radius.value.text) is more than a quarter of the width", at: radius.range,
        notes: [.init("the width is \(display.width.value.text)", at: display.width.range)],
        fixIts: ["write the radius in points"])
}
