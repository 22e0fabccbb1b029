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
