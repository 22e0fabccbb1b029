/// One attribute of a view, or of two views and the distance between them.
@MainActor open class NSLayoutConstraint {
    /// What is constrained.
    public enum Attribute: Int, Sendable {
        /// Edge where the interface starts.
        case leading = 5
        /// Edge where the interface ends.
        case trailing = 6
        /// Top edge.
        case top = 3
        /// Bottom edge.
        case bottom = 4
        /// Width.
        case width = 7
        /// Height.
        case height = 8
    }

    /// Distance, in points.
    open var constant: CGFloat {
        didSet {
            UIView.standInChangeCount += 1
            if isActive { changed() }
        }
    }

    /// Whether it counts.
    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            for view in [firstView, secondView].compactMap({ $0 }) {
                if isActive {
                    view.constraintsOnIt.append(self)
                } else {
                    view.constraintsOnIt.removeAll { $0 === self }
                }
            }
            changed()
        }
    }

    weak var firstView: UIView?
    weak var secondView: UIView?
    let attribute: Attribute
    private let isOfTwo: Bool

    init(first: UIView, second: UIView?, attribute: Attribute, constant: CGFloat) {
        firstView = first
        secondView = second
        isOfTwo = second != nil
        self.attribute = attribute
        self.constant = constant
    }

    /// Makes several constraints count.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    func mentions(_ view: UIView) -> Bool {
        isOfTwo && (firstView === view || secondView === view)
    }

    private func changed() {
        for view in [firstView, secondView] { view?.superview?.setNeedsLayout() }
        firstView?.setNeedsLayout()
        secondView?.setNeedsLayout()
    }
}
