import DeviceCalibration

/// Renders the fade of one layout as a stand-alone picture, for a README or a pull request.
package enum CurveRenderer {
    /// The first bytes of every picture; a file that begins otherwise is somebody else's.
    package static let header = Array("<!-- Fade of an avatar, made by calibrate from device specs. -->\n".utf8)

    /// Renders the curve of a layout, opacity over content offset.
    ///
    /// - Returns: an SVG without a request or a script; `nil` where the layout has no fade.
    package static func render(_ layout: CalibratedLayout, of compilation: Compilation, model name: String) -> [UInt8]?
    {
        guard let derivation = layout.derivation, let fade = derivation.fade, let model = FadeModel(layout.calibration)
        else { return nil }
        let plot = CurvePlot(fade)
        var output = OutputBuffer()
        output.write(bytes: header)
        output.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(CurvePlot.width) \(CurvePlot.height)\" ")
        output.write("role=\"img\" aria-labelledby=\"title\">\n<title id=\"title\">")
        output.write(xml: "\(name): opacity 1 up to \(fade.rest.text), 0 from \(fade.target.text) on")
        output.write("</title>\n" as StaticString)
        output.write(style)
        output.write("<rect class=\"card\" width=\"760\" height=\"380\" rx=\"24\"/>\n" as StaticString)
        writeHeading(layout, of: compilation, name, to: &output)
        writeGrid(plot, fade, to: &output)
        writeCurve(plot, model, derivation.scale, to: &output)
        writeFaces(plot, fade, model, derivation.scale, to: &output)
        output.write("</svg>\n" as StaticString)
        return output.bytes
    }

    private static func writeHeading(
        _ layout: CalibratedLayout, of compilation: Compilation, _ name: String, to output: inout OutputBuffer
    ) {
        let calibration = layout.calibration
        let details = [
            compilation.display(of: layout).name.value, calibration.design.name, layout.orientation.name,
            calibration.isZoomed ? "zoomed" : nil, calibration.fade.name,
            compilation.spec(of: layout).barBasis.rawValue,
        ]
        output.write("<text class=\"name\" x=\"36\" y=\"50\">" as StaticString)
        output.write(xml: name)
        output.write("</text>\n<text class=\"quiet\" x=\"36\" y=\"73\">" as StaticString)
        output.write(xml: details.compactMap { $0 }.joined(separator: ", "))
        output.write("</text>\n" as StaticString)
    }

    private static func writeGrid(_ plot: CurvePlot, _ fade: Derivation.Fade, to output: inout OutputBuffer) {
        for (opacity, label) in [(0.0, "0"), (0.5, "0.5"), (1.0, "1")] {
            let y = coordinate(plot.y(opacity))
            output.write("<path class=\"grid\" d=\"M\(CurvePlot.left) \(y)H\(CurvePlot.right)\"/>")
            output.write("<text class=\"quiet\" x=\"\(CurvePlot.left - 12)\" y=\"\(coordinate(plot.y(opacity) + 4))\" ")
            output.write("text-anchor=\"end\">\(label)</text>\n")
        }
        // Target and collapsed stand close: their words part from each other.
        let stops = [
            ("rest", fade.rest, "middle", 0.0), ("target", fade.target, "end", 6),
            ("collapsed", fade.collapsed, "start", -6),
        ]
        for (name, offset, anchor, shift) in stops {
            let x = plot.x(offset.points)
            output.write(
                "<path class=\"stop\" d=\"M\(coordinate(x)) \(coordinate(plot.y(1)))V\(CurvePlot.floor + 8)\"/>")
            let start = "x=\"\(coordinate(x + shift))\" text-anchor=\"\(anchor)\""
            output.write("<text class=\"word\" \(start) y=\"\(CurvePlot.floor + 26)\">\(name)</text>")
            output.write("<text class=\"quiet\" \(start) y=\"\(CurvePlot.floor + 44)\">\(signed(offset.text))</text>\n")
        }
    }

    private static func writeCurve(_ plot: CurvePlot, _ model: FadeModel, _ scale: Int, to output: inout OutputBuffer) {
        let steps = plot.first.pixels(scale: scale)...plot.last.pixels(scale: scale)
        let offsets = steps.map { Length(pixels: $0, scale: scale).points }
        let opacities = offsets.map(model.opacity(atContentOffset:))
        // What lies on a level needs its ends only.
        let kept = offsets.indices.filter { index in
            index == 0 || index == offsets.count - 1 || opacities[index - 1] != opacities[index]
                || opacities[index + 1] != opacities[index]
        }
        let points = kept.map { "\(coordinate(plot.x(offsets[$0]))) \(coordinate(plot.y(opacities[$0])))" }
        let line = "M" + points.joined(separator: "L")
        let ends = (coordinate(plot.x(plot.last.points)), coordinate(plot.x(plot.first.points)))
        output.write(
            "<path class=\"area\" d=\"\(line)L\(ends.0) \(CurvePlot.floor)L\(ends.1) \(CurvePlot.floor)Z\"/>\n")
        output.write("<path class=\"line\" d=\"\(line)\"/>\n")
    }

    /// Draws the image at quarters of its way, each where its offset stands.
    private static func writeFaces(
        _ plot: CurvePlot, _ fade: Derivation.Fade, _ model: FadeModel, _ scale: Int, to output: inout OutputBuffer
    ) {
        let (rest, target) = (fade.rest.pixels(scale: scale), fade.target.pixels(scale: scale))
        for quarter in 0...4 {
            let offset = Length(pixels: rest + (target - rest) * quarter / 4, scale: scale).points
            let opacity = model.opacity(atContentOffset: offset)
            let place = "transform=\"translate(\(coordinate(plot.x(offset) - 20)) 92) scale(40)\""
            if opacity > 0 {
                output.write("<use href=\"#face\" \(place) opacity=\"\(coordinate(opacity))\"/>\n")
            } else {
                output.write("<circle class=\"gone\" \(place) cx=\".5\" cy=\".5\" r=\".48\"/>\n")
            }
        }
    }
}
