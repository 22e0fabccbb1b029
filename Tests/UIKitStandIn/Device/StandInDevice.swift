/// The device that a test pretends to run on.
public struct StandInDevice: Sendable {
    /// The running device. Tests set it before they make a window, on the main actor.
    nonisolated(unsafe) public static var current = StandInDevice()

    /// Hardware identifier, or the host's architecture in the simulator.
    public var machine = "iPhone14,7"
    /// Variables of the environment.
    public var environment: [String: String] = [:]
    /// Entries of the app's Info.plist.
    public var infoDictionary: [String: any Sendable] = ["DTPlatformVersion": "18.0"]
    /// Version of the OS.
    public var systemVersion = "18.0"
    /// Size of the screen as the interface is turned.
    public var screenSize = CGSize(width: 390, height: 844)
    /// Pixels a point.
    public var scale: CGFloat = 3
    /// The window's safe area, without bars.
    public var safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    /// The navigation bar.
    public var bar = StandInBar(top: 47, medium: 44, large: 96)
    /// Whether the interface runs from right to left.
    public var isRightToLeft = false

    /// Whether it is an iPad, as its identifier says.
    public var isPad: Bool {
        (environment["SIMULATOR_MODEL_IDENTIFIER"] ?? machine).hasPrefix("iPad")
    }

    /// Creates an iPhone 14 with iOS 18 in portrait.
    public init() {}
}

/// Geometry of the navigation bar of a running device, in points.
public struct StandInBar: Equatable, Sendable {
    /// What a bar does while its large title scrolls away.
    public enum Behavior: Sendable, CaseIterable {
        /// It shrinks with the title: iOS 15 to 18.
        case shrinks
        /// It keeps its height until the title has gone, then jumps: seen on iOS 26.1, 106 points high up to 51 points
        /// of scroll, 54 from 52 on.
        case jumps
    }

    /// The bar's `frame.minY` in the window.
    public var top: CGFloat
    /// Height with the title collapsed.
    public var medium: CGFloat
    /// Height at rest with a large title; `nil` where none is shown.
    public var large: CGFloat?
    /// What it does while the title scrolls away.
    public var behavior: Behavior
    /// Whether the bar runs down the trailing side instead of across the top.
    public var isSideways = false
    /// Whether it has been minimized into a pill.
    public var isMinimized = false
    /// Height of a prompt above the title.
    public var promptRow: CGFloat = 30
    /// Height of a search row under the title.
    public var searchRow: CGFloat = 52

    /// Creates a bar.
    public init(top: CGFloat, medium: CGFloat, large: CGFloat?, behavior: Behavior = .shrinks) {
        self.top = top
        self.medium = medium
        self.large = large
        self.behavior = behavior
    }
}
