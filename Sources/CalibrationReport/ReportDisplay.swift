import CalibrationCompiler
import DeviceCalibration
import SourceDiagnostics

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
