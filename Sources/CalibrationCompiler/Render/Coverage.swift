import DeviceCalibration

/// How the numbers of a family are known: displays of one kind whose bars start at the same place, in one design.
///
/// Only layouts with a large title count: without one there is nothing to fade, and nothing to measure.
package struct Coverage: Sendable {
    /// What the members of a family have in common.
    package struct Family: Hashable, Sendable {
        /// Look of the bars.
        package let design: Calibration.Design
        /// Whether Display Zoom is on.
        package let isZoomed: Bool
        /// Kind of device.
        package let idiom: Calibration.Idiom
        /// The safe area's top.
        package let safeAreaTop: Length
        /// The bar's `frame.minY` in the window.
        package let barTop: Length
    }

    /// What the members have in common.
    package let family: Family
    /// Number of displays.
    package private(set) var displays = 0
    /// What the safe areas of the displays are worth, from the best to the weakest.
    package private(set) var safeArea: ClosedRange<Evidence.Basis>
    /// What the bars' origins and heights are worth, from the best to the weakest.
    package private(set) var bar: ClosedRange<Evidence.Basis>
    /// What was observed on a member.
    private var observations: [ObservationSpec] = []

    /// Whether the bar was observed at rest, with the large title open: its lower edge, or its origin and its height.
    package var isRestObserved: Bool { isObserved(.large) }

    /// Whether the collapsed bar was observed: its lower edge, or its origin and its height.
    package var isCollapsedObserved: Bool { isObserved(.medium) }

    /// The families of a compilation, by design, zoom, kind of device and safe area.
    package static func families(of compilation: Compilation) -> [Coverage] {
        var families: [Family: Coverage] = [:]
        var seen: Set<ObjectIdentifier> = []
        for layout in compilation.layouts {
            guard let derivation = layout.derivation, derivation.fade != nil,
                seen.insert(ObjectIdentifier(layout.spec)).inserted
            else { continue }
            let spec = layout.spec
            let family = Family(
                design: spec.design.value, isZoomed: spec.isZoomed.value, idiom: layout.display.idiom,
                safeAreaTop: spec.safeArea.top.value, barTop: derivation.top)
            families[family, default: Coverage(family, spec)].add(spec)
        }
        return families.values.sorted { $0.family.order.lexicographicallyPrecedes($1.family.order) }
    }

    private init(_ family: Family, _ spec: LayoutSpec) {
        self.family = family
        safeArea = spec.safeArea.top.basis...spec.safeArea.top.basis
        bar = spec.barBasis...spec.barBasis
    }

    private mutating func add(_ spec: LayoutSpec) {
        displays += 1
        let basis = spec.safeArea.top.basis
        safeArea = min(safeArea.lowerBound, basis)...max(safeArea.upperBound, basis)
        bar = min(bar.lowerBound, spec.barBasis)...max(bar.upperBound, spec.barBasis)
        observations += spec.observed
    }

    private func isObserved(_ title: ObservationSpec.Title) -> Bool {
        let ofTitle = observations.filter { $0.title == title }
        return ofTitle.contains { $0.quantity == .contentOffset || $0.quantity == .topInset }
            || ofTitle.contains { $0.quantity == .barHeight } && observations.contains { $0.quantity == .barTop }
    }
}

extension Coverage.Family {
    fileprivate var order: [Int] {
        let kind =
            switch idiom {
            case .phone: 0
            case .pod: 1
            case .pad: 2
            }
        return [design == .classic ? 0 : 1, isZoomed ? 1 : 0, kind, safeAreaTop.sixths, barTop.sixths]
    }
}
