import DeviceCalibration

/// A layout in one orientation, with the numbers derived for it.
package final class CalibratedLayout: Sendable {
    /// Its display.
    package let display: DisplaySpec
    /// Its spec.
    package let spec: LayoutSpec
    /// Way the interface is turned.
    package let orientation: Calibration.Orientation
    /// Numbers in exact form; `nil` if bars are not at the top of the display.
    package let derivation: Derivation?
    /// The same numbers for the runtime.
    package let calibration: Calibration

    init(
        display: DisplaySpec, spec: LayoutSpec, orientation: Calibration.Orientation, derivation: Derivation?,
        calibration: Calibration
    ) {
        self.display = display
        self.spec = spec
        self.orientation = orientation
        self.derivation = derivation
        self.calibration = calibration
    }
}

/// Derives the layouts of all displays: by display, then by design, orientation and zoom.
func derive(_ specs: SpecSet) -> [CalibratedLayout] {
    specs.displays.concurrentMap { derive($0, specs.avatar) }.flatMap { $0 }
}

/// Derives the layouts of a display.
private func derive(_ display: DisplaySpec, _ avatar: AvatarSpec) -> [CalibratedLayout] {
    let style = avatar.values(display: display.name.value, idiom: display.idiom)
    let turned = display.layouts.flatMap { layout in
        layout.orientation.orientations.map { (layout: layout, orientation: $0) }
    }
    // A stable order, even if two layouts are the same, which is a mistake.
    return turned.enumerated().sorted {
        ($0.element.layout.order($0.element.orientation), $0.offset)
            < ($1.element.layout.order($1.element.orientation), $1.offset)
    }.map { CalibratedLayout($0.element.layout, $0.element.orientation, of: display, style) }
}

extension LayoutSpec {
    /// Place among a display's layouts: by design, orientation and zoom.
    func order(_ orientation: Calibration.Orientation) -> Int {
        (design.value == .classic ? 0 : 4) + (orientation == .portrait ? 0 : 2) + (isZoomed.value ? 1 : 0)
    }
}

extension CalibratedLayout {
    /// Points of the screen in portrait, with Display Zoom if the layout has it.
    package var screen: DisplaySpec.Screen { spec.screen ?? display.screen }

    /// What tells the layout from others of its display: `classic portrait zoomed`.
    package var name: String {
        "\(spec.design.value.name) \(orientation.name)\(spec.isZoomed.value ? " zoomed" : "")"
    }

    fileprivate convenience init(
        _ spec: LayoutSpec, _ orientation: Calibration.Orientation, of display: DisplaySpec, _ style: AvatarSpec.Values
    ) {
        let scale = display.scale.value
        let screen = spec.screen ?? display.screen
        let area = spec.safeArea
        let derivation = Derivation(spec, scale: scale, style: style)
        let calibration = Calibration(
            design: spec.design.value, orientation: orientation, isZoomed: spec.isZoomed.value, idiom: display.idiom,
            screen: Calibration.Screen(
                width: screen.width.value.points, height: screen.height.value.points, scale: Double(scale)),
            safeArea: Calibration.SafeArea(
                top: area.top.value.points, left: area.left.value.points, bottom: area.bottom.value.points,
                right: area.right.value.points),
            navigationBar: derivation.map(Calibration.NavigationBar.init),
            avatar: derivation.flatMap(Calibration.Avatar.init), scroll: derivation.flatMap(Calibration.Scroll.init),
            fade: style.curve)
        self.init(
            display: display, spec: spec, orientation: orientation, derivation: derivation, calibration: calibration)
    }
}

extension Calibration.NavigationBar {
    fileprivate init(_ derivation: Derivation) {
        self.init(
            top: derivation.top.points, medium: derivation.medium.points, large: derivation.fade?.large.points)
    }
}

extension Calibration.Avatar {
    fileprivate init?(_ derivation: Derivation) {
        guard let fade = derivation.fade, let size = derivation.size else { return nil }
        self.init(
            size: size.points, pixels: fade.pixels, trailingMargin: fade.trailingMargin.points,
            bottomMargin: fade.bottomMargin.points)
    }
}

extension Calibration.Scroll {
    fileprivate init?(_ derivation: Derivation) {
        guard let fade = derivation.fade else { return nil }
        self.init(
            rest: fade.rest.points, target: fade.target.points, norm: fade.norm.points,
            collapsed: fade.collapsed.points)
    }
}
