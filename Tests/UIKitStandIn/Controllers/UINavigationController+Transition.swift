extension UINavigationController {
    /// Starts to pop the top page as a finger would that comes in from the edge.
    public func standInBeginInteractivePop() {
        let from = viewControllers.removeLast()
        guard let to = topViewController else { preconditionFailure("the last page cannot be popped") }
        begin(from: from, to: to, isPop: true, animated: true, isInteractive: true)
    }

    /// Moves the transition that runs.
    public func standInUpdateTransition(_ percent: CGFloat) {
        transition?.standInUpdate(percent)
    }

    /// Ends the transition that runs.
    public func standInFinishTransition() {
        guard let transition else { return }
        let from = transition.from
        transition.end(isCancelled: false) {
            if StandInTransition.completesFirst { self.transition = nil }
            from.view.removeFromSuperview()
            from.endAppearanceTransition()
            transition.to.endAppearanceTransition()
            if transition.isPop { from.removeFromParent() }
        }
        self.transition = nil
        view.setNeedsLayout()
    }

    /// Calls the transition that runs off: the page below goes again, the page on top comes back.
    public func standInCancelTransition() {
        guard let transition else { return }
        let from = transition.from
        let to = transition.to
        viewControllers.append(from)
        transition.end(isCancelled: true) {
            if StandInTransition.completesFirst { self.transition = nil }
            to.beginAppearanceTransition(false, animated: true)
            to.view.removeFromSuperview()
            to.endAppearanceTransition()
            from.beginAppearanceTransition(true, animated: true)
            from.endAppearanceTransition()
        }
        self.transition = nil
        view.setNeedsLayout()
    }

    /// Drops the top page from the stack without a word to anybody.
    public func standInForgetTopPage() {
        viewControllers.removeLast()
    }

    func begin(
        from: UIViewController, to: UIViewController, isPop: Bool, animated: Bool, isInteractive: Bool
    ) {
        guard isViewLoaded else { return }
        let isSeen = appearance == .here
        let transition = StandInTransition(from: from, to: to, isPop: isPop, isInteractive: isInteractive)
        if animated { self.transition = transition }
        if isSeen { from.beginAppearanceTransition(false, animated: animated) }
        _ = to.view
        if isSeen { to.beginAppearanceTransition(true, animated: animated) }
        show(to)
        view.setNeedsLayout()
        if animated {
            transition.start { view.layoutIfNeeded() }
        } else {
            self.transition = transition
        }
    }
}
