import DeviceCalibration

extension Calibration {
    /// The calibration with the sign of its target turned.
    var withFlippedTarget: Calibration {
        Calibration(
            design: design, orientation: orientation, isZoomed: isZoomed, idiom: idiom, screen: screen,
            safeArea: safeArea, navigationBar: navigationBar, avatar: avatar,
            scroll: scroll.map { scroll in
                Scroll(rest: scroll.rest, target: -scroll.target, norm: scroll.norm, collapsed: scroll.collapsed)
            }, fade: fade)
    }
}
