import DeviceCalibration

/// The samples of one layout: every curve, and what the original's constants would do.
struct ReportFade: Sendable {
    /// Samples by curve, in the order of `FadeCurve.allCases`.
    let curves: [ReportSamples]
    /// Samples of the original's fade, which knew one phone only.
    let original: ReportSamples

    /// Samples the fade of a layout; `nil` where it has none.
    init?(_ layout: CalibratedLayout) {
        guard let derivation = layout.derivation, let fade = derivation.fade else { return nil }
        let scale = derivation.scale
        curves = FadeCurve.allCases.compactMap { curve in
            FadeModel(layout.calibration.fading(by: curve)).map { ReportSamples($0, over: fade, scale: scale) }
        }
        guard curves.count == FadeCurve.allCases.count, let first = ReportFade.firstApp else { return nil }
        original = ReportSamples(first, over: fade, scale: scale)
    }

    /// The numbers that were written into the original: target -103, norm -40.
    private static let firstApp = FadeModel(top: 47, medium: 44, large: 96, bottomMargin: 12, curve: .linear)
}

extension Calibration {
    fileprivate func fading(by curve: FadeCurve) -> Calibration {
        Calibration(
            design: design, orientation: orientation, isZoomed: isZoomed, idiom: idiom, screen: screen,
            safeArea: safeArea, navigationBar: navigationBar, avatar: avatar, scroll: scroll, fade: curve)
    }
}
