#if canImport(UIKit)
    import UIKit

    extension UINavigationController {
        /// Whether a page may show a large title: as it says itself, or as the page before it; `nil` if it is not here.
        func hasLargeTitle(on page: UIViewController) -> Bool? {
            guard let place = viewControllers.firstIndex(where: { $0 === page }) else { return nil }
            guard navigationBar.prefersLargeTitles else { return false }
            let modes = viewControllers[...place].reversed().map(\.navigationItem.largeTitleDisplayMode)
            return modes.first { $0 != .automatic } != .never
        }
    }
#endif
