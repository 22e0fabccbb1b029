/// A navigation bar; its controller gives it its place.
@MainActor open class UINavigationBar: UIView {
    /// Whether titles may be large.
    open var prefersLargeTitles = false {
        didSet { superview?.setNeedsLayout() }
    }

    /// The bar's own view, in which buttons and search field are.
    public let standInContent = StandInBarContent()
    private var layoutHeight: CGFloat = 0

    /// Shows what an item has for a bar: its buttons in the row of the small title, its search bar at the bottom.
    func show(_ item: UINavigationItem, searchRow: CGFloat, row: CGFloat) {
        if standInContent.superview == nil { addSubview(standInContent) }
        standInContent.frame = bounds
        var trailing = bounds.width
        for button in item.rightBarButtonItems ?? [] {
            trailing -= 44
            button.standInView.frame = CGRect(x: trailing, y: row - 44, width: 44, height: 44)
            standInContent.addSubview(button.standInView)
        }
        if let titleView = item.titleView { standInContent.addSubview(titleView) }
        if let searchBar = item.searchController?.searchBar {
            searchBar.frame = CGRect(x: 0, y: bounds.height - searchRow, width: bounds.width, height: searchRow)
            standInContent.addSubview(searchBar)
        }
    }

    open override func layoutSubviews() {
        // UIKit puts its own views where it likes when the title changes.
        if bounds.height != layoutHeight { standInReorder() }
        layoutHeight = bounds.height
        super.layoutSubviews()
    }

    /// Brings the bar's own view to the front, as UIKit does behind an app's back.
    public func standInReorder() {
        if standInContent.superview === self, subviews.last !== standInContent { bringSubviewToFront(standInContent) }
    }

    /// The view that is drawn last.
    public var standInFrontView: UIView? {
        subviews.enumerated().max { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }?
            .element
    }
}

/// The bar's own view, which takes no touch but for what is in it.
@MainActor public final class StandInBarContent: UIView {
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }
}

/// An event, which no test makes.
@MainActor open class UIEvent {
    init() {}
}
