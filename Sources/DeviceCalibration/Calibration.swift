/// The numbers that place and fade an avatar in one layout of one display.
///
/// Lengths are in points. Content offsets are in the scroll view's coordinates, so they are negative while the bar
/// is open. A layout is a display in one ``Design``, one ``Orientation`` and one zoom.
public struct Calibration: Equatable, Sendable {
    /// Look of the navigation bar: it belongs to the app's build as much as to the OS.
    public let design: Design

    /// Way the interface is turned.
    public let orientation: Orientation

    /// Whether Display Zoom ("Larger Text") is on.
    public let isZoomed: Bool

    /// Kind of device.
    public let idiom: Idiom

    /// Screen of this layout, in portrait points.
    public let screen: Screen

    /// Window's safe area, without bars.
    public let safeArea: SafeArea

    /// Geometry of the navigation bar; `nil` where bars are not at the top of this display.
    public let navigationBar: NavigationBar?

    /// Size and place of the image; `nil` where the layout never shows a large title.
    public let avatar: Avatar?

    /// Content offsets of the fade; `nil` where the layout never shows a large title.
    public let scroll: Scroll?

    /// Curve from progress to opacity.
    public let fade: FadeCurve

    /// Creates a calibration from its numbers.
    @inlinable
    public init(
        design: Design, orientation: Orientation, isZoomed: Bool, idiom: Idiom, screen: Screen, safeArea: SafeArea,
        navigationBar: NavigationBar?, avatar: Avatar?, scroll: Scroll?, fade: FadeCurve
    ) {
        self.design = design
        self.orientation = orientation
        self.isZoomed = isZoomed
        self.idiom = idiom
        self.screen = screen
        self.safeArea = safeArea
        self.navigationBar = navigationBar
        self.avatar = avatar
        self.scroll = scroll
        self.fade = fade
    }
}

extension Calibration {
    /// Way the interface is turned.
    public enum Orientation: Sendable {
        /// Higher than wide.
        case portrait
        /// Wider than high, to either side.
        case landscape

        /// The orientation of a screen as the interface is turned; its sides may be in any unit.
        public init(width: Double, height: Double) {
            self = width > height ? .landscape : .portrait
        }
    }

    /// Kind of device, as its hardware identifier says.
    public enum Idiom: Sendable {
        /// iPhone.
        case phone
        /// iPad.
        case pad
        /// iPod touch.
        case pod
    }
}
