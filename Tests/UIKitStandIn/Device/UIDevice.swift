/// The running device.
@MainActor open class UIDevice {
    /// The running device.
    public static let current = UIDevice()

    init() {}

    /// Version of the OS.
    open var systemVersion: String { StandInDevice.current.systemVersion }
}
