import DeviceCalibration

extension SwiftRenderer {
    /// The name of a layout's constant: `iphone61NotchClassicPortrait`.
    package static func constantName(_ layout: CalibratedLayout, _ display: DisplaySpec) -> String {
        var output = OutputBuffer()
        writeName(layout, display.swiftName, to: &output)
        return String(decoding: output.bytes, as: UTF8.self)
    }

    static func writeName(_ layout: CalibratedLayout, _ displayName: String, to output: inout OutputBuffer) {
        output.write(displayName)
        output.write(layout.calibration.design == .classic ? "Classic" : "LiquidGlass" as StaticString)
        output.write(layout.orientation == .portrait ? "Portrait" : "Landscape" as StaticString)
        if layout.calibration.isZoomed { output.write("Zoomed" as StaticString) }
    }

    static func writeConstant(
        _ layout: CalibratedLayout, _ display: DisplaySpec, _ spec: LayoutSpec, _ access: AccessLevel,
        _ texts: inout SharedTexts, to output: inout OutputBuffer
    ) {
        let calibration = layout.calibration
        let displayTexts = texts.texts(of: display, index: layout.displayIndex)
        let numbers = texts.texts(of: layout, spec)
        output.write("    /// " as StaticString)
        output.write(bytes: displayTexts.models)
        output.write(": " as StaticString)
        output.write(calibration.design == .classic ? "classic, " : "liquidGlass, " as StaticString)
        output.write(layout.orientation == .portrait ? "portrait" : "landscape" as StaticString)
        if calibration.isZoomed { output.write(", zoomed" as StaticString) }
        output.write(" (display `" as StaticString)
        output.write(display.name.value)
        output.write("`).\n    ///\n" as StaticString)
        output.write(bytes: numbers.documentation)
        output.write("    " as StaticString)
        output.write(access.modifier)
        output.write("static let " as StaticString)
        writeName(layout, displayTexts.swiftName, to: &output)
        output.write(": Calibration = Calibration(\n        design: ." as StaticString)
        output.write(calibration.design.name)
        output.write(", orientation: ." as StaticString)
        output.write(layout.orientation.name)
        output.write(calibration.isZoomed ? ", isZoomed: true" : ", isZoomed: false" as StaticString)
        output.write(", idiom: ." as StaticString)
        output.write(calibration.idiom.name)
        output.write(",\n        screen: Calibration.Screen(width: ", spec.screen?.width.value ?? display.width.value)
        output.write(", height: ", spec.screen?.height.value ?? display.height.value)
        output.write(", scale: ", Length(points: display.scale.value))
        output.write("),\n        safeArea: Calibration.SafeArea(top: ", spec.safeArea.top.value)
        output.write(", left: ", spec.safeArea.left)
        output.write(", bottom: ", spec.safeArea.bottom)
        output.write(", right: ", spec.safeArea.right)
        output.write("),\n" as StaticString)
        output.write(bytes: numbers.code)
        output.write("        fade: ." as StaticString)
        output.write(calibration.fade.name)
        output.write(")\n\n" as StaticString)
    }

    static func writeBar(_ derivation: Derivation?, to output: inout OutputBuffer) {
        guard let derivation else { return output.write("        navigationBar: nil,\n" as StaticString) }
        output.write("        navigationBar: Calibration.NavigationBar(top: ", derivation.top)
        output.write(", medium: ", derivation.medium)
        if let fade = derivation.fade {
            output.write(", large: ", fade.large)
        } else {
            output.write(", large: nil" as StaticString)
        }
        output.write("),\n" as StaticString)
    }

    static func writeFade(_ derivation: Derivation?, to output: inout OutputBuffer) {
        guard let fade = derivation?.fade, let size = derivation?.size else {
            return output.write("        avatar: nil,\n        scroll: nil,\n" as StaticString)
        }
        output.write("        avatar: Calibration.Avatar(size: ", size)
        output.write(", pixels: ", Length(points: fade.pixels))
        output.write(", trailingMargin: ", fade.trailingMargin)
        output.write(", bottomMargin: ", fade.bottomMargin)
        output.write("),\n        scroll: Calibration.Scroll(rest: ", fade.rest)
        output.write(", target: ", fade.target)
        output.write(", norm: ", fade.norm)
        output.write(", collapsed: ", fade.collapsed)
        output.write("),\n" as StaticString)
    }
}
