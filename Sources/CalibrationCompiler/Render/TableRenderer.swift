import DeviceCalibration
import SourceDiagnostics

/// Renders layouts as a table for people, at most 100 columns wide: the output of `calibrate list`.
package enum TableRenderer {
    private static let columns = [31, 9, 10, 7, 6]
    private static let basisColumn = 12

    /// Renders the layouts of a compilation, a paragraph a display: its models, its name, a row a layout.
    package static func render(_ compilation: Compilation) -> String {
        let margin = String(repeating: " ", count: columns.reduce(2, +))
        var output = "\(margin)BASIS OF THE BAR'S\n"
        writeRow(["LAYOUT", "REST", "TARGET", "NORM", "SIZE"], ["ORIGIN", "MEDIUM", "LARGE"], to: &output)
        var display: DisplaySpec?
        for layout in compilation.layouts {
            if layout.display !== display {
                display = layout.display
                output += "\n"
                writeDisplay(layout.display, to: &output)
            }
            let fade = layout.derivation?.fade
            let spec = layout.spec
            writeRow(
                [
                    "  \(layout.name)", fade?.rest.text ?? "–", fade?.target.text ?? "–", fade?.norm.text ?? "–",
                    layout.derivation?.size?.text ?? "–",
                ],
                spec.navigationBar.map { [spec.barTop.basis.name, $0.medium.basis.name, $0.large.basis.name] }
                    ?? ["no bar at the top"], to: &output)
        }
        return output
    }

    private static func writeDisplay(_ display: DisplaySpec, to output: inout String) {
        var seen: Set<String> = []
        let names = display.models.map(\.name.value).filter { seen.insert($0).inserted }
        output.append(wrapped: names.joined(separator: ", "), prefix: "")
        let identifiers = display.models.map(\.identifier.value).joined(separator: " ")
        output.append(
            wrapped: "\(display.name.value), \(display.screen.text) points @\(display.scale.value)x: \(identifiers)",
            prefix: "  ")
    }

    private static func writeRow(_ cells: [String], _ basis: [String], to output: inout String) {
        for (index, cell) in cells.enumerated() {
            output += cell.padded(to: columns[index], alignedRight: index > 0)
        }
        output += "  "
        for cell in basis.dropLast() { output += cell.padded(to: basisColumn) }
        output += "\(basis.last ?? "")\n"
    }
}

extension DisplaySpec.Screen {
    /// The points as people read them: `393 × 852`.
    package var text: String { "\(width.value.text) × \(height.value.text)" }
}

extension String {
    /// Columns of a line of prose.
    private static let proseWidth = 96

    /// This text, padded with spaces to a number of columns.
    func padded(to columns: Int, alignedRight: Bool = false) -> String {
        let padding = String(repeating: " ", count: max(0, columns - displayWidth(of: self)))
        return alignedRight ? padding + self : self + padding
    }

    /// Appends prose and ends the line; words that don't fit go to the next line, indented.
    ///
    /// - Parameters:
    ///   - prefix: what stands before each line.
    ///   - used: columns that the first line has already.
    mutating func append(wrapped text: some StringProtocol, prefix: String, used: Int = 0) {
        var column = used
        if used == 0 {
            self += prefix
            column = displayWidth(of: prefix)
        }
        var isLineStart = used == 0
        for word in text.split(whereSeparator: { $0 == " " || $0.isNewline }) {
            let width = displayWidth(of: word)
            if !isLineStart, column + 1 + width > String.proseWidth {
                self += "\n\(prefix)"
                column = displayWidth(of: prefix)
                isLineStart = true
            }
            self += isLineStart ? "\(word)" : " \(word)"
            column += width + (isLineStart ? 0 : 1)
            isLineStart = false
        }
        self += "\n"
    }
}
