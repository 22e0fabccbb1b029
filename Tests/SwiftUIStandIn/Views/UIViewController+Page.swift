import UIKit

extension UIViewController {
    /// Adds a search field to the page, once.
    func addSearch() {
        if navigationItem.searchController == nil {
            navigationItem.searchController = UISearchController(searchResultsController: nil)
        }
    }
}

extension NavigationBarItem.TitleDisplayMode {
    /// UIKit's word for it.
    @MainActor var mode: UINavigationItem.LargeTitleDisplayMode {
        switch self {
        case .automatic: .automatic
        case .inline: .never
        case .large: .always
        }
    }
}
