import DeviceCalibration

extension SpecDraft {
    /// A spec with the numbers of another display.
    func copy(of sibling: DisplaySpec) -> String {
        let scale = sibling.scale.value
        let evidence = "basis: inferred\n      why: \(Evidence.copiedFrom)\(sibling.name.value)\n"
        let (width, height) = (sibling.width.value.specText(scale: scale), sibling.height.value.specText(scale: scale))
        var text = "calibration: 1\ndisplay: \(display)\n\(modelLines)"
        text += "screen: {width: \(width), height: \(height), scale: \(scale)}\n"
        if let radius = sibling.cornerRadius { text += "cornerRadius: \(radius.value.specText(scale: scale))\n" }
        text += "layouts:\n"
        text += sibling.layouts.map { SpecDraft.copy(of: $0, scale, evidence) }.joined(separator: "\n")
        return text
    }

    private static func copy(of layout: LayoutSpec, _ scale: Int, _ evidence: String) -> String {
        func line(_ key: String, _ length: Length?) -> String {
            length.map { "      \(key): \($0.specText(scale: scale))\n" } ?? ""
        }
        func nonzero(_ length: Length) -> Length? { length.sixths == 0 ? nil : length }
        var text = "  - design: \(layout.design.value.name)\n"
        if layout.orientation != .portrait { text += "    orientation: \(layout.orientation.name)\n" }
        if layout.isZoomed.value { text += "    zoomed: true\n" }
        if let screen = layout.screen {
            let (width, height) = (
                screen.width.value.specText(scale: scale), screen.height.value.specText(scale: scale)
            )
            text += "    screen: {width: \(width), height: \(height)}\n"
        }
        if let statusBar = layout.statusBar { text += "    statusBar: \(statusBar.specText(scale: scale))\n" }
        let area = layout.safeArea
        text += "    safeArea:\n" + line("top", area.top.value) + line("left", nonzero(area.left.value))
        text += line("bottom", area.bottom.value) + line("right", nonzero(area.right.value)) + "      \(evidence)"
        guard let bar = layout.navigationBar else { return text + "    navigationBar: none\n" }
        text += "    navigationBar:\n" + line("top", bar.top?.value) + line("medium", bar.medium.value)
        text += bar.large.value == nil ? "      large: none\n" : line("large", bar.large.value)
        return text + "      \(evidence)"
    }
}
