import DeviceCalibration
import SourceDiagnostics

/// A layout with numbers that nobody has measured, and what to read to measure them.
package struct WaitingLayout: Sendable {
    /// A number of a layout, or a group that is read at once.
    package enum Number: String, Sendable {
        /// Insets of the window.
        case safeArea = "safe area"
        /// Where the bar starts, unless that is the safe area's top.
        case origin
        /// Height of the bar, title collapsed.
        case medium
        /// Height of the bar, large title open.
        case large
    }

    /// Its display.
    package let display: DisplaySpec
    /// Its name among the display's: `classic portrait`.
    package let name: String
    /// Whether it shows a large title, as far as is known.
    private let hasTitle: Bool
    /// What is not measured.
    package let numbers: [Number]

    /// The layouts that wait; those of the displays with the most models first.
    package static func all(in compilation: Compilation) -> [WaitingLayout] {
        var seen: Set<ObjectIdentifier> = []
        let waiting = compilation.layouts.compactMap { layout in
            seen.insert(ObjectIdentifier(layout.spec)).inserted ? WaitingLayout(layout) : nil
        }
        return waiting.enumerated().sorted {
            (-$0.element.display.models.count, $0.offset) < (-$1.element.display.models.count, $1.offset)
        }.map(\.element)
    }

    private init?(_ layout: CalibratedLayout) {
        let spec = layout.spec
        let area = spec.safeArea
        var numbers: [Number] = []
        if [area.top, area.left, area.bottom, area.right].contains(where: { $0.basis != .measured }) {
            numbers.append(.safeArea)
        }
        if let bar = spec.navigationBar {
            if spec.barTop.basis != .measured { numbers.append(.origin) }
            if bar.medium.basis != .measured { numbers.append(.medium) }
            if bar.large.basis != .measured { numbers.append(.large) }
        }
        guard !numbers.isEmpty else { return nil }
        display = layout.display
        hasTitle = spec.navigationBar?.large.value != nil
        name = "\(spec.design.value.name) \(spec.orientation.name)\(spec.isZoomed.value ? " zoomed" : "")"
        self.numbers = numbers
    }

    /// What to do, in a few words; "its" is the bar's.
    package var deed: String {
        let (hasOrigin, hasMedium, hasLarge) = (
            numbers.contains(.origin), numbers.contains(.medium), numbers.contains(.large)
        )
        // It reads everything in one run.
        if numbers.contains(.safeArea), numbers.count > 2 { return "run the probe" }
        var readings = numbers.contains(.safeArea) ? ["safeAreaInsets"] : []
        if hasLarge, !hasMedium, !hasOrigin {
            readings.append(hasTitle ? "contentOffset.y at rest" : "its height at rest")
        } else if hasMedium || hasLarge {
            let states = (hasLarge ? ["at rest"] : []) + (hasMedium ? ["collapsed"] : [])
            readings.append("its \(hasOrigin ? "frame" : "height") \(states.joined(separator: " and "))")
        } else if hasOrigin {
            readings.append("its frame.minY")
        }
        return "read \(readings.joined(separator: ", "))"
    }

    /// What waits, in a few words.
    private var names: String {
        let all = numbers.map(\.rawValue).joined(separator: ", ")
        return all.replacing("origin, medium, large", with: "bar").replacing("medium, large", with: "heights")
    }

    /// Renders the layouts that wait, a line each, at most 100 columns wide: the output of `calibrate list --waiting`.
    package static func render(_ compilation: Compilation) -> String {
        let waiting = all(in: compilation)
        guard !waiting.isEmpty else { return "every number is measured\n" }
        var output = "MODELS  WAITS FOR A MEASUREMENT\n"
        for layout in waiting {
            output += "\(layout.display.models.count)".padded(to: 6, alignedRight: true) + " "
            output.append(
                wrapped: "\(layout.display.name.value), \(layout.name): \(layout.names): \(layout.deed)",
                prefix: String(repeating: " ", count: 10), used: 7)
        }
        return output
    }
}
