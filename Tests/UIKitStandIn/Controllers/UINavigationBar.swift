/// A navigation bar; its controller gives it its place.
@MainActor open class UINavigationBar: UIView {
    /// Whether titles may be large.
    open var prefersLargeTitles = false {
        didSet { superview?.setNeedsLayout() }
    }
}
