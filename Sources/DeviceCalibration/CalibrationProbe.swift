/// Records what a running bar looks like while its large title scrolls away, and writes it down as a device spec.
///
/// Readings go in while the page is scrolled from its top to beyond the collapsed bar, by a finger or in pixel steps. It
/// tells the bar's heights apart by the shown height: a bar as high as that is at rest or on its way, a higher one has
/// content under it. So it is right for bars that shrink and for bars that keep their height and jump.
public struct CalibrationProbe: Sendable {
    /// What a running app knows about its device without looking at the bar.
    public struct Device: Equatable, Sendable {
        /// Hardware identifier.
        public let identifier: String
        /// Version of the OS.
        public let systemVersion: String
        /// Design of the bars.
        public let design: Calibration.Design
        /// Orientation of the interface.
        public let orientation: Calibration.Orientation
        /// Screen as it runs, in portrait points.
        public let screen: Calibration.Screen
        /// Screen of the same model without Display Zoom, if a table knows it and it is another one.
        public let unzoomedScreen: Calibration.Screen?
        /// The window's safe area, without bars.
        public let safeArea: Calibration.SafeArea

        /// Creates a device.
        ///
        /// - Parameters:
        ///   - identifier: hardware identifier.
        ///   - systemVersion: version of the OS.
        ///   - design: design of the bars.
        ///   - width: width of the screen as the interface is turned, in points.
        ///   - height: its height, in points.
        ///   - scale: pixels per point.
        ///   - safeArea: the window's safe area, without bars.
        ///   - known: layouts of this model in a table: they tell a zoomed screen from one that is not.
        public init(
            identifier: String, systemVersion: String, design: Calibration.Design, width: Double, height: Double,
            scale: Double, safeArea: Calibration.SafeArea, known: [Calibration]
        ) {
            self.identifier = identifier
            self.systemVersion = systemVersion
            self.design = design
            self.safeArea = safeArea
            orientation = Calibration.Orientation(width: width, height: height)
            let screen = Calibration.Screen(width: min(width, height), height: max(width, height), scale: scale)
            self.screen = screen
            let unzoomed = known.filter { !$0.isZoomed }.map(\.screen)
            unzoomedScreen = unzoomed.contains(screen) ? nil : unzoomed.first
        }
    }

    /// What a bar and its scroll view look like at one moment, in points.
    public struct Reading: Equatable, Sendable {
        /// The bar, and the scroll view under it.
        public let layout: AvatarController.Layout
        /// The scroll view's `contentOffset.y`.
        public let contentOffset: Double
        /// The scroll view's `adjustedContentInset.top`.
        public let topInset: Double
        /// Whether a finger drags the scroll view, or it rolls out.
        public let isMoving: Bool

        /// Creates a reading.
        public init(layout: AvatarController.Layout, contentOffset: Double, topInset: Double, isMoving: Bool) {
            self.layout = layout
            self.contentOffset = contentOffset
            self.topInset = topInset
            self.isMoving = isMoving
        }

        /// Height of the bar that would show if it shrank with its title, in points.
        public var shownHeight: Double {
            layout.shownHeight(over: layout.content ?? AvatarController.Content(top: 0, offset: contentOffset))
        }
    }

    /// Distance in which every large title has gone, in points: 52 of the title, and the image's margin.
    private static let walkedHeight = 64.0

    /// The device and the layout that the readings are of.
    public let device: Device

    private(set) var open: Reading?
    private(set) var collapsed: Reading?
    private(set) var isSideways = false
    /// Every reading that differs from the one before.
    private(set) var steps: [Reading] = []

    /// Creates a probe that has read nothing.
    public init(device: Device) {
        self.device = device
    }

    /// Offsets of a walk through the collapse, a pixel apart.
    ///
    /// - Parameters:
    ///   - rest: content offset of the page at rest, in points.
    ///   - scale: pixels per point.
    public static func offsets(from rest: Double, scale: Double) -> [Double] {
        (0...Int((walkedHeight + 1) * scale)).map { rest + Double($0) / scale }
    }

    /// Whether the bar has been seen at rest and beyond the end of its collapse, or to run down a side.
    public var isComplete: Bool {
        guard !isSideways else { return true }
        guard let open, let last = steps.last else { return false }
        return last.shownHeight <= open.shownHeight - CalibrationProbe.walkedHeight
    }

    /// Records what the bar looks like now.
    public mutating func take(_ reading: Reading) {
        let height = reading.layout.barHeight
        guard height > 0, reading != steps.last else { return }
        if height > reading.layout.barWidth {
            isSideways = true
            return
        }
        steps.append(reading)
        let pixel = 1 / device.screen.scale + 1e-6
        let covered = height - reading.shownHeight
        if covered > pixel {
            if collapsed.map({ height < $0.layout.barHeight }) ?? true { collapsed = reading }
        } else if !reading.isMoving, covered > -pixel {
            if open.map({ height > $0.layout.barHeight }) ?? true { open = reading }
        }
    }
}
