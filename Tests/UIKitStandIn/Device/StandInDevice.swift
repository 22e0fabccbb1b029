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
