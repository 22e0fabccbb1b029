extension CalibrationProbe {
    /// What a running app knows about its device without looking at the bar.
    public struct Device: Equatable, Sendable {
        /// Hardware identifier.
        public let identifier: String
        /// Version of the OS.
        public let systemVersion: String
        /// Look of the bars.
        public let design: Calibration.Design
        /// Way the interface is turned.
        public let orientation: Calibration.Orientation
        /// Screen as it runs, in portrait points.
        public let screen: Calibration.Screen
        /// Screen of the same model without Display Zoom, where a table knows it and it is another one.
        public let unzoomedScreen: Calibration.Screen?
        /// The window's safe area, without bars.
        public let safeArea: Calibration.SafeArea

        /// Creates a device.
        ///
        /// - Parameters:
        ///   - identifier: hardware identifier.
        ///   - systemVersion: version of the OS.
        ///   - design: look of the bars.
        ///   - width: one side of the screen, in points.
        ///   - height: the side that is upright as the interface is turned, in points.
        ///   - scale: pixels a point.
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
}
