/// The numbers that a running bar is held to: the table's, else the design's own, until a lower bar corrects them.
struct RunningCalibration: Sendable {
    /// Lowest bar with an open large title, in points, of every device and design. No collapsed bar is that high.
    private static let openHeight = 96.0

    /// Which numbers are in use.
    private(set) var match: Calibration.Match
    /// The bar; `nil` if bars are not at the top of this display.
    private(set) var bar: Calibration.NavigationBar?
    /// Size and place of the image; `nil` if there is no room for one.
    private(set) var avatar: Calibration.Avatar?
    /// The fade; `nil` if there is none.
    private(set) var fade: FadeModel?

    private let initialMatch: Calibration.Match
    private let expected: Calibration.NavigationBar?
    private let safeAreaTop: Double?
    private let design: Calibration.AvatarDesign
    private let scale: Double

    /// Whether the layout has a bar but never a large title.
    var lacksLargeTitle: Bool { bar != nil && bar?.large == nil }

    /// Starts from the answer of a look-up.
    ///
    /// - Parameters:
    ///   - match: the answer.
    ///   - designBar: bar of the running design, used where the table has no layout of that design and orientation.
    ///   - scale: pixels per point.
    ///   - design: the image's design where the table has none.
    init(
        match: Calibration.Match, designBar: Calibration.NavigationBar, scale: Double,
        design: Calibration.AvatarDesign
    ) {
        let calibration = match.calibration
        self.design = calibration.flatMap { Calibration.AvatarDesign($0) } ?? design
        self.scale = scale
        switch match {
        case .exact(let calibration):
            (initialMatch, expected, safeAreaTop) = (match, calibration.navigationBar, calibration.safeArea.top)
        case .otherLayout(let calibration, let differences) where differences.isSubset(of: .screen):
            (initialMatch, expected, safeAreaTop) = (match, calibration.navigationBar, nil)
        case .otherLayout, .missing, .designHeights, .liveBar:
            (initialMatch, expected, safeAreaTop) = (.designHeights(designBar), designBar, nil)
        }
        self.match = initialMatch
        use(expected)
    }

    /// Compares the numbers with a bar at rest. Only a lower bar corrects them: much makes a bar taller for a while, such
    /// as a refresh, a search row or larger text.
    ///
    /// - Returns: what to tell the developer; `nil` if the bar is as expected.
    mutating func settle(at layout: AvatarController.Layout) -> AvatarController.Remark? {
        guard layout.hasBar, !layout.isSearching, let expected, let large = expected.large else { return nil }
        let height = layout.barHeight
        let isLower = height >= Self.openHeight && height < large - tolerance && layout.searchBarTop == nil
        let bar = Calibration.NavigationBar(
            top: layout.barTop, medium: height - (large - expected.medium), large: height)
        match = isLower ? .liveBar(bar) : initialMatch
        use(isLower ? bar : expected)
        // A window whose safe area is not the display's has its bar elsewhere by right: floating, or without status bar.
        let isMoved =
            abs(layout.barTop - expected.top) > tolerance
            && safeAreaTop.map { abs(layout.safeAreaTop - $0) <= tolerance } == true
        guard isLower || isMoved else { return nil }
        return .contradiction(expected: expected, top: layout.barTop, height: height)
    }

    /// The part of a shown height that fades: without the search row under the title.
    func fadingHeight(of layout: AvatarController.Layout, over content: AvatarController.Content?) -> Double {
        layout.shownHeight(over: content) - layout.searchRow(below: bar?.medium ?? 0)
    }

    /// Whether a bar has shrunk further than the content under it explains, so that something else moves it.
    func isShrunk(_ layout: AvatarController.Layout, below shown: Double) -> Bool {
        guard let large = bar?.large else { return false }
        return layout.barHeight < large - tolerance && shown > layout.barHeight + tolerance
    }

    private mutating func use(_ bar: Calibration.NavigationBar?) {
        guard bar != self.bar else { return }
        self.bar = bar
        avatar = bar.flatMap { design.avatar(in: $0, scale: scale) }
        fade = nil
        guard avatar != nil, let bar, let large = bar.large else { return }
        fade = FadeModel(
            top: bar.top, medium: bar.medium, large: large, bottomMargin: design.bottomMargin, curve: design.fade)
    }

    /// A pixel, and what sums of thirds of a point lose.
    private var tolerance: Double {
        (scale > 0 ? 1 / scale : 1) + 1e-6
    }
}
