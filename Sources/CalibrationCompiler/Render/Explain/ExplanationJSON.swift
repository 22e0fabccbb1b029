import DeviceCalibration

/// Renders an explanation as JSON: the output of `calibrate explain --json`.
package struct ExplanationJSON {
    private var places: Places

    private init(_ sources: [SourceFile]) { places = Places(sources) }

    /// Renders an explanation.
    package static func render(_ explanation: Explanation) -> [UInt8] {
        var renderer = ExplanationJSON(explanation.sources)
        var output = OutputBuffer()
        output.write(renderer.json(explanation), indent: 0, used: 0)
        output.write("\n" as StaticString)
        return output.bytes
    }

    private mutating func json(_ explanation: Explanation) -> JSONValue {
        let device = explanation.device
        var layouts: [JSONValue] = []
        for layout in explanation.layouts { layouts.append(json(layout)) }
        return [
            "calibration": 1,
            "display": .string(device.display.name.value),
            "models": .array(
                device.models.map {
                    ["identifier": .string($0.identifier.value), "name": .string($0.name.value)]
                }),
            "layouts": .array(layouts),
        ]
    }

    private mutating func json(_ layout: LayoutExplanation) -> JSONValue {
        var absence: JSONValue = .null
        var values: [JSONValue] = []
        var original: JSONValue = .null
        switch layout.content {
        case .noBar(let range): absence = ["reason": "noBar", "place": place(range)]
        case .noLargeTitle(let range, _, _): absence = ["reason": "noLargeTitle", "place": place(range)]
        case .fade(let fade):
            for value in fade.values { values.append(json(value, fade, scale: layout.scale)) }
            original = json(fade.original)
        }
        return [
            "design": .string(layout.spec.design.value.name),
            "orientations": .array(layout.layouts.map { .string($0.orientation.name) }),
            "zoomed": .boolean(layout.spec.isZoomed.value),
            "constants": .array(layout.constants.map(JSONValue.string)),
            "notes": .optional(layout.spec.notes, JSONValue.string),
            "absence": absence,
            "values": .array(values),
            "original": original,
        ]
    }

    private mutating func json(
        _ value: ValueExplanation, _ fade: LayoutExplanation.Fade, scale: Int
    ) -> JSONValue {
        var operands: [JSONValue] = []
        for operand in value.operands { operands.append(json(operand, scale: scale)) }
        var observations: [JSONValue] = []
        for confirmation in value.confirmations { observations.append(json(confirmation)) }
        return [
            "name": .string(value.value.rawValue),
            "meaning": .string(value.value.meaning),
            "formula": .string(value.value.formula),
            "sum": .string(value.sum),
            "value": .length(value.result),
            "pixels": .integer(value.result.pixels(scale: scale)),
            "basis": .string(value.basis.rawValue),
            "limit": value.value == .size ? .string(fade.sizeLimit.name) : .null,
            "operands": .array(operands),
            "observations": .array(observations),
            "unobserved": .array(value.unconfirmed.map { .string($0.rawValue) }),
        ]
    }

    private mutating func json(_ operand: Operand, scale: Int) -> JSONValue {
        [
            "name": .string(operand.name.rawValue),
            "meaning": .string(operand.name.meaning),
            "value": .length(operand.length),
            "exact": .string(operand.exact(scale: scale)),
            "origin": .string(operand.originName),
            "basis": .optional(operand.evidence) { .string($0.basis.value.rawValue) },
            "sources": .array(operand.evidence?.sources.map { .string($0.value) } ?? []),
            "place": operand.range.map { place($0) } ?? .null,
        ]
    }

    private mutating func json(_ confirmation: Confirmation) -> JSONValue {
        let observation = confirmation.observation
        return [
            "quantity": .string(observation.quantity.rawValue),
            "title": .string(observation.title.rawValue),
            "formula": .string(confirmation.formula),
            "derived": .length(confirmation.derived),
            "observed": .decimal(observation.value.value),
            "difference": .decimal(confirmation.difference),
            "source": .string(observation.source.value),
            "place": place(observation.value.range),
        ]
    }

    private func json(_ original: OriginalDesign) -> JSONValue {
        func json(_ sight: OriginalDesign.Sight) -> JSONValue {
            ["offset": .length(sight.offset), "opacity": .decimal(sight.opacity), "hidden": .boolean(sight.isHidden)]
        }
        return [
            "target": .length(OriginalDesign.target),
            "norm": .length(OriginalDesign.norm),
            "size": .length(OriginalDesign.size),
            "rest": json(original.rest),
            "atTarget": json(original.target),
            "collapsed": json(original.collapsed),
        ]
    }

    private mutating func place(_ range: SourceRange) -> JSONValue {
        let position = places.position(of: range)
        return [
            "path": .string(places.path(of: range)), "line": .integer(position.line),
            "column": .integer(position.column),
        ]
    }
}

extension Operand {
    fileprivate var originName: String {
        switch origin {
        case .bar: "navigationBar"
        case .safeArea: "safeArea"
        case .design: "avatar"
        }
    }
}

extension Derivation.Fade.SizeLimit {
    /// The name in JSON.
    fileprivate var name: String {
        switch self {
        case .design: "design"
        case .titleRow: "titleRow"
        case .mediumRow: "mediumRow"
        }
    }
}
