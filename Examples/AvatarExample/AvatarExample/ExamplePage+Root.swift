import SwiftUI
import UIKit

extension ExamplePage {
    /// Creates the window's root controller.
    @MainActor func makeRoot() -> UIViewController {
        if isSwiftUI { return UIHostingController(rootView: HomePage(page: self)) }
        let isPushed = self == .uikitPushed
        let navigation = UINavigationController(
            rootViewController: ListViewController(page: isPushed ? .uikitPlain : self))
        navigation.navigationBar.prefersLargeTitles = true
        if isPushed { navigation.pushViewController(ListViewController(page: self), animated: false) }
        return navigation
    }
}
