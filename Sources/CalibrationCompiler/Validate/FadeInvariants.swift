import DeviceCalibration

/// What must hold for the fade of every layout, checked with the function that ships.
package enum FadeInvariants {
    /// Points beyond rest and beyond collapsed that are checked, too.
    static let margin = 100.0

    /// Every invariant that a calibration breaks, in words; each with the first place that shows it.
    package static func violations(of calibration: Calibration) -> [String] {
        guard let bar = calibration.navigationBar, let large = bar.large else {
            return calibration.scroll == nil && calibration.avatar == nil && FadeModel(calibration) == nil
                ? [] : ["a layout without a large title has a fade"]
        }
        guard let scroll = calibration.scroll, let avatar = calibration.avatar, let model = FadeModel(calibration)
        else {
            return ["a layout with a large title has no fade"]
        }
        var violations = constants(calibration, bar, large, scroll, avatar)
        violations += walk(model, bar, large, scroll, scale: calibration.screen.scale)
        return violations
    }

    private static func constants(
        _ calibration: Calibration, _ bar: Calibration.NavigationBar, _ large: Double, _ scroll: Calibration.Scroll,
        _ avatar: Calibration.Avatar
    ) -> [String] {
        let scale = calibration.screen.scale
        let pixel = 1 / scale
        let room = large - bar.medium - avatar.bottomMargin
        let touch = (44 - avatar.size) / 2
        func isOnGrid(_ length: Double) -> Bool {
            abs((length * scale).rounded() - length * scale) < 1e-6
        }
        let checks: [(Bool, String)] = [
            (scroll.rest < scroll.target, "rest is not below target"),
            (scroll.target <= scroll.collapsed, "target is above collapsed"),
            (abs(scroll.norm - (scroll.rest - scroll.target)) < 1e-9, "norm is not rest - target"),
            (room > pixel - 1e-9, "large - medium - bottomMargin is less than a pixel"),
            (avatar.size <= room + 1e-9, "at rest the image reaches into the medium row"),
            (avatar.size <= bar.medium + 1e-9, "the image is higher than the medium row"),
            (avatar.bottomMargin - touch >= -1e-9, "the touch area reaches below the bar"),
            (avatar.bottomMargin - touch + 44 <= large + 1e-9, "the touch area reaches above the bar"),
            (avatar.trailingMargin - touch >= -1e-9, "the touch area reaches beyond the trailing edge"),
            (avatar.pixels > 0 && avatar.pixels % 2 == 0, "the image's side is no even number of pixels"),
            (abs(avatar.size * scale - Double(avatar.pixels)) < 1e-6, "the image's points and pixels disagree"),
            (
                [bar.top, bar.medium, large, avatar.bottomMargin, avatar.trailingMargin].allSatisfy(isOnGrid),
                "a length is off the pixel grid"
            ),
        ]
        return checks.compactMap { $0 ? nil : $1 }
    }

    private static func walk(
        _ model: FadeModel, _ bar: Calibration.NavigationBar, _ large: Double, _ scroll: Calibration.Scroll,
        scale: Double
    ) -> [String] {
        let first = ((-(bar.top + large) - margin) * scale).rounded()
        let last = ((-(bar.top + bar.medium) + margin) * scale).rounded()
        guard first.isFinite, last.isFinite, last - first < 1e6, model.range > 0 else {
            return ["the offsets are not finite, or far apart"]
        }
        let steepest = model.curve.steepestSlope.map { $0 / (scale * model.range) + 1e-9 }
        var found: Set<Fault> = []
        var violations: [String] = []
        func check(_ holds: Bool, _ fault: Fault, _ y: Double) {
            if !holds, found.insert(fault).inserted { violations.append("\(fault.rawValue) at offset \(plain(y))") }
        }
        // The ends are read off the bar, so that a wrong constant in the table cannot confirm itself.
        let rest = -(bar.top + large) + 1e-6
        let gone = -(bar.top + model.goneHeight) - 1e-6
        var previous = 1.0
        for pixel in Int(first)...Int(last) {
            let y = Double(pixel) / scale
            let height = max(bar.medium, -y - bar.top)
            let opacity = model.opacity(atContentOffset: y)
            check(y > rest || opacity == 1, .notOpaque, y)
            check(y < gone || opacity == 0, .notGone, y)
            check(opacity <= previous, .rises, y)
            if let steepest { check(previous - opacity <= steepest, .jumps, y) }
            check(model.isHidden(atContentOffset: y) == (opacity == 0), .hiddenDisagrees, y)
            check(
                model.isHidden(atBarHeight: height) == (model.opacity(atBarHeight: height) == 0), .hiddenDisagrees, y)
            let difference = model.progress(atContentOffset: y) - model.progress(atBarHeight: height)
            check(abs(difference) * model.range * scale <= 0.5, .formsDisagree, y)
            previous = opacity
        }
        return violations
    }

    private enum Fault: String {
        case notOpaque = "opacity is not 1 at rest or in over-scroll"
        case notGone = "opacity is not 0 behind the target"
        case rises = "opacity rises while the bar collapses"
        case jumps = "opacity jumps"
        case hiddenDisagrees = "hidden and opacity disagree"
        case formsDisagree = "the offset form and the bar-height form disagree by more than half a pixel"
    }
}
