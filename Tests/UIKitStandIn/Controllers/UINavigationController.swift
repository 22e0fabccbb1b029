/// A stack of pages under a navigation bar.
@MainActor open class UINavigationController: UIViewController {
    /// Its bar.
    public let navigationBar = UINavigationBar()
    /// Its pages, the top one last.
    open internal(set) var viewControllers: [UIViewController] = []
    /// Whether the bar has slid away.
    open var isNavigationBarHidden = false {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The transition that it is in.
    var transition: StandInTransition?

    /// Creates a stack with one page.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
        addChild(rootViewController)
        rootViewController.didMove(toParent: self)
    }

    /// Creates a stack from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The page on top.
    open var topViewController: UIViewController? { viewControllers.last }

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transition ?? super.transitionCoordinator
    }

    open override func loadView() {
        view = StandInNavigationView(controller: self)
        view.addSubview(navigationBar)
        if let top = topViewController { show(top) }
    }

    override var visibleChildren: [UIViewController] {
        topViewController.map { [$0] } ?? []
    }

    /// Puts a page on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        let from = topViewController
        addChild(viewController)
        viewControllers.append(viewController)
        viewController.didMove(toParent: self)
        guard let from else { return }
        begin(from: from, to: viewController, isPop: false, animated: animated, isInteractive: false)
        if !animated { standInFinishTransition() }
    }

    /// Takes the top page away.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        let from = viewControllers.removeLast()
        begin(
            from: from, to: viewControllers[viewControllers.count - 1], isPop: true, animated: animated,
            isInteractive: false)
        if !animated { standInFinishTransition() }
        return from
    }

    /// Replaces all pages.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let old = self.viewControllers
        let from = topViewController
        self.viewControllers = viewControllers
        for page in viewControllers where !old.contains(where: { $0 === page }) { addChild(page) }
        if let from, let to = viewControllers.last, from !== to {
            begin(from: from, to: to, isPop: false, animated: animated, isInteractive: false)
            if !animated { standInFinishTransition() }
        }
        for page in old where !viewControllers.contains(where: { $0 === page }) { page.removeFromParent() }
    }

    /// Puts a page's view below the bar.
    func show(_ page: UIViewController) {
        view.addSubview(page.view)
        page.view.frame = view.bounds
        view.addSubview(navigationBar)
    }
}
