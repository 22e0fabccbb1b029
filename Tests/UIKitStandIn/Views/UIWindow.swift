/// A window that fills the screen.
@MainActor open class UIWindow: UIView {
    /// The scene that it is in.
    open weak var windowScene: UIWindowScene?

    /// The controller of what it shows.
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            if let rootViewController { addSubview(rootViewController.view) }
        }
    }

    /// Creates a window that fills a scene's screen.
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: windowScene.screen.bounds)
    }

    /// Creates a window from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var window: UIWindow? { self }

    /// Insets of the safe area, without bars.
    open var safeAreaInsets: UIEdgeInsets { StandInDevice.current.safeArea }

    open override func layoutSubviews() {
        super.layoutSubviews()
        rootViewController?.view.frame = bounds
    }

    /// Shows the window, and what is in it.
    open func makeKeyAndVisible() {
        rootViewController?.beginAppearanceTransition(true, animated: false)
        standInLayout()
        rootViewController?.endAppearanceTransition()
    }

    /// Lays everything out, as a run loop does before it draws; again where a layout asked for another.
    public func standInLayout() {
        frame = windowScene?.screen.bounds ?? frame
        layoutIfNeeded()
        layoutIfNeeded()
    }

    /// Taps at a point, in the window's coordinates.
    ///
    /// - Returns: the control that took the tap.
    @discardableResult
    public func standInTap(_ point: CGPoint) -> UIControl? {
        let control = hitTest(point, with: nil) as? UIControl
        control?.sendActions(for: .touchUpInside)
        return control
    }
}
