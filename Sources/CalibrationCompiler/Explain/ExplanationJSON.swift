import DeviceCalibration
import SourceDiagnostics

/// An explanation as `calibrate explain --json` prints it.
package struct ExplanationJSON: Encodable {
    fileprivate struct Layout: Encodable {
        let design: String
        let orientations: [String]
        let zoomed: Bool
        let constants: [String]
        @Nullable var notes: String?
        @Nullable var absence: Absence?
        let values: [Value]
        @Nullable var original: Original?
    }

    fileprivate struct Absence: Encodable {
        let reason: String
        let place: Place
    }

    fileprivate struct Value: Encodable {
        let name: String
        let meaning: String
        let formula: String
        let sum: String
        let value: Double
        let pixels: Int
        let basis: String
        @Nullable var limit: String?
        let operands: [Number]
        let observations: [Observation]
        let unobserved: [String]
    }

    fileprivate struct Number: Encodable {
        let name: String
        let meaning: String
        let value: Double
        let exact: String
        let origin: String
        @Nullable var basis: String?
        let sources: [String]
        @Nullable var os: String?
        @Nullable var why: String?
        @Nullable var place: Place?
    }

    fileprivate struct Observation: Encodable {
        let quantity: String
        let title: String
        let formula: String
        let derived: Double
        let observed: Double
        let difference: Double
        let source: String
        @Nullable var os: String?
        let place: Place
    }

    fileprivate struct Original: Encodable {
        struct Sight: Encodable {
            let offset: Double
            let opacity: Double
            let hidden: Bool
        }

        let target = OriginalDesign.target.points
        let norm = OriginalDesign.norm.points
        let size = OriginalDesign.size.points
        let rest: Sight
        let atTarget: Sight
        let collapsed: Sight
    }

    fileprivate struct Place: Encodable {
        let path: String
        let line: Int
        let column: Int
    }

    private let calibration = 1
    private let display: String
    private let models: [[String: String]]
    private let layouts: [Layout]

    /// Renders an explanation as JSON.
    package static func render(_ explanation: Explanation) -> [UInt8] {
        JSONText.pretty(ExplanationJSON(explanation))
    }

    private init(_ explanation: Explanation) {
        let device = explanation.device
        var places = SourcePlaces(explanation.sources)
        display = device.display.name.value
        models = device.models.map { ["identifier": $0.identifier.value, "name": $0.name.value] }
        layouts = explanation.layouts.map { Layout($0, &places) }
    }
}

extension ExplanationJSON.Layout {
    fileprivate init(_ layout: LayoutExplanation, _ places: inout SourcePlaces) {
        design = layout.spec.design.value.name
        orientations = layout.layouts.map(\.orientation.name)
        zoomed = layout.spec.isZoomed.value
        constants = layout.constants
        notes = layout.spec.notes
        switch layout.content {
        case .noBar(let range):
            absence = ExplanationJSON.Absence(reason: "noBar", place: .init(range, &places))
            values = []
            original = nil
        case .noLargeTitle(let range, _, _):
            absence = ExplanationJSON.Absence(reason: "noLargeTitle", place: .init(range, &places))
            values = []
            original = nil
        case .fade(let fade):
            absence = nil
            values = fade.values.map { ExplanationJSON.Value($0, fade, scale: layout.scale, &places) }
            original = ExplanationJSON.Original(fade.original)
        }
    }
}

extension ExplanationJSON.Value {
    fileprivate init(
        _ value: ValueExplanation, _ fade: LayoutExplanation.Fade, scale: Int, _ places: inout SourcePlaces
    ) {
        name = value.value.rawValue
        meaning = value.value.meaning
        formula = value.value.formula
        sum = value.sum
        self.value = value.result.points
        pixels = value.result.pixels(scale: scale)
        basis = value.basis.rawValue
        limit = value.value == .size ? fade.sizeLimit.rawValue : nil
        operands = value.operands.map { ExplanationJSON.Number($0, scale: scale, &places) }
        observations = value.confirmations.map { ExplanationJSON.Observation($0, &places) }
        unobserved = value.unconfirmed.map(\.rawValue)
    }
}

extension ExplanationJSON.Number {
    fileprivate init(_ operand: Operand, scale: Int, _ places: inout SourcePlaces) {
        name = operand.name.rawValue
        meaning = operand.name.meaning
        value = operand.length.points
        exact = operand.exact(scale: scale)
        origin = operand.origin.rawValue
        basis = operand.evidence?.basis.value.rawValue
        sources = operand.evidence?.sources.map(\.text) ?? []
        os = operand.evidence?.os
        why = operand.evidence?.why
        place = operand.range.map { ExplanationJSON.Place($0, &places) }
    }
}

extension ExplanationJSON.Observation {
    fileprivate init(_ confirmation: Confirmation, _ places: inout SourcePlaces) {
        let observation = confirmation.observation
        quantity = observation.quantity.rawValue
        title = observation.title.rawValue
        formula = confirmation.formula
        derived = confirmation.derived.points
        observed = observation.value.value
        difference = confirmation.difference
        source = observation.source.text
        os = observation.os
        place = ExplanationJSON.Place(observation.value.range, &places)
    }
}

extension ExplanationJSON.Original {
    fileprivate init(_ original: OriginalDesign) {
        rest = Sight(original.rest)
        atTarget = Sight(original.target)
        collapsed = Sight(original.collapsed)
    }
}

extension ExplanationJSON.Original.Sight {
    fileprivate init(_ sight: OriginalDesign.Sight) {
        offset = sight.offset.points
        opacity = sight.opacity
        hidden = sight.isHidden
    }
}

extension ExplanationJSON.Place {
    fileprivate init(_ range: SourceRange, _ places: inout SourcePlaces) {
        let place = places[range]
        path = place.path
        line = place.line ?? 1
        column = place.column ?? 1
    }
}
