/// Geometry of a bar as it is seen while the app runs.
///
/// A bar shows one height at a time. Until the other has been seen, it is taken to be ``difference`` away, which is 52
/// points in every measurement of every device so far.
struct LiveBar: Equatable, Sendable {
    /// Height of the large title's row, in points: what a collapse takes away.
    static let usualDifference = 52.0

    /// Height from which on a bar that nothing scrolls is open, in points: no row is lower than 44 where large titles
    /// are shown, and no collapsed bar is that high.
    static let openHeight = 44 + usualDifference

    private(set) var top: Double
    private(set) var medium: Double
    private(set) var large: Double
    private let difference: Double
    /// Whether the large height was seen at rest, rather than concluded.
    private(set) var hasSeenLarge: Bool

    /// The bar, as a calibration holds it.
    var bar: Calibration.NavigationBar {
        Calibration.NavigationBar(top: top, medium: medium, large: large)
    }

    /// Takes a bar whose first height is all there is to go by.
    ///
    /// - Parameters:
    ///   - height: height of the bar while nothing scrolls it.
    ///   - top: the bar's `frame.minY` in the window.
    init(height: Double, top: Double) {
        self.top = top
        difference = LiveBar.usualDifference
        hasSeenLarge = height >= LiveBar.openHeight
        large = hasSeenLarge ? height : height + difference
        medium = large - difference
    }

    /// Takes the bar that a table expects, to be corrected by what is seen.
    init(expecting medium: Double, large: Double, top: Double, hasSeenLarge: Bool) {
        self.top = top
        self.medium = medium
        self.large = large
        difference = large - medium
        self.hasSeenLarge = hasSeenLarge
    }

    /// Learns from a bar that nothing scrolls: it is at rest or collapsed, so it is never higher than at rest.
    mutating func settle(height: Double, top: Double, pixel: Double) {
        self.top = top
        if abs(height - large) <= pixel {
            hasSeenLarge = true
        } else if height > large || height >= LiveBar.openHeight {
            large = height
            medium = height - difference
            hasSeenLarge = true
        }
        shrink(height: height, pixel: pixel)
    }

    /// Learns from a bar at any moment: it is never lower than collapsed.
    mutating func shrink(height: Double, pixel: Double) {
        guard height < medium - pixel else { return }
        medium = height
        if !hasSeenLarge { large = height + difference }
    }
}
