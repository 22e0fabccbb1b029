import DeviceCalibration

extension SwiftRenderer {
    /// The name of a layout's constant: `iphone61NotchClassicPortrait`.
    package static func constantName(_ layout: CalibratedLayout, _ display: DisplaySpec) -> String {
        let design = layout.calibration.design == .classic ? "Classic" : "LiquidGlass"
        let orientation = layout.orientation == .portrait ? "Portrait" : "Landscape"
        return swiftName(of: display.name.value) + design + orientation + (layout.calibration.isZoomed ? "Zoomed" : "")
    }

    static func writeConstant(
        _ layout: CalibratedLayout, _ display: DisplaySpec, _ spec: LayoutSpec, _ access: AccessLevel,
        to output: inout OutputBuffer
    ) {
        let calibration = layout.calibration
        writeDocumentation(layout, display, spec, to: &output)
        output.write("    \(access.modifier)static let \(constantName(layout, display)): Calibration = Calibration(\n")
        output.write("        design: .\(calibration.design.name), orientation: .\(layout.orientation.name), ")
        output.write("isZoomed: \(calibration.isZoomed), idiom: .\(calibration.idiom.name),\n")
        output.write("        screen: Calibration.Screen(width: " as StaticString)
        output.write(spec.screen?.width.value ?? display.width.value)
        output.write(", height: " as StaticString)
        output.write(spec.screen?.height.value ?? display.height.value)
        output.write(", scale: \(display.scale.value)),\n        safeArea: Calibration.SafeArea(top: ")
        output.write(spec.safeArea.top.value)
        output.write(", left: " as StaticString)
        output.write(spec.safeArea.left)
        output.write(", bottom: " as StaticString)
        output.write(spec.safeArea.bottom)
        output.write(", right: " as StaticString)
        output.write(spec.safeArea.right)
        output.write("),\n        navigationBar: " as StaticString)
        writeBar(layout.derivation, to: &output)
        writeFade(layout.derivation, to: &output)
        output.write(",\n        fade: .\(calibration.fade.name))\n\n")
    }

    private static func writeBar(_ derivation: Derivation?, to output: inout OutputBuffer) {
        guard let derivation else { return output.write("nil" as StaticString) }
        output.write("Calibration.NavigationBar(top: " as StaticString)
        output.write(derivation.top)
        output.write(", medium: " as StaticString)
        output.write(derivation.medium)
        output.write(", large: " as StaticString)
        if let fade = derivation.fade { output.write(fade.large) } else { output.write("nil" as StaticString) }
        output.write(")" as StaticString)
    }

    private static func writeFade(_ derivation: Derivation?, to output: inout OutputBuffer) {
        guard let fade = derivation?.fade, let size = derivation?.size else {
            return output.write(",\n        avatar: nil,\n        scroll: nil" as StaticString)
        }
        output.write(",\n        avatar: Calibration.Avatar(size: " as StaticString)
        output.write(size)
        output.write(", pixels: \(fade.pixels), trailingMargin: ")
        output.write(fade.trailingMargin)
        output.write(", bottomMargin: " as StaticString)
        output.write(fade.bottomMargin)
        output.write("),\n        scroll: Calibration.Scroll(rest: " as StaticString)
        output.write(fade.rest)
        output.write(", target: " as StaticString)
        output.write(fade.target)
        output.write(", norm: " as StaticString)
        output.write(fade.norm)
        output.write(", collapsed: " as StaticString)
        output.write(fade.collapsed)
        output.write(")" as StaticString)
    }

    // MARK: Documentation

    private static func writeDocumentation(
        _ layout: CalibratedLayout, _ display: DisplaySpec, _ spec: LayoutSpec, to output: inout OutputBuffer
    ) {
        let names = display.models.map(\.name.value)
        // A model with several identifiers is named once.
        let unique = names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
        output.write("    /// " as StaticString)
        output.write(unique.joined(separator: ", "))
        output.write(": \(layout.calibration.design.name), \(layout.orientation.name)")
        if layout.calibration.isZoomed { output.write(", zoomed" as StaticString) }
        output.write(" (display `\(display.name.value)`).\n    ///\n")
        guard let derivation = layout.derivation, let bar = spec.navigationBar else {
            output.write("    /// Bars are not at the top of this display: no image.\n" as StaticString)
            return
        }
        guard let fade = derivation.fade, let size = derivation.size else {
            output.write(
                "    /// No large title: no image. The bar's geometry is \(bar.evidence.basis.value.rawValue).\n")
            return
        }
        let basis = spec.barBasis.rawValue
        let (top, medium, large) = (derivation.top.text, derivation.medium.text, fade.large.text)
        let margin = fade.bottomMargin.text
        output.write("    /// - rest: `\(fade.rest.text) = -(\(top) + \(large))`, \(basis)\n")
        output.write("    /// - target: `\(fade.target.text) = -(\(top) + \(medium) + \(margin))`, \(basis)\n")
        output.write("    /// - norm: `\(fade.norm.text) = -(\(large) - \(medium) - \(margin))`, \(basis)\n")
        output.write("    /// - collapsed: `\(fade.collapsed.text) = -(\(top) + \(medium))`, \(basis)\n")
        output.write("    /// - size: \(size.text) points, \(fade.pixels) pixels\n")
    }
}

extension LayoutSpec {
    /// What the numbers of the bar are worth: the weakest basis among those that give its top and its heights.
    package var barBasis: Evidence.Basis {
        guard let bar = navigationBar else { return safeArea.evidence.basis.value }
        let own = bar.evidence.basis.value
        return bar.top == nil ? max(own, safeArea.evidence.basis.value) : own
    }
}
