import DeviceCalibration

/// Opacity at every pixel step of a layout, as the fade model that ships computes it.
///
/// The first sample stands ``margin`` points before rest, the last as far behind collapsed. Opacities are in
/// billionths; a rounded one never becomes an end that the model's value is not, so that hidden is exactly 0.
struct ReportSamples: Hashable, Sendable {
    /// Points beyond rest and beyond collapsed.
    static let margin = 40

    /// Samples of opacity 1 before the fade.
    private(set) var lead = 0
    /// Samples between the first and the last that is not at its end, in billionths.
    private(set) var middle: [Int] = []
    /// Samples of opacity 0 behind the fade.
    private(set) var tail = 0

    /// Samples a model over the range of a fade.
    ///
    /// - Parameter scale: pixels a point.
    init(_ model: FadeModel, over fade: Derivation.Fade, scale: Int) {
        let margin = ReportSamples.margin * scale
        let steps = fade.rest.pixels(scale: scale) - margin...fade.collapsed.pixels(scale: scale) + margin
        let billionths = steps.map { step in
            ReportSamples.billionths(model.opacity(atContentOffset: Length(pixels: step, scale: scale).points))
        }
        lead = billionths.prefix { $0 == ReportSamples.one }.count
        tail = billionths.dropFirst(lead).reversed().prefix { $0 == 0 }.count
        middle = Array(billionths[lead..<billionths.count - tail])
    }

    private static let one = 1_000_000_000

    private static func billionths(_ opacity: Double) -> Int {
        if opacity <= 0 { return 0 }
        if opacity >= 1 { return one }
        return min(max(Int((opacity * Double(one)).rounded()), 1), one - 1)
    }
}
