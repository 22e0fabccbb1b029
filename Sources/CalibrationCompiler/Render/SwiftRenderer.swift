import DeviceCalibration

/// Renders layouts as one Swift file: a typed constant a layout, and a sorted index by hardware identifier.
package enum SwiftRenderer {
    /// Name of the file.
    package static let fileName = "DeviceCalibrations.swift"

    /// The first bytes of every generated file; a file that begins otherwise is somebody else's.
    package static let header = Array(
        "// Device calibrations, made by calibrate from device specs. Do not edit.\n".utf8)

    /// Renders the layouts of a compilation.
    package static func render(_ compilation: Compilation, access: AccessLevel) -> RenderedFile {
        let layouts = compilation.layouts
        let bodies = parallelMap(count: layouts.count, chunk: 256) { range in
            var output = OutputBuffer()
            for index in range {
                let layout = layouts[index]
                writeConstant(
                    layout, compilation.display(of: layout), compilation.spec(of: layout), access, to: &output)
            }
            return output.bytes
        }
        var output = OutputBuffer()
        output.bytes.reserveCapacity(bodies.reduce(4_096) { $0 + $1.count } + layouts.count * 128)
        output.bytes.append(contentsOf: header)
        output.write(
            """
            // Make it again with 'calibrate generate'; 'calibrate check' tells whether it is fresh.
            //
            // Lengths are in points, content offsets in the scroll view's coordinates:
            //   rest = -(top + large), target = -(top + medium + bottomMargin), norm = rest - target, collapsed = -(top + medium)
            //
            // swift-format-ignore-file
            // swiftlint:disable all


            """ as StaticString)
        output.write(access.importOfRuntime)
        output.write("\n\n/// The calibrated layouts of all displays.\n" as StaticString)
        output.write("\(access.modifier)enum DeviceCalibrations {\n")
        for body in bodies { output.bytes.append(contentsOf: body) }
        writeTable(compilation, access, to: &output)
        output.write("}\n\n// swiftlint:enable all\n" as StaticString)
        return RenderedFile(name: fileName, bytes: output.bytes)
    }

    // MARK: Table

    private static func writeTable(_ compilation: Compilation, _ access: AccessLevel, to output: inout OutputBuffer) {
        let layouts = compilation.layouts
        output.write(
            """
                /// Every layout, to be looked up by hardware identifier: its number, and the number after its display's last.

            """ as StaticString)
        output.write("    \(access.modifier)static let table: CalibrationTable = CalibrationTable(\n")
        output.write("        index: \"\"\"\n" as StaticString)
        writeIndex(compilation, to: &output)
        output.write("\n            \"\"\",\n" as StaticString)
        output.write("        count: \(layouts.count),\n        layout: layout)\n\n")
        output.write("    private static func layout(_ number: Int) -> Calibration {\n" as StaticString)
        guard !layouts.isEmpty else {
            output.write("        preconditionFailure(\"no layout has this number\")\n    }\n" as StaticString)
            return
        }
        output.write("        switch number {\n" as StaticString)
        for (number, layout) in layouts.enumerated() {
            output.write("        case " as StaticString)
            output.write(number)
            output.write(": return " as StaticString)
            writeName(layout, compilation.display(of: layout), to: &output)
            output.write("\n" as StaticString)
        }
        output.write("        default: preconditionFailure(\"no layout has this number\")\n" as StaticString)
        output.write("        }\n    }\n" as StaticString)
    }

    /// Writes the index, in rows of one width: identifier, number of its first layout, number after its last.
    private static func writeIndex(_ compilation: Compilation, to output: inout OutputBuffer) {
        var rows: [(key: PackedText, identifier: String, layouts: Range<Int>)] = []
        var first = 0
        while first < compilation.layouts.count {
            let display = compilation.layouts[first].displayIndex
            var end = first + 1
            while end < compilation.layouts.count, compilation.layouts[end].displayIndex == display { end += 1 }
            for model in compilation.displays[display].models {
                let identifier = model.identifier.value
                rows.append((PackedText(short: identifier), identifier, first..<end))
            }
            first = end
        }
        rows.sort { $0.key == $1.key ? $0.layouts.lowerBound < $1.layouts.lowerBound : $0.key < $1.key }
        let width = rows.lazy.map(\.identifier.utf8.count).max() ?? 0
        let digits = String(compilation.layouts.count).utf8.count
        for row in rows {
            output.write("            " as StaticString)
            output.write(row.identifier)
            for _ in row.identifier.utf8.count...width { output.bytes.append(UInt8(ascii: " ")) }
            output.write(digits: row.layouts.lowerBound.magnitude, columns: digits)
            output.write(" " as StaticString)
            output.write(digits: row.layouts.upperBound.magnitude, columns: digits)
            output.write("\n" as StaticString)
        }
    }
}
