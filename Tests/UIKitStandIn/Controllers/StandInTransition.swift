/// A transition between two pages of a navigation controller.
@MainActor public final class StandInTransition: UIViewControllerTransitionCoordinator {
    /// Whether completion blocks are called before the pages hear that the transition has ended, or after.
    ///
    /// UIKit does not document the order, so tests run with both.
    public static var completesFirst = false

    /// Whether it was called off.
    public private(set) var isCancelled = false
    /// Whether a finger drives it.
    public let isInteractive: Bool
    /// Progress, 0 to 1.
    public private(set) var percentComplete: CGFloat = 0

    let from: UIViewController
    let to: UIViewController
    let isPop: Bool
    private let animation = StandInAnimation()
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var hasEnded = false

    init(from: UIViewController, to: UIViewController, isPop: Bool, isInteractive: Bool) {
        self.from = from
        self.to = to
        self.isPop = isPop
        self.isInteractive = isInteractive
    }

    /// Keeps the blocks until the transition starts and ends; refuses once it has ended.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !hasEnded else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// Moves the transition on screen.
    public func standInUpdate(_ percent: CGFloat) {
        percentComplete = percent
        animation.progress = percent
    }

    /// Runs the blocks, and a layout with them.
    func start(layout: () -> Void) {
        StandInAnimation.current = animation
        animation.record {
            for block in animations { block(self) }
            layout()
        }
        animations = []
    }

    /// Ends the animations, and tells the pages and the blocks.
    func end(isCancelled: Bool, pages: () -> Void) {
        self.isCancelled = isCancelled
        hasEnded = true
        StandInAnimation.current = nil
        let complete = { [self] in
            for block in completions { block(self) }
            completions = []
        }
        if StandInTransition.completesFirst {
            complete()
            pages()
        } else {
            pages()
            complete()
        }
    }
}
