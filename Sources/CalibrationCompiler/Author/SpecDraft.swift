import DeviceCalibration
import SourceDiagnostics

/// The spec of a new display, as text.
///
/// Either its numbers are taken over from a similar display and from what a probe has seen, or every field is explained and
/// left empty, so that `check` names each one that is still to be filled.
package struct SpecDraft: Sendable {
    /// Name of the new display.
    let display: String
    /// Models to begin with; without them `check` asks for one.
    let models: [NewModel]
    /// Screen of the new display; `nil` to take it over.
    let screen: NewScreen?

    /// Drafts the spec of a display.
    package init(display: String, models: [NewModel], screen: NewScreen? = nil) {
        self.display = display
        self.models = models
        self.screen = screen
    }

    /// Name of the file that describes a display.
    package static func fileName(of display: String) -> String { "\(display).yaml" }

    /// The text of the spec.
    ///
    /// - Parameters:
    ///   - sibling: display to take numbers from; they become `inferred`, since nobody has seen them on the new panel, and
    ///     observations are left out. With another screen its zoomed layouts and its corners are left out, too.
    ///   - records: displays with what has been seen on the new one, with its evidence and observations.
    package func text(like sibling: DisplaySpec?, records: [DisplaySpec] = []) -> String {
        guard let base = records.first ?? sibling else { return "\(SchemaRenderer.editorLine)\n\(form)" }
        let screen = self.screen ?? NewScreen(base)
        let isSameScreen = sibling.map { NewScreen($0) == screen } ?? false
        var text = "\(SchemaRenderer.editorLine)\ncalibration: 1\ndisplay: \(display)\n"
        text += SpecDraft.lines(for: models + recordedModels(records))
        text += "screen: {\(screen.specText)\(screenEvidence(of: base, isCopy: records.isEmpty))}\n"
        if isSameScreen, let radius = sibling?.cornerRadius {
            text += "cornerRadius: \(radius.value.specText(scale: screen.scale))\n"
        }
        let seen = records.flatMap(\.layouts)
        var layouts = seen.map { LayoutText(scale: screen.scale).text(of: $0, $0.orientation) }
        let places = Set(seen.flatMap { spec in spec.orientation.orientations.map(spec.order) })
        for spec in sibling?.layouts ?? [] where isSameScreen || !spec.isZoomed.value {
            let open = spec.orientation.orientations.filter { !places.contains(spec.order($0)) }
            guard let orientation = OrientationSpec.allCases.first(where: { $0.orientations == open }) else { continue }
            layouts.append(LayoutText(scale: screen.scale, sibling: sibling?.name.value).text(of: spec, orientation))
        }
        return text + "layouts:\n" + layouts.joined(separator: "\n")
    }

    /// How the points of the screen are known, if another spec tells.
    private func screenEvidence(of base: DisplaySpec, isCopy: Bool) -> String {
        let text = LayoutText(scale: base.scale.value, sibling: isCopy ? base.name.value : nil)
        guard !isCopy || screen == nil,
            let evidence = isCopy ? base.layouts[0].safeArea.top.evidence : base.screen.evidence
        else { return "" }
        return text.evidence(evidence, separator: ", ", prefix: ", ", suffix: "")
    }

    /// Models of the records that are not given; one without a marketing name is left for its author to name.
    private func recordedModels(_ records: [DisplaySpec]) -> [NewModel] {
        var known = Set(models.map(\.identifier))
        return records.flatMap(\.models).map { NewModel($0) }.filter { known.insert($0.identifier).inserted }
    }

    static func lines(for models: [NewModel]) -> String {
        "models:\n"
            + models.map { model in
                let isNamed = model.name != model.identifier
                return "  \(model.identifier):\(isNamed ? " \(yamlText(model.name))" : "")\n"
            }.joined()
    }
}

/// Writes layouts of other specs into a new one.
private struct LayoutText {
    /// Pixels a point.
    let scale: Int
    /// The display that numbers are copied from, which nobody has seen on the new one; `nil` to keep their evidence.
    var sibling: String?

    /// An entry of `layouts`.
    func text(of layout: LayoutSpec, _ orientation: OrientationSpec) -> String {
        var text = "  - design: \(layout.design.value.name)\n"
        if orientation != .portrait { text += "    orientation: \(orientation.name)\n" }
        if layout.isZoomed.value { text += "    zoomed: true\n" }
        if let screen = layout.screen {
            let (width, height) = (
                screen.width.value.specText(scale: scale), screen.height.value.specText(scale: scale)
            )
            let known = screen.evidence.map { evidence($0, separator: ", ", prefix: ", ", suffix: "") } ?? ""
            text += "    screen: {width: \(width), height: \(height)\(known)}\n"
        }
        if let statusBar = layout.statusBar { text += "    statusBar: \(statusBar.specText(scale: scale))\n" }
        let area = layout.safeArea
        text += "    safeArea:\n"
        for (key, inset) in [("top", area.top), ("left", area.left), ("bottom", area.bottom), ("right", area.right)]
        where inset.value.sixths != 0 || key == "top" || key == "bottom" {
            text += line(key, inset, in: area.top.evidence)
        }
        text += evidence(area.top.evidence, separator: "\n      ", prefix: "      ", suffix: "\n")
        guard let bar = layout.navigationBar else { return text + "    navigationBar: none\n" }
        text += "    navigationBar:\n"
        if let top = bar.top { text += line("top", top, in: bar.medium.evidence) }
        text += line("medium", bar.medium, in: bar.medium.evidence) + line("large", bar.large, in: bar.medium.evidence)
        text += evidence(bar.medium.evidence, separator: "\n      ", prefix: "      ", suffix: "\n")
        return text + (sibling == nil ? observations(layout.observed) : "")
    }

    private func line(_ key: String, _ number: Known<Length>, in group: Evidence) -> String {
        line(key, Known<Length?>(value: number.value, range: number.range, evidence: number.evidence), in: group)
    }

    /// A number, with evidence of its own unless it is the group's.
    private func line(_ key: String, _ number: Known<Length?>, in group: Evidence) -> String {
        let value = number.value.map { $0.specText(scale: scale) } ?? "none"
        let isGroups = sibling != nil || number.evidence.basis.range.hasSameStart(as: group.basis.range)
        let own =
            isGroups ? value : evidence(number.evidence, separator: ", ", prefix: "{value: \(value), ", suffix: "}")
        return "      \(key): \(own)\n"
    }

    /// Evidence as keys and values.
    func evidence(_ evidence: Evidence, separator: String, prefix: String, suffix: String) -> String {
        var parts = ["basis: \(evidence.basis.value.name)"]
        if let sibling {
            parts = ["basis: inferred", "why: \(Evidence.copiedFrom)\(sibling)"]
        } else {
            let sources = evidence.sources.map { yamlText($0.text, inFlow: true) }.joined(separator: ", ")
            if let os = evidence.os { parts.append("os: \"\(os)\"") }
            if !sources.isEmpty { parts.append("sources: [\(sources)]") }
            if let why = evidence.why { parts.append("why: \(yamlText(why, inFlow: true))") }
        }
        return prefix + parts.joined(separator: separator) + suffix
    }

    private func observations(_ observed: [ObservationSpec]) -> String {
        guard !observed.isEmpty else { return "" }
        return "    observed:\n"
            + observed.map { observation in
                "      - {quantity: \(observation.quantity.name), title: \(observation.title.name), "
                    + "value: \(plain(observation.value.value)), source: \(yamlText(observation.source.text, inFlow: true))"
                    + (observation.os.map { ", os: \"\($0)\"" } ?? "") + "}\n"
            }.joined()
    }
}
