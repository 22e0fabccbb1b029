import DeviceCalibration

extension Calibration {
    /// A layout as the generator derives it, from lengths in points.
    static func sample(
        design: Design = .classic, orientation: Orientation = .portrait, isZoomed: Bool = false, idiom: Idiom = .phone,
        screen: Screen = Screen(width: 390, height: 844, scale: 3), safeAreaTop: Double = 47, top: Double? = nil,
        medium: Double = 44, large: Double? = 96, size: Double = 40, bottomMargin: Double = 12,
        fade: FadeCurve = .linear
    ) -> Calibration {
        let top = top ?? safeAreaTop
        return Calibration(
            design: design, orientation: orientation, isZoomed: isZoomed, idiom: idiom, screen: screen,
            safeArea: SafeArea(top: safeAreaTop, left: 0, bottom: 34, right: 0),
            navigationBar: NavigationBar(top: top, medium: medium, large: large),
            avatar: large.map { _ in
                Avatar(
                    size: size, pixels: Int(size * screen.scale), trailingMargin: 16, bottomMargin: bottomMargin)
            },
            scroll: large.map { large in
                Scroll(
                    rest: -(top + large), target: -(top + medium + bottomMargin),
                    norm: -(large - medium - bottomMargin), collapsed: -(top + medium))
            },
            fade: fade)
    }
}

extension AvatarController {
    /// Takes the numbers of a look-up on a classic phone in portrait.
    mutating func calibrate(_ match: Calibration.Match, scale: Double = 3) {
        calibrate(match, designBar: .init(top: 47, medium: 44, large: 96), scale: scale)
    }

    /// Takes several events and gives the states that came out.
    @discardableResult
    mutating func handle(_ events: [Event]) -> [State] {
        events.compactMap { handle($0) }
    }

    mutating func takeRemarks() -> [Remark] {
        var remarks: [Remark] = []
        while let remark = takeRemark() { remarks.append(remark) }
        return remarks
    }
}

extension AvatarController.Event {
    /// A bar was laid out, and nothing under it is known.
    static func bar(height: Double, top: Double = 47, safeAreaTop: Double = 47) -> Self {
        .laidOut(.init(barTop: top, barWidth: 390, barHeight: height, safeAreaTop: safeAreaTop))
    }
}
