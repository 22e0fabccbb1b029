import CalibrationCompiler
import DeviceCalibration
import SourceDiagnostics

/// Renders the fade of one layout as a stand-alone picture, for a README or a pull request.
package enum CurveRenderer {
    /// The first line of every picture. A file that begins otherwise was not made by this program.
    package static var header: [UInt8] { Array(PageFiles.header(of: PageFiles.curve, lines: 1).utf8) }

    /// Renders the curve of a layout, opacity over content offset.
    ///
    /// - Returns: an SVG without a request or a script; `nil` if the layout has no fade.
    package static func render(_ layout: CalibratedLayout, of compilation: Compilation, model name: String) -> [UInt8]?
    {
        let calibration = layout.calibration
        guard let derivation = layout.derivation, let fade = derivation.fade, let model = FadeModel(calibration)
        else { return nil }
        let about = [
            layout.display.name.value, calibration.design.name, layout.orientation.name,
            calibration.isZoomed ? "zoomed" : nil, calibration.fade.name,
            layout.spec.barBasis.rawValue,
        ]
        let plot = CurvePlot(fade, scale: derivation.scale)
        var values = [
            "name": name, "about": about.compactMap { $0 }.joined(separator: ", "),
            "line": plot.line(model.opacity(atContentOffset:)),
        ]
        for (stop, offset) in [("rest", fade.rest), ("target", fade.target), ("collapsed", fade.collapsed)] {
            values[stop] = offset.text.first == "-" ? "\u{2212}" + offset.text.dropFirst() : offset.text
            values["\(stop)X"] = plot.x(offset.points)
        }
        // The image at quarters of its way, each where its offset is.
        let (rest, target) = (fade.rest.pixels(scale: derivation.scale), fade.target.pixels(scale: derivation.scale))
        for quarter in 0...4 {
            let offset = Length(pixels: rest + (target - rest) * quarter / 4, scale: derivation.scale).points
            values["x\(quarter)"] = plot.x(offset)
            values["opacity\(quarter)"] = CurvePlot.coordinate(model.opacity(atContentOffset: offset))
        }
        return Array(fill(PageFiles.curve[...], values).utf8)
    }

    /// Puts values in the places of a template that have their names: `{{name}}`.
    private static func fill(_ template: Substring, _ values: [String: String]) -> String {
        var (picture, rest) = ("", template)
        while let (text, start) = rest.cut(at: "{{"), let (name, end) = start.cut(at: "}}") {
            guard let value = values[String(name)] else { preconditionFailure("the picture has no '\(name)'") }
            picture += text + escaped(value)
            rest = end
        }
        return picture + rest
    }

    /// A text as an element's content or inside a quoted attribute.
    private static func escaped(_ text: String) -> String {
        let escapes: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
        return text.map { escapes[$0] ?? String($0) }.joined()
    }
}

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
