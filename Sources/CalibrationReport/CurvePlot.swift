import CalibrationCompiler
import SourceDiagnostics

/// Places of opacities and offsets in the picture of a curve, in its units; y grows downwards.
struct CurvePlot {
    private let first: Int
    private let last: Int
    private let scale: Int

    /// Spans the range of a fade and 20 points on either side.
    init(_ fade: Derivation.Fade, scale: Int) {
        first = fade.rest.pixels(scale: scale) - 20 * scale
        last = fade.collapsed.pixels(scale: scale) + 20 * scale
        self.scale = scale
    }

    /// Place of a content offset: the plot is 652 wide and begins at 72.
    func x(_ offset: Double) -> String {
        CurvePlot.coordinate(72 + (offset * Double(scale) - Double(first)) / Double(last - first) * 652)
    }

    /// The curve at every pixel, from the left edge to the right one: `72 160L314 …`.
    func line(_ opacity: (Double) -> Double) -> String {
        let offsets = (first...last).map { Length(pixels: $0, scale: scale).points }
        let opacities = offsets.map(opacity)
        // A level needs only its ends.
        let kept = offsets.indices.filter { index in
            index == 0 || index == offsets.count - 1 || opacities[index - 1] != opacities[index]
                || opacities[index + 1] != opacities[index]
        }
        return kept.map { "\(x(offsets[$0])) \(CurvePlot.coordinate(314 - opacities[$0] * 154))" }
            .joined(separator: "L")
    }

    /// A number to two decimals, without trailing zeros.
    static func coordinate(_ value: Double) -> String {
        let text = ((value * 100).rounded() / 100).description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
