extension UINavigationController {
    /// Gives the bar and the page on top their places, by the rule in this module's README.
    func layOutBar() {
        guard view.bounds.width > 0, let page = topViewController else { return }
        let geometry = StandInDevice.current.bar
        page.view.frame = view.bounds
        if geometry.isSideways {
            navigationBar.frame = CGRect(
                x: view.bounds.width - geometry.medium, y: geometry.top, width: geometry.medium,
                height: view.bounds.height)
            return
        }
        let large = showsLargeTitle ? geometry.large : nil
        let scrollView = page.view as? UIScrollView ?? page.view.subviews.first as? UIScrollView
        if let scrollView {
            if page.view !== scrollView { scrollView.frame = page.view.bounds }
            scrollView.navigationController = self
            if !scrollView.standInHasOffset {
                scrollView.contentOffset = CGPoint(x: 0, y: -(geometry.top + (large ?? geometry.medium)))
            }
        }
        var height = geometry.medium
        if let large {
            height = scrollView.map { max(geometry.medium, -$0.contentOffset.y - geometry.top) } ?? large
        }
        navigationBar.frame = CGRect(x: 0, y: geometry.top, width: view.bounds.width, height: height)
        scrollView?.adjustedContentInset.top = geometry.top + height
    }

    /// Whether the page on top shows a large title: its own mode, or that of the page before.
    private var showsLargeTitle: Bool {
        guard navigationBar.prefersLargeTitles else { return false }
        let modes = viewControllers.reversed().map(\.navigationItem.largeTitleDisplayMode)
        return modes.first { $0 != .automatic } != .never
    }
}
