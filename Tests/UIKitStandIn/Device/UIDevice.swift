/// The running device.
@MainActor open class UIDevice {
    /// The running device.
    public static let current = UIDevice()

    init() {}

    /// Version of the OS.
    open var systemVersion: String { StandInDevice.current.systemVersion }

    /// Kind of interface.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        StandInDevice.current.isPad ? .pad : .phone
    }
}

/// Kind of interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// A phone's.
    case phone = 0
    /// A pad's.
    case pad = 1
}

/// A screen.
@MainActor open class UIScreen {
    /// The device's own screen.
    public static let main = UIScreen()

    init() {}

    /// Rectangle of the screen as the interface is turned.
    open var bounds: CGRect {
        let size = StandInDevice.current.screenSize
        return CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// Pixels a point.
    open var scale: CGFloat { StandInDevice.current.scale }
}

/// One instance of the app's interface.
@MainActor open class UIWindowScene {
    /// The screen that shows it.
    open var screen: UIScreen { UIScreen.main }

    /// Creates a scene on the device's own screen.
    public init() {}
}
