/// A scrolling view.
@MainActor open class UIScrollView: UIView {
    /// Object that hears about scrolling.
    open weak var delegate: (any UIScrollViewDelegate)?

    /// Place of the bounds in the content.
    open var contentOffset = CGPoint.zero {
        didSet {
            standInHasOffset = true
            navigationController?.view.setNeedsLayout()
            delegate?.scrollViewDidScroll(self)
        }
    }

    /// Insets that bars and safe area take.
    open internal(set) var adjustedContentInset = UIEdgeInsets.zero
    /// Whether a finger drags it.
    open internal(set) var isDragging = false
    /// Whether it rolls out.
    open internal(set) var isDecelerating = false

    /// Whether the offset has been set: by the app, or by the first layout.
    public private(set) var standInHasOffset = false

    /// The navigation controller whose bar follows it.
    weak var navigationController: UINavigationController?

    /// Lets a finger drag it, or lets it go.
    public func standInDrag(_ isDragging: Bool) {
        self.isDragging = isDragging
    }
}
