import NavigationBarAvatar
import UIKit

/// A list under a large title, with the avatar beside it.
final class ListViewController: UITableViewController {
    private let page: ExamplePage
    private let rows = Rows()

    init(page: ExamplePage) {
        self.page = page
        super.init(nibName: nil, bundle: nil)
        title = "Home"
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = rows
        showAvatar { AccountViewController() }
        switch page {
        case .uikitSearch: navigationItem.searchController = UISearchController(searchResultsController: nil)
        case .uikitRefresh: refreshControl = makeRefreshControl()
        case .uikitInline: navigationItem.largeTitleDisplayMode = .never
        default: break
        }
    }

    /// A pull shows the wheel for a second.
    private func makeRefreshControl() -> UIRefreshControl {
        let control = UIRefreshControl()
        control.addAction(
            UIAction { [weak control] _ in
                Task { @MainActor [weak control] in
                    try? await Task.sleep(nanoseconds: 1_000_000_000)
                    control?.endRefreshing()
                }
            }, for: .valueChanged)
        return control
    }
}
