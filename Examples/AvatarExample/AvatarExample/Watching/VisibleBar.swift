import UIKit

/// The bar on screen with its page, found from outside, without the package's help.
@MainActor struct VisibleBar {
    let navigation: UINavigationController
    let page: UIViewController
    let scrollView: UIScrollView?

    /// Finds the bar; `nil` before a page is shown.
    init?(in window: UIWindow) {
        guard let navigation = window.rootViewController?.firstNavigationController,
            let page = navigation.topViewController, page.viewIfLoaded?.window != nil
        else { return nil }
        self.navigation = navigation
        self.page = page
        scrollView = page.contentScrollView(for: .top) ?? page.view.firstDescendant { $0 as? UIScrollView }
    }

    /// What the label is to say; `nil` if nothing scrolls.
    var readout: Readout? {
        guard let scrollView, let parent = scrollView.superview else { return nil }
        let bar = navigation.navigationBar
        let frame = bar.convert(bar.bounds, to: nil)
        let top = parent.convert(scrollView.frame, to: nil).minY
        let inset = scrollView.contentInset.top + page.additionalSafeAreaInsets.top
        let avatar = bar.firstDescendant { $0.isAvatar ? $0 : nil }
        return Readout(
            shownHeight: Double(top - scrollView.contentOffset.y - inset - frame.minY),
            contentOffset: Double(scrollView.contentOffset.y), bar: Readout.Frame(frame),
            avatar: avatar.map { Readout.Frame($0.convert($0.bounds, to: bar)) },
            opacity: avatar.map { $0.isHidden ? 0 : Double($0.alpha) } ?? 0)
    }
}

extension Readout.Frame {
    /// A rectangle of UIKit.
    init(_ frame: CGRect) {
        self.init(
            x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
    }
}

extension UIView {
    /// Whether the view is the package's avatar: the example looks at it from outside.
    fileprivate var isAvatar: Bool { accessibilityIdentifier == "NavigationBarAvatar" }

    /// The first view below this one for which a closure has an answer.
    fileprivate func firstDescendant<Found>(_ find: (UIView) -> Found?) -> Found? {
        for view in subviews {
            if let found = find(view) ?? view.firstDescendant(find) { return found }
        }
        return nil
    }
}

extension UIViewController {
    /// This controller, or the first below it, that is a navigation controller.
    fileprivate var firstNavigationController: UINavigationController? {
        self as? UINavigationController ?? children.lazy.compactMap(\.firstNavigationController).first
    }
}
