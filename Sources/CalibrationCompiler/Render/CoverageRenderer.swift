import DeviceCalibration
import SourceDiagnostics

/// Renders how the numbers are known, a row a family: what still waits for a measurement, and what to measure.
package enum CoverageRenderer {
    /// Renders the families of a compilation; nothing where no layout has a large title.
    package static func render(_ compilation: Compilation) -> String {
        var output = ""
        let families = Coverage.families(of: compilation)
        guard !families.isEmpty else { return "" }
        writeRow(["HOW IT IS KNOWN", "DISPLAYS", "SAFE AREA", "BAR", "OBSERVED"], to: &output)
        var title = ""
        for coverage in families {
            let family = coverage.family
            let next = family.design.name + (family.isZoomed ? " zoomed" : "")
            if next != title {
                title = next
                output += "\n\(title)\n"
            }
            let origin = family.barTop == family.safeAreaTop ? "" : ", bar at \(family.barTop.text)"
            let observed = [
                coverage.isRestObserved ? "rest" : nil, coverage.isCollapsedObserved ? "collapsed" : nil,
            ].compactMap { $0 }
            writeRow(
                [
                    "  \(family.idiom.name), safe area \(family.safeAreaTop.text)\(origin)", "\(coverage.displays)",
                    text(coverage.safeArea), text(coverage.bar),
                    observed.isEmpty ? "–" : observed.joined(separator: ", "),
                ], to: &output)
        }
        return output
    }

    private static func text(_ range: ClosedRange<Evidence.Basis>) -> String {
        let (best, weakest) = (range.lowerBound.rawValue, range.upperBound.rawValue)
        return best == weakest ? best : "\(best) to \(weakest)"
    }

    private static func writeRow(_ cells: [String], to output: inout String) {
        output += (cells[0]).padded(to: 36)
        output += (cells[1]).padded(to: 8, alignedRight: true)
        output += "  "
        output += (cells[2]).padded(to: 24)
        output += (cells[3]).padded(to: 24)
        output += "\(cells[4])\n"
    }
}
