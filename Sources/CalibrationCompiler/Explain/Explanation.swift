import DeviceCalibration
import SourceDiagnostics

/// The answer to "where does this number come from?": the values of a device, back to the lines of its spec.
package struct Explanation: Sendable {
    /// The device that was asked for.
    package let device: Device
    /// The values that were asked for.
    package let values: [DerivedValue]
    /// Layouts that were asked for, in the order of the spec.
    package let layouts: [LayoutExplanation]
    /// Whether there are zoomed layouts, too, that were not asked for.
    package let hasOtherZoom: Bool
    /// The files, for the places of numbers.
    package let sources: [SourceFile]

    /// Explains the values of a device.
    ///
    /// - Parameters:
    ///   - device: the device.
    ///   - values: the values.
    ///   - design: look of the bars; `nil` for every one.
    ///   - orientation: way the interface is turned; `nil` for both.
    ///   - isZoomed: whether Display Zoom is on.
    package init(
        of device: Device, in compilation: Compilation, values: [DerivedValue], design: Calibration.Design?,
        orientation: Calibration.Orientation?, isZoomed: Bool
    ) {
        self.device = device
        self.values = values
        sources = compilation.sources
        let display = device.display
        let style = compilation.avatar.values(display: display.name.value, idiom: display.idiom)
        let own = compilation.keeping([device], design: design, orientation: orientation, isZoomed: isZoomed).layouts
        layouts = display.layouts.compactMap { spec in
            let layouts = own.filter { $0.spec === spec }
            return layouts.isEmpty ? nil : LayoutExplanation(spec, layouts, style: style, values: values)
        }
        hasOtherZoom = display.layouts.contains { $0.isZoomed.value != isZoomed }
    }
}

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
        _ spec: LayoutSpec, _ layouts: [CalibratedLayout], style: AvatarSpec.Values, values: [DerivedValue]
    ) {
        self.spec = spec
        self.layouts = layouts
        constants = layouts.map { SwiftRenderer.constantName($0) }
        scale = layouts[0].display.scale.value
        guard let bar = spec.navigationBar, let derivation = layouts.first?.derivation else {
            content = .noBar(spec.design.range)
            return
        }
        guard let fade = derivation.fade else {
            content = .noLargeTitle(bar.large.range, medium: derivation.medium, bar.medium.basis)
            return
        }
        let operands = LayoutExplanation.operands(spec, bar, fade, style)
        let confirmations = spec.observed.compactMap { Confirmation($0, derivation) }
        content = .fade(
            Fade(
                values: values.map { ValueExplanation($0, operands, derivation, fade, confirmations) },
                sizeLimit: fade.sizeLimit, original: OriginalDesign(derivation, fade)))
    }

    private static func operands(
        _ spec: LayoutSpec, _ bar: LayoutSpec.NavigationBar, _ fade: Derivation.Fade, _ style: AvatarSpec.Values
    ) -> [Operand] {
        let top = spec.barTop
        return [
            Operand(
                name: .top, length: top.value, origin: bar.top == nil ? .safeArea : .navigationBar, range: top.range,
                evidence: top.evidence),
            Operand(
                name: .medium, length: bar.medium.value, origin: .navigationBar, range: bar.medium.range,
                evidence: bar.medium.evidence),
            Operand(
                name: .large, length: fade.large, origin: .navigationBar, range: bar.large.range,
                evidence: bar.large.evidence),
            Operand(
                name: .bottomMargin, length: fade.bottomMargin, origin: .avatar, range: style.bottomMargin?.range,
                evidence: nil),
            Operand(
                name: .size, length: fade.styleSize, origin: .avatar, range: style.size?.range, evidence: nil),
        ]
    }
}

extension Calibration.Design {
    /// Which apps get the design, in words for somebody who has never seen the project.
    var applicability: String {
        switch self {
        case .classic: "for apps on iOS 15 to 18, and on later systems in compatibility mode or built with an older SDK"
        case .liquidGlass: "for apps on iOS 26 or later that are built with its SDK and not in compatibility mode"
        }
    }
}
