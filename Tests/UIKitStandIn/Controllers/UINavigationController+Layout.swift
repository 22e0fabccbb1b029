extension UINavigationController {
    /// Gives the bar and the page on top their places, by the rule in this module's README.
    func layOutBar() {
        guard view.bounds.width > 0, let page = topViewController else { return }
        let bar = StandInDevice.current.bar
        page.view.frame = view.bounds
        if bar.isSideways {
            navigationBar.frame = CGRect(
                x: view.bounds.width - bar.medium, y: bar.top, width: bar.medium, height: view.bounds.height)
            return
        }
        if bar.isMinimized {
            navigationBar.frame = CGRect(x: 120, y: bar.top, width: 150, height: 28)
            return
        }
        let item = page.navigationItem
        let scrollView = trackedScrollView(of: page)
        if let scrollView, scrollView !== page.view, !scrollView.standInKeepsFrame {
            scrollView.frame = page.view.bounds
        }
        var rows = Rows(bar: bar, item: item, hasLargeTitle: showsLargeTitle)
        rows.open += scrollView?.standInRefreshHeight ?? 0
        var shown = rows.open
        if let scrollView {
            scrollView.navigationController = self
            let top = scrollView.convert(scrollView.bounds, to: nil).minY
            let inset = page.additionalSafeAreaInsets.top + scrollView.contentInset.top
            if !scrollView.standInHasOffset {
                scrollView.contentOffset = CGPoint(x: 0, y: -(max(0, bar.top + rows.open - top) + inset))
            }
            shown = -(scrollView.contentOffset.y + inset) - (bar.top - top)
            let height = rows.height(shown, behavior: bar.behavior)
            scrollView.adjustedContentInset.top = max(0, bar.top + height - top) + inset
        }
        let y = isNavigationBarHidden ? -rows.open : bar.top
        navigationBar.frame = CGRect(
            x: 0, y: y, width: view.bounds.width, height: rows.height(shown, behavior: bar.behavior))
        navigationBar.show(item, searchRow: rows.searchRow(shown), row: bar.medium)
    }

    /// The scroll view that UIKit tracks: the page's own answer, its view, or the first view in that.
    private func trackedScrollView(of page: UIViewController) -> UIScrollView? {
        page.contentScrollView(for: .top) ?? page.view as? UIScrollView ?? page.view.subviews.first as? UIScrollView
    }

    /// Whether the page on top shows a large title: its own mode, or that of the page before.
    private var showsLargeTitle: Bool {
        guard navigationBar.prefersLargeTitles, topViewController?.navigationItem.style == .navigator else {
            return false
        }
        let modes = viewControllers.reversed().map(\.navigationItem.largeTitleDisplayMode)
        let mode = modes.first { $0 != .automatic }
        return mode == nil || mode == .always
    }
}

/// The heights between which a bar moves.
@MainActor private struct Rows {
    /// Height at rest.
    var open: CGFloat
    /// Height with everything gone that goes.
    let least: CGFloat
    private let search: CGFloat
    private let aboveSearch: CGFloat
    private let hidesSearch: Bool
    private let canShrink: Bool

    init(bar: StandInBar, item: UINavigationItem, hasLargeTitle: Bool) {
        let large = hasLargeTitle ? bar.large : nil
        let prompt = item.prompt == nil ? 0 : bar.promptRow
        search = item.searchController == nil ? 0 : bar.searchRow
        hidesSearch = item.hidesSearchBarWhenScrolling
        if let controller = item.searchController, controller.isActive, controller.hidesNavigationBarDuringPresentation
        {
            // The field is all there is.
            aboveSearch = 0
            (open, least) = (search, search)
        } else {
            aboveSearch = (large ?? bar.medium) + prompt
            open = aboveSearch + search
            least = bar.medium + prompt + (hidesSearch ? 0 : search)
        }
        canShrink = large != nil
    }

    /// Height of the bar where so much of it would show.
    func height(_ shown: CGFloat, behavior: StandInBar.Behavior) -> CGFloat {
        guard canShrink, open > least else { return least }
        switch behavior {
        case .shrinks: return max(least, shown)
        case .jumps: return shown > least + 1e-6 ? open : least
        }
    }

    /// Height of the search row.
    func searchRow(_ shown: CGFloat) -> CGFloat {
        hidesSearch && aboveSearch > 0 ? min(search, max(0, shown - aboveSearch)) : search
    }
}
