import DeviceCalibration

/// Renders what the report's page is about, as JSON.
///
/// Names and values are those of `calibrate list --json`, nested in their displays. Sources and tables of samples stand
/// once, at the end, and are named by their numbers.
struct ReportData {
    private var sources = ReportTable<String>()
    private var tables = ReportTable<ReportSamples>()

    /// Renders the layouts of a compilation, a display a line.
    static func render(_ compilation: Compilation) -> [UInt8] {
        let layouts = compilation.layouts
        let fades = layouts.concurrentMap { ReportFade($0) }
        var data = ReportData()
        var output = OutputBuffer()
        output.write("{\"calibration\": 1, \"margin\": \(ReportSamples.margin), \"curves\": ")
        output.write(.array(FadeCurve.allCases.map { .string($0.name) }))
        output.write(", \"displays\": [" as StaticString)
        var start = 0
        while start < layouts.count {
            let index = layouts[start].displayIndex
            let end = layouts[start...].firstIndex { $0.displayIndex != index } ?? layouts.count
            output.write(start == 0 ? "\n" : ",\n" as StaticString)
            let values = (start..<end).map { number in
                data.value(of: layouts[number], compilation.spec(of: layouts[number]), fades[number])
            }
            output.write(data.value(of: compilation.displays[index], values))
            start = end
        }
        output.write("],\n\"sources\": " as StaticString)
        output.write(.array(data.sources.values.map { .string($0) }))
        output.write(",\n\"tables\": " as StaticString)
        output.write(.array(data.tables.values.map(\.value)))
        output.write("}" as StaticString)
        return output.bytes
    }

    private func value(of display: DisplaySpec, _ layouts: [JSONValue]) -> JSONValue {
        let (housing, inset) = ReportHousing.of(display)
        return [
            "display": .string(display.name.value), "idiom": .string(display.idiom.name),
            "housing": .string(housing.rawValue), "inset": .length(inset),
            "screen": [
                "width": .length(display.width.value), "height": .length(display.height.value),
                "scale": .integer(display.scale.value),
            ],
            "cornerRadius": .optional(display.cornerRadius) { .length($0.value) },
            "notes": .optional(display.notes) { .string($0) },
            "models": .array(
                display.models.map { ["identifier": .string($0.identifier.value), "name": .string($0.name.value)] }),
            "layouts": .array(layouts),
        ]
    }

    private mutating func value(of layout: CalibratedLayout, _ spec: LayoutSpec, _ fade: ReportFade?) -> JSONValue {
        let calibration = layout.calibration
        let screen = calibration.screen
        let insets = spec.safeArea
        return [
            "design": .string(calibration.design.name), "orientation": .string(layout.orientation.name),
            "zoomed": .boolean(calibration.isZoomed), "basis": .string(spec.barBasis.rawValue),
            "screen": [
                "width": .decimal(screen.width), "height": .decimal(screen.height), "scale": .decimal(screen.scale),
            ],
            "safeArea": [
                "top": .length(insets.top.value), "left": .length(insets.left), "bottom": .length(insets.bottom),
                "right": .length(insets.right), "basis": .string(insets.evidence.basis.value.rawValue),
                "sources": numbers(of: insets.evidence),
            ],
            "navigationBar": bar(of: layout, spec),
            "statusBar": .optional(spec.statusBar) { .length($0) },
            "notes": .optional(spec.notes) { .string($0) },
            "avatar": avatar(of: layout), "scroll": scroll(of: layout),
            "fade": .string(calibration.fade.name),
            "observed": .array(spec.observed.map { value(of: $0, layout.derivation) }),
            "samples": .optional(fade) { .array($0.curves.map { .integer(tables.number(of: $0)) }) },
            "original": .optional(fade) { .integer(tables.number(of: $0.original)) },
        ]
    }

    private mutating func bar(of layout: CalibratedLayout, _ spec: LayoutSpec) -> JSONValue {
        guard let derivation = layout.derivation, let bar = spec.navigationBar else { return .null }
        return [
            "top": .length(derivation.top), "medium": .length(derivation.medium),
            "large": .optional(derivation.fade) { .length($0.large) },
            "basis": .string(bar.evidence.basis.value.rawValue), "sources": numbers(of: bar.evidence),
        ]
    }

    private func avatar(of layout: CalibratedLayout) -> JSONValue {
        guard let derivation = layout.derivation, let fade = derivation.fade, let size = derivation.size else {
            return .null
        }
        return [
            "size": .length(size), "pixels": .integer(fade.pixels),
            "largestPixels": .integer(fade.largestPixels(in: derivation)),
            "trailingMargin": .length(fade.trailingMargin), "bottomMargin": .length(fade.bottomMargin),
        ]
    }

    private func scroll(of layout: CalibratedLayout) -> JSONValue {
        .optional(layout.derivation?.fade) { fade in
            [
                "rest": .length(fade.rest), "target": .length(fade.target), "norm": .length(fade.norm),
                "collapsed": .length(fade.collapsed),
            ]
        }
    }

    private mutating func value(of observation: ObservationSpec, _ derivation: Derivation?) -> JSONValue {
        let offset = derivation.flatMap { observation.contentOffset(top: $0.top.points) }
        return [
            "quantity": .string(observation.quantity.rawValue), "title": .string(observation.title.rawValue),
            "value": .decimal(observation.value.value),
            "source": .integer(sources.number(of: observation.source.value)),
            "derived": .optional(derivation?.value(of: observation)) { .length($0) },
            "offset": .optional(offset) { .decimal($0) },
        ]
    }

    private mutating func numbers(of evidence: Evidence) -> JSONValue {
        .array(evidence.sources.map { .integer(sources.number(of: $0.value)) })
    }
}

extension ReportSamples {
    fileprivate var value: JSONValue {
        [.integer(lead), .array(middle.map { .integer($0) }), .integer(tail)]
    }
}
