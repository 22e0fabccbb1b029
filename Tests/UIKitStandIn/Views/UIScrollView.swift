/// A scrolling view.
@MainActor open class UIScrollView: UIView {
    /// What makes UIKit add to the insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Bars and safe area, as the page wants it.
        case automatic = 0
        /// Bars and safe area, on axes that scroll.
        case scrollableAxes = 1
        /// Nothing: the app sets them by hand.
        case never = 2
        /// Bars and safe area.
        case always = 3
    }

    /// Object that hears about scrolling.
    open weak var delegate: (any UIScrollViewDelegate)?

    /// Place of the bounds in the content.
    open var contentOffset = CGPoint.zero {
        didSet {
            standInHasOffset = true
            navigationController?.view.setNeedsLayout()
            observations.notify()
            delegate?.scrollViewDidScroll(self)
        }
    }

    /// Size of the content.
    open var contentSize = CGSize.zero
    /// The app's own insets.
    open var contentInset = UIEdgeInsets.zero
    /// What makes UIKit add to them.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// The app's own insets, and those that bars and safe area take.
    open internal(set) var adjustedContentInset = UIEdgeInsets.zero
    /// Whether a finger drags it.
    open internal(set) var isDragging = false
    /// Whether it rolls out.
    open internal(set) var isDecelerating = false

    /// Whether the offset has been set: by the app, or by the first layout.
    public private(set) var standInHasOffset = false
    /// Height that a running refresh adds to the bar.
    public var standInRefreshHeight: CGFloat = 0
    /// Whether it keeps its frame, instead of filling its page.
    public var standInKeepsFrame = false
    /// How many observe its offset.
    public var standInObserverCount: Int { observations.count }

    /// The navigation controller whose bar follows it.
    weak var navigationController: UINavigationController?
    private var observations = StandInObservations()

    /// Observes a property; the stand-in knows changes of the content offset only.
    public func observe<Value>(
        _ keyPath: KeyPath<UIScrollView, Value>,
        changeHandler: @escaping @Sendable (UIScrollView, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observations.add { [unowned self] in changeHandler(self, NSKeyValueObservedChange()) }
    }

    /// Lets a finger drag it, or lets it go.
    public func standInDrag(_ isDragging: Bool) {
        self.isDragging = isDragging
    }

    /// Lets the next layout scroll it to its top.
    public func standInRest() {
        standInHasOffset = false
        navigationController?.view.setNeedsLayout()
    }
}

/// An object that hears about scrolling.
@MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// The content offset has changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing, as an optional requirement does.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A list, of which only the scrolling matters here.
@MainActor open class UITableView: UIScrollView {}
