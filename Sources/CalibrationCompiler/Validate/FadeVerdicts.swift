import DeviceCalibration

/// Holds the fades of all layouts against their model, each only once, on all cores.
///
/// - Parameter fades: the fades to check, by the numbers that decide the verdict.
func validateFades(
    _ fades: [Derivation: Calibration], _ displays: [DisplaySpec], _ layouts: [CalibratedLayout],
    _ diagnostics: inout Diagnostics
) {
    let all = Array(fades)
    let verdicts = all.concurrentMap { FadeInvariants.violations(of: $0.value) }
    let broken = zip(all, verdicts).filter { !$1.isEmpty }
    guard !broken.isEmpty else { return }
    let violations = Dictionary(uniqueKeysWithValues: broken.map { ($0.key, $1) })
    for layout in layouts {
        guard let derivation = layout.derivation else { continue }
        let spec = displays[layout.displayIndex].layouts[layout.layoutIndex]
        for violation in violations[derivation] ?? [] {
            diagnostics.add(
                .fadeModel, "the fade breaks its model: \(violation)",
                at: spec.navigationBar?.medium.range ?? spec.range,
                fixIts: ["this is a fault of calibrate: report it with the spec"])
        }
    }
}
