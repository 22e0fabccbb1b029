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
