import CalibrationCompiler
import DeviceCalibration
import SourceDiagnostics

/// The data of the report: the layouts as `calibrate list --json` prints them, and what only the page needs.
struct ReportData: Encodable {
    private let calibration = 1
    private let layouts: [ListedLayout]
    private let page: Page

    private struct Page: Encodable {
        /// Points that are sampled beyond rest and beyond collapsed.
        let margin = ReportSamples.margin
        /// Names of the curves, in the order of a layout's samples.
        let curves = FadeCurve.allCases.map(\.name)
        /// How to draw a display, by its name.
        let displays: [String: ReportDisplay]
        /// One for each of the listed layouts.
        let layouts: [ReportLayout]
        /// How numbers are known, each once; layouts refer to it by index.
        let evidence: [ReportEvidence]
        /// Samples of fades, each once; layouts refer to them by index.
        let samples: [ReportSamples]
    }

    init(_ compilation: Compilation) {
        var evidence = Numbering<ReportEvidence>()
        var samples = Numbering<ReportSamples>()
        layouts = compilation.layouts.map { ListedLayout($0) }
        let details = compilation.layouts.map {
            ReportLayout($0, &evidence, &samples)
        }
        let displays = compilation.displays.map { ($0.name.value, ReportDisplay($0)) }
        page = Page(
            displays: Dictionary(displays) { first, _ in first }, layouts: details, evidence: evidence.values,
            samples: samples.values)
    }
}

/// Values with indices, in the order in which they were first met.
struct Numbering<Value: Hashable> {
    private(set) var values: [Value] = []
    private var indices: [Value: Int] = [:]

    /// Returns the index of a value, a new one at first sight.
    mutating func index(of value: Value) -> Int {
        if let index = indices[value] { return index }
        indices[value] = values.count
        values.append(value)
        return values.count - 1
    }
}
