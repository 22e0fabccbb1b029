import DeviceCalibration
import SourceDiagnostics

/// Renders layouts as a table for people: the output of `calibrate list`.
package enum TableRenderer {
    /// Renders the layouts of a compilation, a paragraph a display.
    package static func render(_ compilation: Compilation) -> String {
        var output = ""
        writeRow(["LAYOUT", "REST", "TARGET", "NORM", "SIZE", "BASIS"], to: &output)
        var display: DisplaySpec?
        for layout in compilation.layouts {
            if layout.display !== display {
                display = layout.display
                output += "\n"
                writeDisplay(layout.display, to: &output)
            }
            let fade = layout.derivation?.fade
            writeRow(
                [
                    "  \(layout.name)", fade?.rest.text ?? "–", fade?.target.text ?? "–", fade?.norm.text ?? "–",
                    layout.derivation?.size.map { "\($0.text) (\(fade?.pixels ?? 0) px)" } ?? "–",
                    layout.derivation == nil ? "no bar at the top" : layout.spec.barBasis.rawValue,
                ], to: &output)
        }
        return output
    }

    private static func writeDisplay(_ display: DisplaySpec, to output: inout String) {
        let size = "\(display.width.value.text) × \(display.height.value.text) points @\(display.scale.value)x"
        output += "\(display.name.value), \(size)\n"
        var identifiers: [(name: String, identifiers: [String])] = []
        var places: [String: Int] = [:]
        for model in display.models {
            let name = model.name.value
            if let place = places[name] {
                identifiers[place].identifiers.append(model.identifier.value)
            } else {
                places[name] = identifiers.count
                identifiers.append((name, [model.identifier.value]))
            }
        }
        for model in identifiers {
            output += "  \(model.name) (\(model.identifiers.joined(separator: " ")))\n"
        }
    }

    private static func writeRow(_ cells: [String], to output: inout String) {
        let columns = [32, 10, 10, 9, 14]
        for (cell, column) in zip(cells, columns) {
            output += cell.padded(to: column, alignedRight: column != columns[0])
        }
        output += "  \(cells[columns.count])\n"
    }
}
