/// The numbers that a running bar is held to: the table's, until the bar itself proves them wrong.
struct RunningCalibration: Sendable {
    /// Which numbers are in use.
    private(set) var match: Calibration.Match
    /// Size and place of the image; `nil` where there is no room for one, or nothing is known yet.
    private(set) var avatar: Calibration.Avatar?
    /// The fade; `nil` where there is none, or nothing is known yet.
    private(set) var fade: FadeModel?

    private let design: Calibration.AvatarDesign
    private let scale: Double
    private let table: Calibration.NavigationBar?
    private let hasBarAtTop: Bool
    private var live: LiveBar?
    private var hasSeenLarge = false

    /// Whether only the live bar can give the numbers.
    var isUnknown: Bool { table == nil && hasBarAtTop }

    /// Starts from the answer of a look-up.
    init(match: Calibration.Match, scale: Double, design: Calibration.AvatarDesign) {
        self.match = match
        self.scale = scale
        let calibration = match.calibration
        self.design = calibration.flatMap { Calibration.AvatarDesign($0) } ?? design
        table = calibration?.navigationBar
        hasBarAtTop = calibration == nil || table != nil
        avatar = calibration?.avatar
        fade = calibration.flatMap { FadeModel($0) }
    }

    /// Learns from a bar that nothing scrolls.
    ///
    /// - Returns: what to tell the developer; `nil` where there is nothing new.
    mutating func settle(height: Double, top: Double) -> AvatarController.Remark? {
        guard hasBarAtTop else { return nil }
        if var bar = live {
            bar.settle(height: height, top: top, pixel: tolerance)
            use(bar)
            return nil
        }
        guard let table else {
            use(LiveBar(height: height, top: top))
            return nil
        }
        guard let large = table.large else {
            // Where nothing fades, only a height can prove that something might; the bar's place has no say.
            guard abs(height - table.medium) > tolerance else { return nil }
            use(LiveBar(height: height, top: top))
            return .contradiction(expected: table, top: top, height: height)
        }
        var bar = LiveBar(expecting: table.medium, large: large, top: table.top, hasSeenLarge: hasSeenLarge)
        bar.settle(height: height, top: top, pixel: tolerance)
        hasSeenLarge = bar.hasSeenLarge
        guard abs(top - table.top) > tolerance || bar.medium != table.medium || bar.large != large else { return nil }
        use(bar)
        return .contradiction(expected: table, top: top, height: height)
    }

    /// Learns from a bar that may be scrolling: one that is lower than collapsed was expected higher than it is.
    ///
    /// - Returns: what to tell the developer; `nil` where there is nothing new.
    mutating func shrink(height: Double, top: Double) -> AvatarController.Remark? {
        if var bar = live {
            bar.shrink(height: height, pixel: tolerance)
            use(bar)
            return nil
        }
        guard let table, let large = table.large, height < table.medium - tolerance else { return nil }
        var bar = LiveBar(expecting: table.medium, large: large, top: top, hasSeenLarge: hasSeenLarge)
        bar.shrink(height: height, pixel: tolerance)
        use(bar)
        return .contradiction(expected: table, top: top, height: height)
    }

    private mutating func use(_ bar: LiveBar) {
        guard bar != live else { return }
        live = bar
        match = .liveBar(bar.bar)
        avatar = design.avatar(in: bar.bar, scale: scale)
        fade =
            avatar == nil
            ? nil
            : FadeModel(
                top: bar.top, medium: bar.medium, large: bar.large, bottomMargin: design.bottomMargin,
                curve: design.fade)
    }

    /// One pixel, and what sums of thirds of a point lose.
    private var tolerance: Double {
        (scale > 0 ? 1 / scale : 1) + 1e-6
    }
}
