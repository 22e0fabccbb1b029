import DeviceCalibration
import SourceDiagnostics

/// A layout as its spec says: a display in one design, one zoom, and one orientation or both.
package final class LayoutSpec: Sendable {
    /// Insets of the safe area.
    package struct SafeArea: Sendable {
        /// From the window's top edge.
        package let top: Known<Length>
        /// From the window's left edge.
        package let left: Known<Length>
        /// From the window's bottom edge.
        package let bottom: Known<Length>
        /// From the window's right edge.
        package let right: Known<Length>
    }

    /// Geometry of the navigation bar.
    package struct NavigationBar: Sendable {
        /// Its `frame.minY` in the window; `nil` if it is the safe area's top.
        package let top: Known<Length>?
        /// Height with the title collapsed.
        package let medium: Known<Length>
        /// Height with the large title open; a `nil` value is the spec's `none`.
        package let large: Known<Length?>
    }

    /// The whole entry.
    package let range: SourceRange
    /// Look of the bars.
    package let design: Located<Calibration.Design>
    /// Way the interface is turned.
    package let orientation: OrientationSpec
    /// Whether Display Zoom is on.
    package let isZoomed: Located<Bool>
    /// Points of a zoomed screen.
    package let screen: DisplaySpec.Screen?
    /// Insets of the safe area.
    package let safeArea: SafeArea
    /// Geometry of the navigation bar; `nil` is the spec's `none`.
    package let navigationBar: NavigationBar?
    /// Height of the status bar.
    package let statusBar: Length?
    /// Published measurements.
    package let observed: [ObservationSpec]
    /// Remarks.
    package let notes: String?

    init(
        range: SourceRange, design: Located<Calibration.Design>, orientation: OrientationSpec, isZoomed: Located<Bool>,
        screen: DisplaySpec.Screen?, safeArea: SafeArea, navigationBar: NavigationBar?, statusBar: Length?,
        observed: [ObservationSpec], notes: String?
    ) {
        self.range = range
        self.design = design
        self.orientation = orientation
        self.isZoomed = isZoomed
        self.screen = screen
        self.safeArea = safeArea
        self.navigationBar = navigationBar
        self.statusBar = statusBar
        self.observed = observed
        self.notes = notes
    }

    /// Where the bar starts, which is the safe area's top unless the spec says otherwise.
    package var barTop: Known<Length> { navigationBar?.top ?? safeArea.top }

    /// What the numbers of the fade are worth: the weakest basis among the bar's top and its heights.
    package var barBasis: Evidence.Basis {
        guard let bar = navigationBar else { return safeArea.top.basis }
        return max(barTop.basis, bar.medium.basis, bar.large.basis)
    }
}

/// Orientations that a layout's numbers are for.
package enum OrientationSpec: String, CaseIterable, Named, Sendable {
    case portrait
    case landscape
    /// Both, with the same numbers.
    case any

    /// The runtime's orientations.
    package var orientations: [Calibration.Orientation] {
        switch self {
        case .portrait: [.portrait]
        case .landscape: [.landscape]
        case .any: [.portrait, .landscape]
        }
    }
}
