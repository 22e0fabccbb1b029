/// Pages under a row of tabs.
@MainActor open class UITabBarController: UIViewController {}

/// Pages side by side.
@MainActor open class UISplitViewController: UIViewController {}

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

/// The view of a navigation controller.
@MainActor final class StandInNavigationView: UIView {
    private weak var navigationController: UINavigationController?

    init(controller: UINavigationController) {
        navigationController = controller
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        navigationController?.layOutBar()
    }
}
