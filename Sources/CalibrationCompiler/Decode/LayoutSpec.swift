import DeviceCalibration

/// A layout as its spec says: a display in one design, one zoom, and one orientation or both.
package final class LayoutSpec: Sendable {
    /// Insets of the safe area.
    package struct SafeArea: Sendable {
        /// From the window's top edge.
        package let top: Located<Length>
        /// From the window's left edge.
        package let left: Length
        /// From the window's bottom edge.
        package let bottom: Length
        /// From the window's right edge.
        package let right: Length
        /// How they are known.
        package let evidence: Evidence
    }

    /// Geometry of the navigation bar.
    package struct NavigationBar: Sendable {
        /// Its `frame.minY` in the window; `nil` where it is the safe area's top.
        package let top: Located<Length>?
        /// Height with the title collapsed.
        package let medium: Located<Length>
        /// Height with the large title open; a `nil` value is the spec's `none`.
        package let large: Located<Length?>
        /// How they are known.
        package let evidence: Evidence
    }

    /// Points of a zoomed screen.
    package struct Screen: Sendable {
        /// Shorter side.
        package let width: Located<Length>
        /// Longer side.
        package let height: Located<Length>
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
    package let screen: Screen?
    /// Where `screen` stands.
    package let screenRange: SourceRange?
    /// Insets of the safe area.
    package let safeArea: SafeArea
    /// Geometry of the navigation bar; `nil` is the spec's `none`.
    package let navigationBar: NavigationBar?
    /// Height of the status bar.
    package let statusBar: Length?
    /// Published measurements.
    package let observed: [ObservationSpec]

    private let remarks: SpecText?

    init(
        range: SourceRange, design: Located<Calibration.Design>, orientation: OrientationSpec, isZoomed: Located<Bool>,
        screen: Screen?, screenRange: SourceRange?, safeArea: SafeArea, navigationBar: NavigationBar?,
        statusBar: Length?, observed: [ObservationSpec], remarks: SpecText?
    ) {
        self.range = range
        self.design = design
        self.orientation = orientation
        self.isZoomed = isZoomed
        self.screen = screen
        self.screenRange = screenRange
        self.safeArea = safeArea
        self.navigationBar = navigationBar
        self.statusBar = statusBar
        self.observed = observed
        self.remarks = remarks
    }

    /// Remarks.
    package var notes: String? { remarks?.value }
}
