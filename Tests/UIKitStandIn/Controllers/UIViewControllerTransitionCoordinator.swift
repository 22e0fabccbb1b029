/// State of a transition.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether it was called off.
    var isCancelled: Bool { get }
    /// Whether a finger drives it.
    var isInteractive: Bool { get }
    /// Progress, 0 to 1.
    var percentComplete: CGFloat { get }
}

/// A running transition.
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs a block with the transition's animations, and another when they have ended.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}
