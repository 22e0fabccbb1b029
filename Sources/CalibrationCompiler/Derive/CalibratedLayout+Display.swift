import DeviceCalibration

extension CalibratedLayout {
    /// The layouts of a display, by design, orientation and zoom.
    static func all(of display: DisplaySpec, index: Int, avatar: AvatarSpec) -> [CalibratedLayout] {
        let design = AvatarDesign(avatar.values(display: display.name.value, idiom: display.idiom))
        var layouts: [CalibratedLayout] = []
        for (layoutIndex, layout) in display.layouts.enumerated() {
            for orientation in layout.orientation.orientations {
                layouts.append(
                    CalibratedLayout(
                        layout, of: display, displayIndex: index, layoutIndex: layoutIndex, orientation: orientation,
                        design: design))
            }
        }
        return layouts.sorted { $0.order < $1.order }
    }

    private var order: Int {
        (calibration.design == .classic ? 0 : 4) + (orientation == .portrait ? 0 : 2) + (calibration.isZoomed ? 1 : 0)
    }

    private init(
        _ layout: LayoutSpec, of display: DisplaySpec, displayIndex: Int, layoutIndex: Int,
        orientation: Calibration.Orientation, design: AvatarDesign
    ) {
        let scale = display.scale.value
        let derivation = Derivation(layout, scale: scale, design: design)
        self.displayIndex = displayIndex
        self.layoutIndex = layoutIndex
        self.orientation = orientation
        self.derivation = derivation
        calibration = Calibration(
            design: layout.design.value, orientation: orientation, isZoomed: layout.isZoomed.value,
            idiom: display.idiom,
            screen: Calibration.Screen(
                width: (layout.screen?.width.value ?? display.width.value).points,
                height: (layout.screen?.height.value ?? display.height.value).points, scale: Double(scale)),
            safeArea: Calibration.SafeArea(layout.safeArea),
            navigationBar: derivation.map(Calibration.NavigationBar.init),
            avatar: derivation.flatMap(Calibration.Avatar.init), scroll: derivation.flatMap(Calibration.Scroll.init),
            fade: design.curve)
    }
}

extension Calibration.SafeArea {
    fileprivate init(_ insets: LayoutSpec.SafeArea) {
        self.init(
            top: insets.top.value.points, left: insets.left.points, bottom: insets.bottom.points,
            right: insets.right.points)
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
