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
