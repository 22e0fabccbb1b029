/// A controller of one page, or of a container of pages.
@MainActor open class UIViewController {
    /// Where a page is.
    enum Appearance {
        case away
        case coming
        case here
        case going
    }

    /// The controller that contains it.
    open internal(set) weak var parent: UIViewController?
    /// The controllers in it.
    open internal(set) var children: [UIViewController] = []
    /// What it shows in the navigation bar.
    public let navigationItem = UINavigationItem()
    /// The controller that it has presented.
    open private(set) var presentedViewController: UIViewController?
    /// The controller that has presented it.
    open private(set) weak var presentingViewController: UIViewController?
    /// Its title.
    open var title: String?
    /// What it adds to the safe area.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero

    private(set) var appearance = Appearance.away
    private var loadedView: UIView?
    private var isAnimated = false
    private weak var contentScrollView: UIScrollView?

    /// Creates a controller.
    public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {}

    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) {}

    /// Its view, loaded when it is asked for.
    open var view: UIView {
        get {
            if let loadedView { return loadedView }
            loadView()
            let view = loadedView ?? UIView()
            self.view = view
            viewDidLoad()
            return view
        }
        set {
            loadedView = newValue
            newValue.controller = self
        }
    }

    /// Its view, if it is loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether its view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view.
    open func loadView() {
        view = UIView()
    }

    /// The view was made.
    open func viewDidLoad() {}
    /// The page is about to come.
    open func viewWillAppear(_ animated: Bool) {}
    /// The page has come.
    open func viewDidAppear(_ animated: Bool) {}
    /// The page is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The page has gone.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The controller is about to get another parent, or none.
    open func willMove(toParent parent: UIViewController?) {}
    /// The controller has another parent, or none.
    open func didMove(toParent parent: UIViewController?) {}

    /// The scroll view that it has named for an edge; `nil` where it has named none.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        edge == .top ? contentScrollView : nil
    }

    /// Names the scroll view for edges.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .top) {
        if edge.contains(.top) { contentScrollView = scrollView }
    }

    /// The transition that this page, or one around it, is in.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        parent?.transitionCoordinator
    }

    /// The navigation controller around it.
    open var navigationController: UINavigationController? {
        parent.flatMap { $0 as? UINavigationController ?? $0.navigationController }
    }

    /// Adds a child; its view is added by hand.
    open func addChild(_ childController: UIViewController) {
        childController.willMove(toParent: self)
        childController.removeFromParent()
        childController.parent = self
        children.append(childController)
    }

    /// Takes it out of its parent.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Presents another controller over this one.
    open func present(_ viewController: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        precondition(presentedViewController == nil, "one controller at a time can be presented")
        presentedViewController = viewController
        viewController.presentingViewController = self
        completion?()
    }

    /// Ends what it has presented, or what it was presented as.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let presentedViewController {
            presentedViewController.presentingViewController = nil
            self.presentedViewController = nil
        } else {
            presentingViewController?.dismiss(animated: flag)
        }
        completion?()
    }

    /// Tells a child that it is about to come or go.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        isAnimated = animated
        if isAppearing, appearance == .away || appearance == .going {
            appearance = .coming
            viewWillAppear(animated)
        } else if !isAppearing, appearance == .here || appearance == .coming {
            appearance = .going
            viewWillDisappear(animated)
        } else {
            return
        }
        for child in visibleChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    /// Tells a child that it has come or gone.
    open func endAppearanceTransition() {
        switch appearance {
        case .coming:
            appearance = .here
            viewDidAppear(isAnimated)
        case .going:
            appearance = .away
            viewDidDisappear(isAnimated)
        case .here, .away: return
        }
        for child in visibleChildren { child.endAppearanceTransition() }
    }

    /// Children whose views are in this one.
    var visibleChildren: [UIViewController] {
        children.filter { $0.viewIfLoaded?.superview != nil }
    }

    /// A child's view was put into its parent's, or taken out of it.
    func viewMoved(toWindow window: UIWindow?) {
        guard let parent, !(parent is UINavigationController) else { return }
        if window == nil {
            beginAppearanceTransition(false, animated: false)
            endAppearanceTransition()
        } else if parent.appearance == .here || parent.appearance == .coming {
            beginAppearanceTransition(true, animated: false)
            if parent.appearance == .here { endAppearanceTransition() }
        }
    }
}
