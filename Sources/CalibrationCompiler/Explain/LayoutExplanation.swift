import DeviceCalibration

/// How the values of one layout come about.
package struct LayoutExplanation: Sendable {
    /// How a layout with a fade comes to its values.
    package struct Fade: Sendable {
        /// The values that were asked for.
        package let values: [ValueExplanation]
        /// What kept the image from being larger.
        package let sizeLimit: Derivation.Fade.SizeLimit
        /// What the original's constants do here.
        package let original: OriginalDesign
    }

    /// Why a layout has no image, or how it comes to its values.
    package enum Content: Sendable {
        /// Bars are not at the top of the display.
        case noBar(SourceRange)
        /// The layout never shows a large title; the medium height.
        case noLargeTitle(SourceRange, medium: Length, Evidence.Basis)
        case fade(Fade)
    }

    /// The layout's spec.
    package let spec: LayoutSpec
    /// The layouts that come of it: one, or one for each orientation.
    package let layouts: [CalibratedLayout]
    /// Names of the generated constants, one a layout.
    package let constants: [String]
    /// Pixels a point.
    package let scale: Int
    /// How the values come about.
    package let content: Content

    /// What tells the layout from others of the display: `classic, portrait`.
    package var name: String {
        let orientations = layouts.map(\.orientation.name).joined(separator: " and ")
        return "\(spec.design.value.name), \(orientations)\(spec.isZoomed.value ? ", zoomed" : "")"
    }

    init(
        _ spec: LayoutSpec, _ layouts: [CalibratedLayout], of display: DisplaySpec, design: AvatarSpec.Values,
        values: [DerivedValue]
    ) {
        self.spec = spec
        self.layouts = layouts
        constants = layouts.map { SwiftRenderer.constantName($0, display) }
        scale = display.scale.value
        guard let bar = spec.navigationBar, let derivation = layouts.first?.derivation else {
            content = .noBar(spec.design.range)
            return
        }
        guard let fade = derivation.fade else {
            content = .noLargeTitle(bar.large.range, medium: derivation.medium, bar.evidence.basis.value)
            return
        }
        let operands = LayoutExplanation.operands(spec, bar, derivation, fade, design)
        let confirmations = spec.observed.compactMap { Confirmation($0, derivation) }
        content = .fade(
            Fade(
                values: values.map { ValueExplanation($0, operands, derivation, fade, confirmations) },
                sizeLimit: fade.sizeLimit, original: OriginalDesign(derivation, fade)))
    }

    private static func operands(
        _ spec: LayoutSpec, _ bar: LayoutSpec.NavigationBar, _ derivation: Derivation, _ fade: Derivation.Fade,
        _ design: AvatarSpec.Values
    ) -> [Operand] {
        [
            Operand(
                name: .top, length: derivation.top,
                origin: bar.top.map { .bar($0.range, bar.evidence) }
                    ?? .safeArea(spec.safeArea.top.range, spec.safeArea.evidence)),
            Operand(name: .medium, length: derivation.medium, origin: .bar(bar.medium.range, bar.evidence)),
            Operand(name: .large, length: fade.large, origin: .bar(bar.large.range, bar.evidence)),
            Operand(name: .bottomMargin, length: fade.bottomMargin, origin: .design(design.bottomMargin?.range)),
            Operand(name: .size, length: fade.designSize, origin: .design(design.size?.range)),
        ]
    }
}
