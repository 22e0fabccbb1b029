/// One instance of the app's interface.
@MainActor open class UIWindowScene: UIScene {
    /// The screen that shows it.
    open var screen: UIScreen { UIScreen.main }

    /// Creates a scene on the device's own screen.
    public override init() {}
}
