import DeviceCalibration

extension SpecDraft {
    static func writeCopy(
        of sibling: DisplaySpec, display: String, models: [NewModel], to output: inout OutputBuffer
    ) {
        let scale = sibling.scale.value
        output.write("calibration: 1\ndisplay: \(display)\n")
        write(models, to: &output)
        let (width, height) = (text(sibling.width.value, scale), text(sibling.height.value, scale))
        output.write("screen: {width: \(width), height: \(height), scale: \(scale)}\n")
        if let radius = sibling.cornerRadius { output.write("cornerRadius: \(text(radius.value, scale))\n") }
        output.write(
            """
            notes: |
              Every number is the one of \(sibling.name.value); none was seen on this panel. Correct them, give each group its basis
              and sources, then these notes.
            layouts:

            """)
        for (index, layout) in sibling.layouts.enumerated() {
            if index > 0 { output.write("\n" as StaticString) }
            write(layout, scale, to: &output)
        }
    }

    private static func write(_ layout: LayoutSpec, _ scale: Int, to output: inout OutputBuffer) {
        output.write("  - design: \(layout.design.value.name)\n")
        if layout.orientation != .portrait { output.write("    orientation: \(layout.orientation.rawValue)\n") }
        if layout.isZoomed.value { output.write("    zoomed: true\n" as StaticString) }
        if let screen = layout.screen {
            let (width, height) = (text(screen.width.value, scale), text(screen.height.value, scale))
            output.write("    screen: {width: \(width), height: \(height)}\n")
        }
        if let statusBar = layout.statusBar { output.write("    statusBar: \(text(statusBar, scale))\n") }
        let area = layout.safeArea
        output.write("    safeArea:\n" as StaticString)
        output.write("      top: \(text(area.top.value, scale))\n")
        if area.left.sixths != 0 { output.write("      left: \(text(area.left, scale))\n") }
        output.write("      bottom: \(text(area.bottom, scale))\n")
        if area.right.sixths != 0 { output.write("      right: \(text(area.right, scale))\n") }
        output.write("      basis: inferred\n" as StaticString)
        guard let bar = layout.navigationBar else {
            output.write("    navigationBar: none\n" as StaticString)
            return
        }
        output.write("    navigationBar:\n" as StaticString)
        if let top = bar.top { output.write("      top: \(text(top.value, scale))\n") }
        output.write("      medium: \(text(bar.medium.value, scale))\n")
        output.write("      large: \(bar.large.value.map { text($0, scale) } ?? "none")\n")
        output.write("      basis: inferred\n" as StaticString)
    }

    private static func text(_ length: Length, _ scale: Int) -> String { length.specText(scale: scale) }
}
