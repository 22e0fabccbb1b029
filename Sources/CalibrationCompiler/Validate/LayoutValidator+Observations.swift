import DeviceCalibration

extension LayoutValidator {
    /// Compares published measurements with the derived numbers, to half a pixel.
    mutating func validateObservations(_ spec: LayoutSpec, _ derivation: Derivation) {
        for observation in spec.observed {
            guard let derived = derivation.value(of: observation) else {
                diagnostics.add(
                    .observationImpossible, "the title is observed large, but the layout never shows a large title",
                    at: observation.value.range,
                    notes: spec.navigationBar.map { [.init(message: "'large' is none", range: $0.large.range)] } ?? [],
                    fixIts: ["write 'title: medium', or the large height"])
                continue
            }
            let tolerance = 0.5 / Double(derivation.scale) + 1e-9
            guard abs(derived.points - observation.value.value) > tolerance else { continue }
            let apart = ((derived.points - observation.value.value).magnitude * 1_000).rounded() / 1_000
            diagnostics.add(
                .observationDisagrees,
                "'\(observation.quantity.rawValue)' is derived as \(derived.text) and observed as \(plain(observation.value.value)): \(plain(apart)) apart, where half a pixel may be",
                at: observation.value.range, notes: notes(on: observation, spec, derivation),
                fixIts: [
                    "one of the two is wrong: correct the geometry, or remove the observation and tell why in 'notes'"
                ])
        }
    }

    /// The places of the numbers that an observed quantity is derived from.
    private func notes(
        on observation: ObservationSpec, _ spec: LayoutSpec, _ derivation: Derivation
    ) -> [Diagnostic.Note] {
        let bar = spec.navigationBar
        let top = Diagnostic.Note(
            message: "the bar starts at \(derivation.top.text)", range: bar?.top?.range ?? spec.safeArea.top.range)
        let height = Diagnostic.Note(
            message: observation.title == .large ? "the large height" : "the medium height",
            range: (observation.title == .large ? bar?.large.range : bar?.medium.range) ?? spec.range)
        switch observation.quantity {
        case .contentOffset, .topInset: return [top, height]
        case .barTop: return [top]
        case .barHeight: return [height]
        }
    }
}

extension Derivation {
    /// The derived value of an observed quantity; `nil` where it needs a large title and there is none.
    package func value(of observation: ObservationSpec) -> Length? {
        let height = observation.title == .medium ? medium : fade?.large
        guard let height else { return nil }
        switch observation.quantity {
        case .contentOffset: return -(top + height)
        case .topInset: return top + height
        case .barTop: return top
        case .barHeight: return height
        }
    }
}

/// A number as its author wrote it: without `.0`.
package func plain(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
