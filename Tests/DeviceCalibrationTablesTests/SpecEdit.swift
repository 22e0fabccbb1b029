import CalibrationCompiler
import DeviceCalibration
import SourceDiagnostics

/// A spec of the catalogue with a change in one layout, compiled as the only one.
///
/// A layout's text is the item of the list that it stands in: the specs of the catalogue indent these by two.
struct SpecEdit {
    private let path: String
    private var items: [String]
    private let item: Int
    private let hasObservations: Bool

    /// Opens a layout of a display, unzoomed; `nil` where there is none such.
    init?(_ display: String, _ design: Calibration.Design, _ orientation: Calibration.Orientation) {
        let found = Catalogue.sources.first { $0.path == "devices/\(display).yaml" }
        guard let found else { return nil }
        let layouts = Pipeline.compile([found]).displays.first?.layouts ?? []
        let index = layouts.firstIndex {
            $0.design.value == design && !$0.isZoomed.value && $0.orientation.orientations.contains(orientation)
        }
        guard let index else { return nil }
        path = found.path
        items = [""]
        for line in String(decoding: found.bytes, as: UTF8.self).split(separator: "\n") {
            if line.hasPrefix("  - ") { items.append("") }
            items[items.count - 1] += line + "\n"
        }
        guard items.count == layouts.count + 1 else { return nil }
        item = index + 1
        hasObservations = !layouts[index].observed.isEmpty
    }

    /// The spec with one more observation of the layout.
    func adding(
        _ quantity: ObservationSpec.Quantity, _ title: ObservationSpec.Title, _ value: String
    ) -> Compilation {
        var edit = self
        // 'observed' is the last key of a layout: what is added at its end is one more item.
        if !hasObservations { edit.items[item] += "    observed:\n" }
        edit.items[item] +=
            "      - {quantity: \(quantity.rawValue), title: \(title.rawValue), value: \(value), source: a test}\n"
        return edit.compile()
    }

    /// The spec with a text of the layout replaced; `nil` where the layout has no such text, or several.
    func replacing(_ old: String, with new: String) -> Compilation? {
        let parts = items[item].split(separator: old, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        var edit = self
        edit.items[item] = parts.joined(separator: new)
        return edit.compile()
    }

    private func compile() -> Compilation {
        Pipeline.compile([SourceFile(path: path, bytes: Array(items.joined().utf8))])
    }
}
