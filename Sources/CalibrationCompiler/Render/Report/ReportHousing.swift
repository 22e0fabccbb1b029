import DeviceCalibration

/// What stands around the screen, as far as a spec tells: it decides how the report draws a device.
enum ReportHousing: String {
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

    /// The housing of a display, and the safe area's inset at the sensors' edge, in points.
    ///
    /// Specs have no word for it. A bar nowhere at the top means a foldable; no inset at the bottom of an upright
    /// screen means a home button; an inset above 50 points means an island, since no notch reaches further.
    static func of(_ display: DisplaySpec) -> (housing: ReportHousing, inset: Length) {
        let upright = display.layouts.first { $0.orientation != .landscape && !$0.isZoomed.value }
        let insets = (upright ?? display.layouts[0]).safeArea
        let inset = upright == nil ? max(insets.top.value, insets.left) : insets.top.value
        if display.layouts.allSatisfy({ $0.navigationBar == nil }) { return (.side, inset) }
        if insets.bottom.sixths == 0 { return (.home, inset) }
        if display.idiom == .pad { return (.none, inset) }
        return (inset > Length(points: 50) ? .island : .notch, inset)
    }
}
