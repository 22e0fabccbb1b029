#if canImport(UIKit)
    import UIKit

    extension UINavigationController {
        /// Whether a page may show a large title: as it says itself, or as the pages before it; `nil` if it is not on top.
        func hasLargeTitle(on page: UIViewController) -> Bool? {
            guard topViewController === page else { return nil }
            guard navigationBar.prefersLargeTitles else { return false }
            let modes = viewControllers.reversed().map(\.navigationItem.largeTitleDisplayMode)
            return modes.first { $0 != .automatic } != .never
        }
    }
#endif
