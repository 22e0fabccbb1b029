/// A view.
@MainActor open class UIView {
    /// How often an opacity or a constraint has been set, of any view.
    public static var standInChangeCount = 0

    /// Place in the superview.
    open var frame: CGRect {
        didSet {
            if frame.size != oldValue.size { setNeedsLayout() }
        }
    }

    /// Opacity.
    open var alpha: CGFloat = 1 {
        willSet { StandInAnimation.current?.willChangeAlpha(of: self) }
        didSet { UIView.standInChangeCount += 1 }
    }

    /// Whether it is not drawn and takes no touches.
    open var isHidden = false
    /// Whether it takes touches.
    open var isUserInteractionEnabled = true
    /// Whether it is drawn inside its bounds only.
    open var clipsToBounds = false
    /// How it fills its bounds.
    open var contentMode = ContentMode.scaleToFill
    /// Whether its frame is set by hand.
    open var translatesAutoresizingMaskIntoConstraints = true

    /// Whether VoiceOver stops at it.
    open var isAccessibilityElement = false
    /// What VoiceOver says.
    open var accessibilityLabel: String?
    /// What it is to VoiceOver.
    open var accessibilityTraits: UIAccessibilityTraits = []
    /// Whether VoiceOver sees nothing in it.
    open var accessibilityElementsHidden = false
    /// Name for UI tests.
    open var accessibilityIdentifier: String?
    /// Whether a long press shows it large, for those who read large text.
    open var showsLargeContentViewer = false
    /// What is shown then.
    open var largeContentTitle: String?
    /// What is shown then.
    open var largeContentImage: UIImage?
    /// What users can do with it.
    open private(set) var interactions: [any UIInteraction] = []

    /// Its layer.
    public let layer = CALayer()
    /// The views in it, from back to front.
    public private(set) var subviews: [UIView] = []
    /// The view that it is in.
    public private(set) weak var superview: UIView?

    /// Constraints that mention it.
    var constraintsOnIt: [NSLayoutConstraint] = []
    /// The controller whose view it is.
    weak var controller: UIViewController?
    private(set) var needsLayout = true

    /// How content fills bounds.
    public enum ContentMode: Int, Sendable {
        /// Stretched.
        case scaleToFill = 0
        /// Whole, with room left.
        case scaleAspectFit = 1
        /// Full, with edges cut.
        case scaleAspectFill = 2
    }

    /// Creates a view.
    public init(frame: CGRect = .zero) {
        self.frame = frame
        layer.view = self
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        frame = .zero
        layer.view = self
    }

    /// Rectangle in its own coordinates.
    open var bounds: CGRect {
        CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
    }

    /// Size that its content asks for; negative where it asks for none.
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

    /// Way in which the interface runs.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        StandInDevice.current.isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The window that it is in.
    open var window: UIWindow? { superview?.window }

    /// Puts a view in front of the others.
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        setNeedsLayout()
        view.setNeedsLayout()
        view.controller?.viewMoved(toWindow: window)
    }

    /// Puts a view that is in it in front of the others.
    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
        setNeedsLayout()
    }

    /// Whether it is a view, or in it.
    open func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    /// Adds something that users can do with it.
    open func addInteraction(_ interaction: any UIInteraction) {
        interactions.append(interaction)
    }

    /// Takes it out of its superview, and ends the constraints between the two.
    open func removeFromSuperview() {
        guard let superview else { return }
        controller?.viewMoved(toWindow: nil)
        for constraint in constraintsOnIt where constraint.mentions(superview) { constraint.isActive = false }
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
    }

    /// Asks for a layout.
    open func setNeedsLayout() {
        needsLayout = true
    }

    /// Lays out what asks for it, parents before children.
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            layoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
    }

    /// Lays its subviews out by their constraints.
    open func layoutSubviews() {
        for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
            view.frame = StandInLayout(of: view, in: self).frame
        }
    }

    /// Whether a point in its own coordinates is in it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// The front-most view at a point that takes touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            let origin = view.frame.origin
            if let hit = view.hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), with: event) { return hit }
        }
        return self
    }

    /// A rectangle in another view's coordinates; the window's for `nil`.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        var rect = rect
        for ancestor in sequence(first: self, next: \.superview) where !(ancestor is UIWindow) {
            rect.origin.x += ancestor.frame.minX
            rect.origin.y += ancestor.frame.minY
        }
        guard let view, !(view is UIWindow) else { return rect }
        let origin = view.convert(CGRect.zero, to: nil).origin
        rect.origin.x -= origin.x
        rect.origin.y -= origin.y
        return rect
    }

    /// A point in another view's coordinates; the window's for `nil`.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        convert(CGRect(x: point.x, y: point.y, width: 0, height: 0), to: view).origin
    }
}

extension UIView: Equatable {
    /// Whether two references are to one view.
    public nonisolated static func == (left: UIView, right: UIView) -> Bool { left === right }
}

/// Something that users can do with a view.
@MainActor public protocol UIInteraction: AnyObject {}

/// A long press that shows a view large, for those who read large text.
@MainActor public final class UILargeContentViewerInteraction: UIInteraction {
    /// Creates the interaction.
    public init() {}
}
