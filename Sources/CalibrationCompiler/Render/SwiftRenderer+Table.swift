import DeviceCalibration

extension SwiftRenderer {
    /// Writes the table, up to the cases of the function that gives a layout by its number.
    static func writeIndex(of compilation: Compilation, _ access: AccessLevel, to output: inout OutputBuffer) {
        let rows = IndexRow.all(of: compilation)
        let width = rows.lazy.map(\.identifier.count).max() ?? 0
        let count = compilation.layouts.count
        let digits = String(count).utf8.count
        output.reserveCapacity(1_024 + rows.count * (width + 2 * digits + 16))
        output.write(
            """
                /// Every layout, to be looked up by hardware identifier: its number, and the number after its display's last.

            """ as StaticString)
        output.write("    \(access.modifier)static let table: CalibrationTable = CalibrationTable(\n")
        output.write("        index: \"\"\"\n" as StaticString)
        for row in rows {
            output.write("            " as StaticString)
            row.identifier.withBytes { output.write(bytes: $0) }
            for _ in row.identifier.count...width { output.write(byte: UInt8(ascii: " ")) }
            output.write(digits: row.layouts.lowerBound.magnitude, columns: digits)
            output.write(" " as StaticString)
            output.write(digits: row.layouts.upperBound.magnitude, columns: digits)
            output.write("\n" as StaticString)
        }
        output.write("\n            \"\"\",\n" as StaticString)
        output.write("        count: \(count),\n        layout: layout)\n\n")
        output.write("    private static func layout(_ number: Int) -> Calibration {\n" as StaticString)
        if count > 0 { output.write("        switch number {\n" as StaticString) }
    }

    /// Writes the cases of some layouts.
    static func writeCases(_ range: Range<Int>, of compilation: Compilation, to output: inout OutputBuffer) {
        output.reserveCapacity(range.count * 72)
        var display = -1
        var displayName = ""
        for number in range {
            let layout = compilation.layouts[number]
            if layout.displayIndex != display {
                display = layout.displayIndex
                displayName = compilation.displays[display].swiftName
            }
            output.write("        case " as StaticString)
            output.write(number)
            output.write(": return " as StaticString)
            writeName(layout, displayName, to: &output)
            output.write("\n" as StaticString)
        }
    }
}
