import CalibrationCompiler
import DeviceCalibration
import SourceDiagnostics

/// Opacity at every pixel step of a layout, as the fade model that ships computes it.
///
/// The first sample lies ``margin`` points before rest, the last as far after collapsed.
struct ReportSamples: Hashable, Encodable {
    /// Points beyond rest and beyond collapsed.
    static let margin = 40

    /// Number of samples with opacity 1 before the fade.
    private let ones: Int
    /// Samples of the fade in billionths. None is rounded to 0 or 1, so that the image is hidden only where the model
    /// hides it.
    private let fade: [Int]
    /// Number of samples with opacity 0 after the fade.
    private let zeros: Int

    /// Samples a curve over the range of a layout; `nil` if nothing fades there.
    init?(of curve: FadeCurve, over fade: Derivation.Fade, _ derivation: Derivation) {
        let model = FadeModel(
            top: derivation.top.points, medium: derivation.medium.points, large: fade.large.points,
            bottomMargin: fade.bottomMargin.points, curve: curve)
        guard let model else { return nil }
        self.init(model, over: fade, scale: derivation.scale)
    }

    /// Samples the original's fade, target -103 and norm -40, over the range of a layout.
    static func original(over fade: Derivation.Fade, _ derivation: Derivation) -> ReportSamples? {
        FadeModel(top: 47, medium: 44, large: 96, bottomMargin: 12, curve: .linear).map {
            ReportSamples($0, over: fade, scale: derivation.scale)
        }
    }

    private init(_ model: FadeModel, over fade: Derivation.Fade, scale: Int) {
        let margin = ReportSamples.margin * scale
        let steps = fade.rest.pixels(scale: scale) - margin...fade.collapsed.pixels(scale: scale) + margin
        let samples = steps.map { step in
            let opacity = model.opacity(atContentOffset: Length(pixels: step, scale: scale).points)
            if opacity <= 0 { return 0 }
            if opacity >= 1 { return ReportSamples.one }
            return min(max(Int((opacity * Double(ReportSamples.one)).rounded()), 1), ReportSamples.one - 1)
        }
        ones = samples.prefix { $0 == ReportSamples.one }.count
        zeros = samples.dropFirst(ones).reversed().prefix { $0 == 0 }.count
        self.fade = Array(samples[ones..<samples.count - zeros])
    }

    private static let one = 1_000_000_000
}
