#if os(iOS) || os(Linux)
    import DeviceCalibration
    import UIKit

    /// What a page's avatar shows and does.
    @MainActor struct AvatarContent {
        /// Where the picture comes from.
        var images: AvatarImageStore
        /// What VoiceOver says.
        var label: String
        /// Where the numbers come from.
        var calibrations: CalibrationTable
        /// Makes the screen that a tap opens.
        var account: @MainActor () -> UIViewController?
    }

    /// An invisible child of a page that hears when the page comes and goes, and keeps its avatar in the bar meanwhile.
    ///
    /// UIKit passes a page's appearance on to its children, so the page needs no base class, and no delegate is taken. The
    /// child lives as long as its page.
    final class AvatarPresence: UIViewController {
        var content: AvatarContent {
            didSet { barView?.belong(to: self) }
        }

        private weak var bar: UINavigationBar?
        private weak var scrollView: UIScrollView?
        private var observation: NSKeyValueObservation?
        private var said: Set<String> = []

        init(content: AvatarContent) {
            self.content = content
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) {
            return nil
        }

        override func loadView() {
            view = UIView(frame: .zero)
            view.isHidden = true
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            arrive(.appearing)
            moveAlongTransition()
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            arrive(.appeared)
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            barView?.handle(.disappearing)
            moveAlongTransition()
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            leave()
        }

        /// The controller on the navigation controller's stack that this one is in.
        var page: UIViewController? {
            sequence(first: self, next: \.parent).first { $0.parent is UINavigationController }
        }

        /// Opens the account screen over the page, in a navigation controller.
        func openAccount() {
            guard let page, page.presentedViewController == nil, let account = content.account() else { return }
            let screen =
                account as? UINavigationController ?? account.navigationController
                ?? UINavigationController(rootViewController: account)
            page.present(screen, animated: true)
        }

        /// Reads the bar and the scroll view under it, and listens to that one from now on.
        func layout(of bar: UINavigationBar, in window: UIWindow) -> AvatarController.Layout {
            // UIKit looks for a page's scroll view in its first subview: never be that one.
            if let superview = viewIfLoaded?.superview, superview.subviews.first === view {
                superview.bringSubviewToFront(view)
            }
            let scrollView = page?.scrollView(under: bar, orStill: self.scrollView)
            if scrollView !== self.scrollView {
                self.scrollView = scrollView
                observation = scrollView?.observe(\.contentOffset) { [weak self] _, _ in
                    MainActor.assumeIsolated { self?.scroll() }
                }
            }
            return AvatarController.Layout(of: bar, over: scrollView, page: page, in: window)
        }

        /// Says something to the developer, once for a page.
        func say(_ remark: AvatarController.Remark) {
            if said.insert(remark.description).inserted { DebugMessage.say(remark.description) }
        }

        /// Takes the avatar out of the bar, and itself out of the page.
        func end() {
            leave()
            willMove(toParent: nil)
            viewIfLoaded?.removeFromSuperview()
            removeFromParent()
        }

        /// The view in the bar, while it is this page's.
        private var barView: AvatarBarView? {
            bar.flatMap { AvatarBarView.find(in: $0) }.flatMap { $0.belongs(to: self) ? $0 : nil }
        }

        private func arrive(_ event: AvatarController.Event) {
            guard let bar = navigationController?.navigationBar else { return }
            self.bar = bar
            let view = AvatarBarView.install(in: bar)
            view.belong(to: self)
            view.update()
            view.handle(event)
        }

        private func leave() {
            observation = nil
            scrollView = nil
            guard let barView else { return }
            barView.handle(.disappeared)
            barView.removeFromSuperview()
        }

        private func scroll() {
            if let scrollView { barView?.handle(.contentOffset(scrollView.contentOffset.y)) }
        }

        /// Fades with the transition that brings or takes the page, and back if that is cancelled.
        private func moveAlongTransition() {
            transitionCoordinator?.animate(
                alongsideTransition: { [weak self] _ in
                    self?.barView?.handle(.transition(progress: 1))
                },
                completion: { [weak self] context in
                    if context.isCancelled { self?.barView?.handle(.cancelled) }
                })
        }
    }
#endif
