#if canImport(UIKit)
    import DeviceCalibration
    import UIKit

    /// A child of a page, invisible, which hears when the page comes and goes, and keeps its avatar in the bar meanwhile.
    ///
    /// UIKit passes a page's appearance on to its children. So the page needs no base class, and nobody's delegate is
    /// taken. The child lives as long as its page.
    final class AvatarPresence: UIViewController {
        var content: AvatarContent {
            didSet { barView?.belong(to: self) }
        }

        private weak var bar: UINavigationBar?

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

        /// Whether the page may show a large title; `nil` while it is not on top.
        var hasLargeTitle: Bool? {
            parent.flatMap { navigationController?.hasLargeTitle(on: $0) }
        }

        /// Opens the account screen over the page, in a navigation controller.
        func openAccount() {
            guard let page = parent, page.presentedViewController == nil, let account = content.account()
            else { return }
            let screen =
                account as? UINavigationController ?? account.navigationController
                ?? UINavigationController(rootViewController: account)
            page.present(screen, animated: true)
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
            view.handle(event)
        }

        private func leave() {
            guard let barView else { return }
            barView.handle(.disappeared)
            barView.removeFromSuperview()
        }

        /// Fades with the transition that brings or takes the page, and back if that is called off.
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
