import DeviceCalibration

extension LayoutValidator {
    /// Height that no bar exceeds.
    private static let tallestBar = Length(points: 1_000)

    /// Whether the large title leaves a distance to scroll and to fade.
    mutating func validateHeights(_ spec: LayoutSpec, _ derivation: Derivation, _ fade: Derivation.Fade) -> Bool {
        guard let bar = spec.navigationBar else { return false }
        // The model is checked at every pixel, so that a senseless height would cost time.
        guard fade.large <= LayoutValidator.tallestBar else {
            diagnostics.add(
                .numberOutOfRange, "'large' is more than \(LayoutValidator.tallestBar.text)", at: bar.large.range,
                fixIts: ["write the bar's height in points"])
            return false
        }
        var medium: Diagnostic.Note {
            Diagnostic.Note(message: "the medium height is \(derivation.medium.text)", range: bar.medium.range)
        }
        guard fade.large != derivation.medium else {
            diagnostics.add(
                .noScrollRange, "'large' is equal to 'medium', \(fade.large.text): there is no scroll range",
                at: bar.large.range, notes: [medium],
                fixIts: ["write 'large: none' where the layout never shows a large title"])
            return false
        }
        guard fade.large > derivation.medium else {
            diagnostics.add(
                .largeBelowMedium,
                "'large' must exceed 'medium', found \(fade.large.text) and \(derivation.medium.text)",
                at: bar.large.range, notes: [medium],
                fixIts: ["write 'medium: \(fade.large.text), large: \(derivation.medium.text)', or 'large: none'"])
            return false
        }
        let title = fade.large - derivation.medium
        if title != Length(points: 52) {
            diagnostics.add(
                .unusualTitleHeight,
                "'large' is \(title.text) above 'medium'; every measurement so far says 52",
                at: bar.large.range, notes: [medium], fixIts: ["check the numbers; keep them if they were seen"])
        }
        return true
    }

    /// Whether the image, with its margins and its touch area, has room in the bar.
    mutating func validateDesign(
        _ display: DisplaySpec, _ spec: LayoutSpec, _ derivation: Derivation, _ fade: Derivation.Fade,
        _ calibration: Calibration, _ values: AvatarSpec.Values
    ) -> Bool {
        let large = spec.navigationBar?.large.range ?? spec.range
        var place: String { "'\(display.name.value)' (\(calibration.design.name))" }
        let isTrailingOnGrid = validateGrid(values.trailingMargin, "trailingMargin", display)
        let isBottomOnGrid = validateGrid(values.bottomMargin, "bottomMargin", display)
        let room = fade.large - derivation.medium - fade.bottomMargin
        guard room >= Length(pixels: 1, scale: derivation.scale) else {
            diagnostics.add(
                .noFadeRange,
                "'bottomMargin' of \(fade.bottomMargin.text)\(values.bottomMargin == nil ? ", the default," : "") leaves no distance to fade over in \(place): large - medium is \((fade.large - derivation.medium).text)",
                at: values.bottomMargin?.range ?? large, notes: [.init(message: "the large height", range: large)],
                fixIts: ["write a smaller 'bottomMargin', or check 'medium' and 'large'"])
            return false
        }
        guard fade.pixels > 0 else {
            diagnostics.add(
                .imageTooSmall, "no even number of pixels fits as the image's side in \(place)",
                at: values.bottomMargin?.range ?? values.size?.range ?? large,
                notes: [.init(message: "the large height", range: large)],
                fixIts: ["write a smaller 'bottomMargin' or a larger 'size', or check 'medium' and 'large'"])
            return false
        }
        return validateTouchArea(display, spec, derivation, fade, values, calibration)
            && isTrailingOnGrid && isBottomOnGrid
    }

    private mutating func validateGrid(
        _ margin: Located<Length>?, _ name: StaticString, _ display: DisplaySpec
    ) -> Bool {
        let scale = display.scale
        guard let margin, !margin.value.isOnGrid(scale: scale.value) else { return true }
        diagnostics.add(
            .offPixelGrid,
            "'\(name)' of \(margin.value.text) is not on the \(scale.value)x pixel grid of '\(display.name.value)'",
            at: margin.range, notes: [.init(message: "the scale is declared here", range: scale.range)],
            fixIts: ["write whole points, or an override for the display"])
        return false
    }

    /// Outside the bar's bounds no touch arrives, so the touch area around the image must lie inside.
    private mutating func validateTouchArea(
        _ display: DisplaySpec, _ spec: LayoutSpec, _ derivation: Derivation, _ fade: Derivation.Fade,
        _ values: AvatarSpec.Values, _ calibration: Calibration
    ) -> Bool {
        let size = derivation.size ?? fade.designSize
        let width = calibration.orientation == .portrait ? calibration.screen.width : calibration.screen.height
        let vertical = TouchArea(margin: fade.bottomMargin, size: size, extent: fade.large.points)
        let horizontal = TouchArea(margin: fade.trailingMargin, size: size, extent: width)
        let fault: (name: String, margin: Located<Length>?, words: String, remedy: String?)
        if let edge = vertical.overstepped {
            let words = edge == .near ? "below the bar" : "above the bar"
            fault = ("bottomMargin", values.bottomMargin, words, vertical.margin(within: edge))
        } else if let edge = horizontal.overstepped {
            let words = edge == .near ? "beyond the bar's trailing edge" : "beyond the bar's leading edge"
            fault = ("trailingMargin", values.trailingMargin, words, horizontal.margin(within: edge))
        } else {
            return true
        }
        let large = spec.navigationBar?.large.range ?? spec.range
        diagnostics.add(
            .touchArea,
            "the touch area of 44 × 44 points around an image of \(size.text) points reaches \(fault.words) in '\(display.name.value)' (\(calibration.design.name))",
            at: fault.margin?.range ?? values.size?.range ?? large,
            notes: [.init(message: "the layout's large height", range: large)],
            fixIts: [
                fault.remedy.map { "write '\(fault.name): \($0), or another 'size'" }
                    ?? "write another '\(fault.name)' or 'size'"
            ])
        return false
    }
}
