import DeviceCalibration

/// Renders layouts as a table for people: the output of `calibrate list`.
package enum TableRenderer {
    /// Renders the layouts of a compilation, a paragraph a display.
    package static func render(_ compilation: Compilation) -> [UInt8] {
        var output = OutputBuffer()
        writeRow(["LAYOUT", "REST", "TARGET", "NORM", "SIZE", "BASIS"], to: &output)
        var display = -1
        for layout in compilation.layouts {
            if layout.displayIndex != display {
                display = layout.displayIndex
                output.write("\n" as StaticString)
                writeDisplay(compilation.displays[display], to: &output)
            }
            let spec = compilation.spec(of: layout)
            let name =
                "\(layout.calibration.design.name) \(layout.orientation.name)"
                + (layout.calibration.isZoomed ? " zoomed" : "")
            let fade = layout.derivation?.fade
            writeRow(
                [
                    "  \(name)", fade?.rest.text ?? "–", fade?.target.text ?? "–", fade?.norm.text ?? "–",
                    layout.derivation?.size.map { "\($0.text) (\(fade?.pixels ?? 0) px)" } ?? "–",
                    layout.derivation == nil ? "no bar at the top" : spec.barBasis.rawValue,
                ], to: &output)
        }
        return output.bytes
    }

    private static func writeDisplay(_ display: DisplaySpec, to output: inout OutputBuffer) {
        let size = "\(display.width.value.text) × \(display.height.value.text) points @\(display.scale.value)x"
        output.write("\(display.name.value), \(size)\n")
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
            output.write("  \(model.name) (\(model.identifiers.joined(separator: " ")))\n")
        }
    }

    private static func writeRow(_ cells: [String], to output: inout OutputBuffer) {
        let columns = [32, 10, 10, 9, 14]
        var row = OutputBuffer()
        for (cell, column) in zip(cells, columns) {
            row.write(cell, columns: column, alignedRight: column != columns[0])
        }
        output.write(bytes: row.bytes)
        output.write("  \(cells[columns.count])\n")
    }
}
