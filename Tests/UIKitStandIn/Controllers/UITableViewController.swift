/// A controller whose view is a list, and which hears about its scrolling.
@MainActor open class UITableViewController: UIViewController, UIScrollViewDelegate {
    /// Its view.
    open private(set) lazy var tableView = UITableView()

    open override func loadView() {
        view = tableView
        tableView.delegate = self
    }

    /// The content offset has changed.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
