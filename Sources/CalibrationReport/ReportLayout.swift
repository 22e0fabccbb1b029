import CalibrationCompiler
import DeviceCalibration
import SourceDiagnostics

/// What the page needs of a layout beyond what `calibrate list --json` prints. Lengths and offsets are in points.
struct ReportLayout: Encodable {
    private struct Observation: Encodable {
        let quantity: String
        let title: String
        let value: Double
        let source: String
        @Nullable var derived: Double?
        /// Content offset at which it was measured.
        @Nullable var offset: Double?
    }

    /// The weakest basis of the bar's numbers.
    private let weakest: String
    /// Evidence of each inset, by index.
    private let safeArea: [String: Int]
    /// Evidence of the bar's origin and heights, by index.
    @Nullable private var navigationBar: [String: Int]?
    @Nullable private var statusBar: Double?
    @Nullable private var notes: String?
    /// Side of the largest image that a design could have here, in pixels.
    @Nullable private var largestPixels: Int?
    private let observed: [Observation]
    /// Samples of each curve.
    @Nullable private var samples: [Int]?
    /// Samples of the fade with the constants that the original has for one phone.
    @Nullable private var original: Int?

    init(
        _ layout: CalibratedLayout, _ evidence: inout Numbering<ReportEvidence>,
        _ samples: inout Numbering<ReportSamples>
    ) {
        func index(_ known: Evidence) -> Int { evidence.index(of: ReportEvidence(known)) }
        let spec = layout.spec
        let derivation = layout.derivation
        weakest = spec.barBasis.rawValue
        let insets = spec.safeArea
        safeArea = [
            "top": index(insets.top.evidence), "left": index(insets.left.evidence),
            "bottom": index(insets.bottom.evidence), "right": index(insets.right.evidence),
        ]
        navigationBar = spec.navigationBar.map {
            [
                "top": index(spec.barTop.evidence), "medium": index($0.medium.evidence),
                "large": index($0.large.evidence),
            ]
        }
        statusBar = spec.statusBar?.points
        notes = spec.notes
        observed = spec.observed.map { seen in
            Observation(
                quantity: seen.quantity.rawValue, title: seen.title.rawValue, value: seen.value.value,
                source: seen.source.text, derived: derivation?.value(of: seen)?.points,
                offset: derivation.flatMap { seen.contentOffset(top: $0.top.points) })
        }
        guard let derivation, let fade = derivation.fade, let original = ReportSamples.original(over: fade, derivation)
        else {
            largestPixels = nil
            self.samples = nil
            self.original = nil
            return
        }
        let room = min(fade.large - derivation.medium - fade.bottomMargin, derivation.medium)
        largestPixels = max(0, room.pixels(scale: derivation.scale) / 2 * 2)
        self.samples = FadeCurve.allCases.compactMap { curve in
            ReportSamples(of: curve, over: fade, derivation).map { samples.index(of: $0) }
        }
        self.original = samples.index(of: original)
    }
}

extension ObservationSpec {
    /// The content offset at which the measurement was taken, in points; `nil` for a bar's origin, which doesn't tell.
    ///
    /// - Parameter top: the bar's `frame.minY`.
    fileprivate func contentOffset(top: Double) -> Double? {
        switch quantity {
        case .contentOffset: value.value
        case .topInset: -value.value
        case .barHeight: -(top + value.value)
        case .barTop: nil
        }
    }
}

/// How a number is known.
struct ReportEvidence: Hashable, Encodable {
    private let basis: String
    private let sources: [String]
    private let os: String?
    private let why: String?

    init(_ evidence: Evidence) {
        basis = evidence.basis.value.rawValue
        sources = evidence.sources.map(\.text)
        os = evidence.os
        why = evidence.why
    }
}

/// How the page draws a display.
struct ReportDisplay: Encodable {
    /// What surrounds the screen, as far as a spec tells.
    private enum Housing: String, Encodable {
        /// A bezel with a home button below the screen.
        case home
        /// A notch in the screen's top edge.
        case notch
        /// A Dynamic Island.
        case island
        /// An even bezel and nothing in the screen.
        case none
        /// Bars at a side edge.
        case side
    }

    private let housing: Housing
    /// The safe area's inset at the sensors' edge, in points.
    private let inset: Double
    @Nullable private var cornerRadius: Double?
    @Nullable private var notes: String?

    /// Specs don't name the housing. No bar at the top in any layout means a foldable; no bottom inset in portrait means
    /// a home button; an inset above 50 points means an island, since no notch reaches further down.
    init(_ display: DisplaySpec) {
        let upright = display.layouts.first { $0.orientation != .landscape && !$0.isZoomed.value }
        let insets = (upright ?? display.layouts[0]).safeArea
        let inset = upright == nil ? max(insets.top.value, insets.left.value) : insets.top.value
        self.inset = inset.points
        cornerRadius = display.cornerRadius?.value.points
        notes = display.notes
        if display.layouts.allSatisfy({ $0.navigationBar == nil }) {
            housing = .side
        } else if insets.bottom.value == Length(points: 0) {
            housing = .home
        } else if display.idiom == .pad {
            housing = .none
        } else {
            housing = inset > Length(points: 50) ? .island : .notch
        }
    }
}
