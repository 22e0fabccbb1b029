#if os(iOS) || os(Linux)
    import DeviceCalibration
    import UIKit

    /// A transparent view across a navigation bar, which holds the avatar and hears when the bar changes.
    ///
    /// It is pinned to the bar's edges, so it is laid out whenever the bar's height changes: while a large title collapses,
    /// stretches or turns. A bar has one; the bar alone holds it, and it belongs to one page at a time.
    final class AvatarBarView: UIView {
        private let control = AvatarControl()
        private weak var presence: AvatarPresence?
        private weak var images: AvatarImageStore?
        private var controller = AvatarController()
        private var avatar: Calibration.Avatar?
        private var trailing: NSLayoutConstraint?
        private var top: NSLayoutConstraint?
        private var calibratedScreen: CGRect?

        private init() {
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
            // In front of the bar's own views however UIKit orders them.
            layer.zPosition = 1
            addSubview(control)
            control.addAction(UIAction { [weak self] _ in self?.presence?.openAccount() }, for: .touchUpInside)
            let edges = [
                trailingAnchor.constraint(equalTo: control.trailingAnchor, constant: 0),
                control.topAnchor.constraint(equalTo: topAnchor, constant: 0),
            ]
            trailing = edges[0]
            top = edges[1]
            NSLayoutConstraint.activate(edges)
        }

        required init?(coder: NSCoder) {
            return nil
        }

        /// The view in a bar; `nil` if there is none.
        static func find(in bar: UINavigationBar) -> AvatarBarView? {
            bar.subviews.lazy.compactMap { $0 as? AvatarBarView }.first
        }

        /// The view in a bar, put there if there is none.
        static func install(in bar: UINavigationBar) -> AvatarBarView {
            if let view = find(in: bar) { return view }
            let view = AvatarBarView()
            bar.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
                view.topAnchor.constraint(equalTo: bar.topAnchor),
                view.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
            ])
            return view
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            update()
        }

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            // The rest of the bar belongs to the bar, and so do its buttons and its search field.
            guard let view = super.hitTest(point, with: event), view !== self else { return nil }
            return isTaken(point, with: event) ? nil : view
        }

        /// Reads the bar and its page anew, after a layout or an appearance.
        func update() {
            guard let presence else {
                // The page has gone without a word.
                removeFromSuperview()
                return
            }
            guard let bar = superview as? UINavigationBar, let window, let screen = window.windowScene?.screen
            else { return }
            // Touches go by the order of the views.
            if bar.subviews.last !== self { bar.bringSubviewToFront(self) }
            if screen.bounds != calibratedScreen {
                calibratedScreen = screen.bounds
                controller.calibrate(
                    RunningDevice.match(in: presence.content.calibrations, screen: screen),
                    designBar: RunningDevice.designBar(in: window, screen: screen), scale: screen.scale)
            }
            if presence.isOnTop { handle(.title(presence.obstacle)) }
            handle(.laidOut(presence.layout(of: bar, in: window)))
        }

        /// Becomes a page's, whoever had it before.
        func belong(to presence: AvatarPresence) {
            self.presence = presence
            if images !== presence.content.images { images?.forget(control) }
            images = presence.content.images
            presence.content.images.show(in: control)
            control.label = presence.content.label
        }

        /// Whether it is a page's.
        func belongs(to presence: AvatarPresence) -> Bool {
            self.presence === presence
        }

        /// Ends what its page has here.
        func endPresence() {
            presence?.end()
            removeFromSuperview()
        }

        /// Passes an event on, and shows what comes of it.
        func handle(_ event: AvatarController.Event) {
            let state = controller.handle(event)
            if let avatar = controller.avatar, avatar != self.avatar {
                self.avatar = avatar
                control.show(avatar)
                trailing?.constant = avatar.trailingMargin
            }
            if let state {
                control.show(state)
                top?.constant = state.top
            }
            while let remark = controller.takeRemark() { presence?.say(remark) }
        }

        /// Whether one of the bar's own controls lies at a point.
        private func isTaken(_ point: CGPoint, with event: UIEvent?) -> Bool {
            guard let bar = superview else { return false }
            let customViews = presence?.customBarViews ?? []
            for sibling in bar.subviews where sibling !== self {
                let hit = sibling.hitTest(convert(point, to: sibling), with: event)
                for view in sequence(first: hit, next: { $0?.superview }).prefix(while: { $0 !== bar }) {
                    guard let view else { break }
                    if view is UIControl || view is UISearchBar || customViews.contains(view) { return true }
                }
            }
            return false
        }
    }
#endif
