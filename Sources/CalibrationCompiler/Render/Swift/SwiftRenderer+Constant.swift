import DeviceCalibration

extension SwiftRenderer {
    /// The name of a layout's constant: `iPhone61Notch.classicPortrait`.
    package static func constantName(_ layout: CalibratedLayout) -> String {
        "\(layout.display.swiftName).\(layoutName(layout))"
    }

    /// The name of a layout in its display's namespace: `classicPortraitZoomed`.
    static func layoutName(_ layout: CalibratedLayout) -> String {
        layout.calibration.design.name + (layout.orientation == .portrait ? "Portrait" : "Landscape")
            + (layout.calibration.isZoomed ? "Zoomed" : "")
    }

    /// Renders a layout as a constant. Its numbers are literals: the compiler folds them, and nothing is computed at launch.
    static func constant(_ layout: CalibratedLayout, _ access: AccessLevel) -> String {
        let (display, calibration, insets) = (layout.display, layout.calibration, layout.spec.safeArea)
        let (width, height) = (layout.screen.width, layout.screen.height)
        return """
                    /// `\(display.name.value)`: \(calibration.design.name), \(layout.orientation.name)\(
                        calibration.isZoomed ? ", zoomed" : "").
                    ///
            \(documentation(of: layout))
                    \(access.modifier)static let \(layoutName(layout)): Calibration = Calibration(
                        design: .\(calibration.design.name), orientation: .\(layout.orientation.name), isZoomed: \(
                            calibration.isZoomed), idiom: .\(calibration.idiom.name),
                        screen: Calibration.Screen(width: \(number(width.value)), height: \(
                            number(height.value)), scale: \(display.scale.value)),
                        safeArea: Calibration.SafeArea(top: \(number(insets.top.value)), left: \(
                            number(insets.left.value)), bottom: \(number(insets.bottom.value)), right: \(number(insets.right.value))),
            \(arguments(layout.derivation))
                        fade: .\(calibration.fade.name))


            """
    }

    /// The arguments for bar, image and scrolling.
    private static func arguments(_ derivation: Derivation?) -> String {
        guard let derivation else {
            return """
                            navigationBar: nil,
                            avatar: nil,
                            scroll: nil,
                """
        }
        let bar = "top: \(number(derivation.top)), medium: \(number(derivation.medium))"
        guard let fade = derivation.fade, let size = derivation.size else {
            return """
                            navigationBar: Calibration.NavigationBar(\(bar), large: nil),
                            avatar: nil,
                            scroll: nil,
                """
        }
        return """
                        navigationBar: Calibration.NavigationBar(\(bar), large: \(number(fade.large))),
                        avatar: Calibration.Avatar(size: \(number(size)), pixels: \(fade.pixels), trailingMargin: \(
                            number(fade.trailingMargin)), bottomMargin: \(number(fade.bottomMargin))),
                        scroll: Calibration.Scroll(rest: \(number(fade.rest)), target: \(
                            number(fade.target)), norm: \(number(fade.norm)), collapsed: \(number(fade.collapsed))),
            """
    }

    private static func number(_ length: Length) -> String { length.exactText }
}
