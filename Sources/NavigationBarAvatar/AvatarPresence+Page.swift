#if os(iOS) || os(Linux)
    import DeviceCalibration
    import UIKit

    extension AvatarPresence {
        /// Whether its page is on top of the navigation controller.
        var isOnTop: Bool {
            page != nil && navigationController?.topViewController === page
        }

        /// What keeps the page from showing a large title; `nil` if it shows one.
        var obstacle: AvatarController.Obstacle? {
            page.flatMap { navigationController?.obstacle(on: $0) }
        }

        /// Views of the app's own in the bar: touches on them are theirs.
        var customBarViews: [UIView] {
            guard let item = page?.navigationItem else { return [] }
            let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
            return ([item.titleView] + buttons.map(\.customView)).compactMap { $0 }
        }
    }

    extension UINavigationController {
        /// What keeps a page from showing a large title; `nil` if it shows one.
        func obstacle(on page: UIViewController) -> AvatarController.Obstacle? {
            guard navigationBar.prefersLargeTitles else { return .smallTitles }
            if #available(iOS 16.0, *), page.navigationItem.style != .navigator { return .itemStyle }
            if page.navigationItem.prompt != nil { return .prompt }
            // A page whose mode is automatic takes that of the page below.
            let modes = viewControllers.prefix { $0 !== page }.reversed().map(\.navigationItem.largeTitleDisplayMode)
            let mode = ([page.navigationItem.largeTitleDisplayMode] + modes).first { $0 != .automatic }
            return mode == nil || mode == .always ? nil : .displayMode
        }
    }

    extension UIViewController {
        /// The scroll view that pushes the large title away: the page's own answer, else the first vertical one under the
        /// bar. A scroll view that was found before stays while it is still there.
        func scrollView(under bar: UINavigationBar, orStill known: UIScrollView?) -> UIScrollView? {
            guard let view = viewIfLoaded else { return nil }
            if let scrollView = contentScrollView(for: .top) { return scrollView }
            if let known, known.isDescendant(of: view), known.isUnder(bar) { return known }
            return view.firstScrollView(under: bar)
        }
    }

    extension UIView {
        fileprivate func firstScrollView(under bar: UINavigationBar) -> UIScrollView? {
            if let scrollView = self as? UIScrollView, scrollView.isUnder(bar) { return scrollView }
            return subviews.lazy.compactMap { $0.firstScrollView(under: bar) }.first
        }
    }

    extension UIScrollView {
        fileprivate func isUnder(_ bar: UINavigationBar) -> Bool {
            let frame = bar.convert(bar.bounds, to: nil)
            return !isHidden
                && AvatarController.Content.isVertical(contentWidth: contentSize.width, width: bounds.width)
                && AvatarController.Content.isUnderBar(
                    top: convert(bounds, to: nil).minY, barTop: frame.minY, barHeight: frame.height)
        }
    }

    extension AvatarController.Layout {
        /// Reads a bar, and what its page has in it and under it.
        @MainActor init(
            of bar: UINavigationBar, over scrollView: UIScrollView?, page: UIViewController?, in window: UIWindow
        ) {
            let frame = bar.convert(bar.bounds, to: nil)
            self.init(
                barTop: frame.minY, barWidth: frame.width, barHeight: frame.height,
                safeAreaTop: window.safeAreaInsets.top)
            if let search = page?.navigationItem.searchController {
                isSearching = search.isActive
                let searchBar = search.searchBar
                if searchBar.isDescendant(of: bar) { searchBarTop = searchBar.convert(searchBar.bounds, to: bar).minY }
            }
            // Insets set by hand say nothing about where the title ends.
            if let scrollView, scrollView.contentInsetAdjustmentBehavior != .never {
                content = AvatarController.Content(
                    top: scrollView.convert(scrollView.bounds, to: nil).minY, offset: scrollView.contentOffset.y,
                    inset: scrollView.contentInset.top, additionalInset: Double(page?.additionalSafeAreaInsets.top ?? 0)
                )
            }
        }
    }
#endif
