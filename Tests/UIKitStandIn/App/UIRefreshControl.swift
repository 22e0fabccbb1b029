/// A wheel that a pull shows.
@MainActor open class UIRefreshControl: UIControl {
    /// Hides the wheel.
    open func endRefreshing() {}
}

extension UITableViewController {
    /// The wheel of the list.
    public var refreshControl: UIRefreshControl? {
        get { nil }
        set {}
    }
}

extension UIControl.Event {
    /// The value has changed.
    public static let valueChanged = UIControl.Event(rawValue: 1 << 12)
}
