extension CalibrationProbe {
    /// A spec of what has been seen, `basis: measured`, to be saved as a file in `devices/`; `nil` if no bar has been.
    ///
    /// A bar of which only one height has been seen is taken to show no large title. Every step is recorded under
    /// `x-probe`, which `calibrate check` leaves to its author.
    public var spec: String? {
        guard isSideways || open != nil || collapsed != nil else { return nil }
        let base = device.unzoomedScreen ?? device.screen
        var lines = [
            "# Seen by the calibration probe. Give display and model their names, then run 'calibrate check'.",
            "calibration: 1",
            "display: \(displayName)",
            "models:",
            "  \(device.identifier): \(device.identifier)",
            "screen: {width: \(base.width.inPoints), height: \(base.height.inPoints), scale: \(base.scale.inPoints)"
                + (device.unzoomedScreen == nil ? ", \(evidence)}" : "}"),
            "layouts:",
            "  - design: \(device.design == .classic ? "classic" : "liquidGlass")",
            "    orientation: \(device.orientation == .portrait ? "portrait" : "landscape")",
        ]
        if device.unzoomedScreen != nil {
            lines.append("    zoomed: true")
            lines.append(
                "    screen: {width: \(device.screen.width.inPoints), height: \(device.screen.height.inPoints), \(evidence)}"
            )
        }
        lines.append("    safeArea: {\(safeArea), \(evidence)}")
        if isSideways {
            lines.append("    navigationBar: none")
        } else {
            lines.append("    navigationBar: {\(navigationBar), \(evidence)}")
            lines += observations
        }
        lines += record
        return lines.joined(separator: "\n") + "\n"
    }

    /// A name to begin with: `iPhone15,2` becomes `iphone15.2`.
    private var displayName: String {
        String(device.identifier.lowercased().map { $0 == "," ? "." : $0 })
    }

    private var source: String {
        "\"calibration probe on \(device.identifier) with iOS \(device.systemVersion)\""
    }

    private var evidence: String { "basis: measured, \(system), sources: [\(source)]" }

    private var system: String { "os: \"\(device.systemVersion)\"" }

    private var safeArea: String {
        let insets = device.safeArea
        var text = "top: \(length(insets.top))"
        if insets.left != 0 { text += ", left: \(length(insets.left))" }
        text += ", bottom: \(length(insets.bottom))"
        if insets.right != 0 { text += ", right: \(length(insets.right))" }
        return text
    }

    private var navigationBar: String {
        guard let lowest = collapsed ?? open else { return "" }
        let large = largeReading.map { length($0.layout.barHeight) } ?? "none"
        return
            "top: \(length(lowest.layout.barTop)), medium: \(length(lowest.layout.barHeight)), large: \(large)"
    }

    /// The open bar, where it is higher than the collapsed one.
    private var largeReading: Reading? {
        guard let open, let collapsed else { return nil }
        return open.layout.barHeight > collapsed.layout.barHeight + 1 / device.screen.scale ? open : nil
    }

    /// What the scroll view said, from which the bar's numbers were not taken.
    private var observations: [String] {
        var lines: [String] = []
        if let large = largeReading {
            lines.append(observation("contentOffset", "large", large.contentOffset))
            lines.append(observation("topInset", "large", large.topInset))
        }
        if let collapsed { lines.append(observation("topInset", "medium", collapsed.topInset)) }
        return lines.isEmpty ? [] : ["    observed:"] + lines
    }

    private func observation(_ quantity: String, _ title: String, _ value: Double) -> String {
        "      - {quantity: \(quantity), title: \(title), value: \(value.inPoints), source: \(source), \(system)}"
    }

    /// What was seen at each step: y, E, H, T and S of the articles.
    private var record: [String] {
        guard !steps.isEmpty else { return [] }
        return [
            "    x-probe:",
            "      \(system)",
            "      steps: # content offset, shown height, the bar's height and top, the safe area's top",
        ]
            + steps.map {
                "        - {y: \($0.contentOffset.inPoints), shown: \($0.shownHeight.inPoints), "
                    + "height: \($0.layout.barHeight.inPoints), top: \($0.layout.barTop.inPoints), "
                    + "safeArea: \($0.layout.safeAreaTop.inPoints)}"
            }
    }

    /// A length as specs have it: whole points, or pixels. One that is on no pixel is left for `calibrate check` to refuse.
    private func length(_ points: Double) -> String {
        let pixels = points * device.screen.scale
        guard let whole = pixels.nearestInteger, abs(pixels - Double(whole)) < 0.01 else { return points.inPoints }
        return Double(Int(points)) == points ? points.inPoints : "\(whole)px"
    }
}
