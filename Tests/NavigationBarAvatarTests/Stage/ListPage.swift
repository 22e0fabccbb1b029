import DeviceCalibration
import NavigationBarAvatar
import UIKit

/// A page with a list: no delegate hears it scroll.
class ListPage: UIViewController {
    private(set) var tableView = UITableView()
    private(set) var otherLists: [UIScrollView] = []

    /// What to do when the view is loaded, and when the page is about to be shown first.
    var whenLoaded: (ListPage) -> Void = { _ in }
    var whenShown: (UINavigationController) -> Void = { _ in }

    /// Whether the list is in the page's view, instead of being it.
    var isListInContainer = false
    /// Whether another view comes first there, so that the page has to name its list.
    var isListNamed = false
    /// Whether the page adds its list after everything else.
    var isListAddedLate = false

    override func loadView() {
        view = isListInContainer || isListNamed ? UIView() : tableView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if isListAddedLate { whenLoaded(self) }
        if isListNamed { view.addSubview(UIView()) }
        for list in otherLists { view.addSubview(list) }
        if view !== tableView { view.addSubview(tableView) }
        if isListNamed { setContentScrollView(tableView) }
        if !isListAddedLate { whenLoaded(self) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let navigationController { whenShown(navigationController) }
    }

    /// Puts a search into the bar.
    func addSearch(hidesWhenScrolling: Bool = true) {
        navigationItem.searchController = UISearchController(searchResultsController: nil)
        navigationItem.hidesSearchBarWhenScrolling = hidesWhenScrolling
    }

    /// Puts a button and a view into the bar, the view to the left of the button.
    func addBarItems() -> UIView {
        let custom = UIView()
        navigationItem.rightBarButtonItems = [UIBarButtonItem(), UIBarButtonItem(customView: custom)]
        return custom
    }

    /// The button in the bar.
    var barButton: UIView? { navigationItem.rightBarButtonItems?.first?.standInView }

    /// Puts a new list in the place of the old one.
    func replaceList() {
        tableView.removeFromSuperview()
        tableView = UITableView()
        view.addSubview(tableView)
    }

    /// Puts lists in front of its own that have nothing to do with the title.
    func addOtherLists() {
        let pager = UIScrollView()
        pager.contentSize = CGSize(width: 1170, height: 844)
        let hidden = UIScrollView()
        hidden.isHidden = true
        let low = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 444))
        otherLists = [pager, hidden, low]
    }

    /// A page that shows an avatar in the way that the documentation proposes.
    static func withAvatar(
        images: AvatarImageStore = .fresh(), calibrations: CalibrationTable? = nil,
        account: @escaping @MainActor () -> UIViewController? = { nil }
    ) -> ListPage {
        let page = ListPage()
        page.whenLoaded = {
            if let calibrations {
                $0.showAvatar(images: images, calibrations: calibrations, account: account)
            } else {
                $0.showAvatar(images: images, account: account)
            }
        }
        return page
    }
}

extension AvatarImageStore {
    /// A store with nothing in it.
    static func fresh() -> AvatarImageStore {
        UserDefaults(suiteName: "test").map { AvatarImageStore(defaults: $0) } ?? AvatarImageStore()
    }
}

/// A page where nothing scrolls.
final class EmptyPage: UIViewController {}

/// A controller that contains pages.
enum ContainerKind: CaseIterable {
    case tabBar, navigation, splitView

    @MainActor func make() -> UIViewController {
        switch self {
        case .tabBar: return UITabBarController()
        case .navigation: return UINavigationController(rootViewController: EmptyPage())
        case .splitView: return UISplitViewController()
        }
    }
}

/// A navigation controller, in test files that don't import UIKit.
typealias NavigationStack = UINavigationController
