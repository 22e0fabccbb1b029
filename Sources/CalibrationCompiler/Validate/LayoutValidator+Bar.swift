import DeviceCalibration

extension LayoutValidator {
    /// Whether the large title leaves a distance to scroll and to fade.
    mutating func validateHeights(_ spec: LayoutSpec, _ derivation: Derivation, _ fade: Derivation.Fade) -> Bool {
        guard let bar = spec.navigationBar else { return false }
        let medium = Diagnostic.Note(message: "the medium height is \(derivation.medium.text)", range: bar.medium.range)
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
        _ calibration: Calibration
    ) -> Bool {
        let values = avatar.values(display: display.name.value, idiom: display.idiom)
        let large = spec.navigationBar?.large.range ?? spec.range
        let place = "'\(display.name.value)' (\(calibration.design.name))"
        var isSound = true
        for (name, margin) in [("trailingMargin", values.trailingMargin), ("bottomMargin", values.bottomMargin)] {
            guard let margin, !margin.value.isOnGrid(scale: derivation.scale) else { continue }
            isSound = false
            diagnostics.add(
                .offPixelGrid,
                "'\(name)' of \(margin.value.text) is not on the \(derivation.scale)x pixel grid of '\(display.name.value)'",
                at: margin.range, notes: [.init(message: "the scale is declared here", range: display.scale.range)],
                fixIts: ["write whole points, or an override for the display"])
        }
        let room = fade.large - derivation.medium - fade.bottomMargin
        guard room >= Length(pixels: 1, scale: derivation.scale) else {
            diagnostics.add(
                .noFadeRange,
                "'bottomMargin' of \(fade.bottomMargin.text) leaves no distance to fade over in \(place): large - medium is \((fade.large - derivation.medium).text)",
                at: values.bottomMargin?.range ?? large, notes: [.init(message: "the large height", range: large)],
                fixIts: ["write a smaller 'bottomMargin'"])
            return false
        }
        guard fade.pixels > 0 else {
            diagnostics.add(
                .imageTooSmall, "no even number of pixels fits as the image's side in \(place)",
                at: values.bottomMargin?.range ?? values.size?.range ?? large,
                notes: [.init(message: "the large height", range: large)],
                fixIts: ["write a smaller 'bottomMargin' or a larger 'size'"])
            return false
        }
        return validateTouchArea(spec, derivation, fade, values, calibration, place) && isSound
    }

    /// Outside the bar's bounds no touch arrives, so the touch area around the image must lie inside.
    private mutating func validateTouchArea(
        _ spec: LayoutSpec, _ derivation: Derivation, _ fade: Derivation.Fade, _ values: AvatarSpec.Values,
        _ calibration: Calibration, _ place: String
    ) -> Bool {
        let large = spec.navigationBar?.large.range ?? spec.range
        let side = Length(points: 44)
        // Doubled, the middle of an image of an odd number of half points stays exact.
        func edges(_ margin: Length, _ size: Length) -> (near: Int, far: Int) {
            (2 * margin.sixths + size.sixths - side.sixths, 2 * margin.sixths + size.sixths + side.sixths)
        }
        let size = derivation.size ?? fade.designSize
        let vertical = edges(fade.bottomMargin, size)
        let horizontal = edges(fade.trailingMargin, size)
        let width = calibration.orientation == .portrait ? calibration.screen.width : calibration.screen.height
        let fault: (name: String, margin: Located<Length>?, words: String)? =
            vertical.near < 0
            ? ("bottomMargin", values.bottomMargin, "below the bar")
            : vertical.far > 2 * fade.large.sixths
                ? ("bottomMargin", values.bottomMargin, "above the bar")
                : horizontal.near < 0
                    ? ("trailingMargin", values.trailingMargin, "beyond the bar's trailing edge")
                    : Double(horizontal.far) > 12 * width
                        ? ("trailingMargin", values.trailingMargin, "beyond the bar's leading edge") : nil
        guard let fault else { return true }
        diagnostics.add(
            .touchArea,
            "the touch area of 44 × 44 points around an image of \(size.text) points reaches \(fault.words) in \(place)",
            at: fault.margin?.range ?? values.size?.range ?? large,
            notes: [.init(message: "the layout's large height", range: large)],
            fixIts: ["write another '\(fault.name)' or 'size'"])
        return false
    }
}
