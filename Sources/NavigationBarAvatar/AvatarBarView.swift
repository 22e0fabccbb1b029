#if canImport(UIKit)
    import DeviceCalibration
    import UIKit

    /// A transparent view across a navigation bar, which holds the avatar and hears when the bar changes.
    ///
    /// It is pinned to the bar's edges, so that it is laid out whenever the bar's height changes: while a large title
    /// collapses, stretches or turns. There is one in a bar, the bar alone holds it, and it belongs to one page at a time.
    final class AvatarBarView: UIView {
        private let control = AvatarControl()
        private weak var presence: AvatarPresence?
        private weak var images: AvatarImageStore?
        private var controller = AvatarController()
        private var avatar: Calibration.Avatar?
        private var trailing: NSLayoutConstraint?
        private var bottom: NSLayoutConstraint?
        private var calibratedScreen: CGRect?

        private init() {
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
            addSubview(control)
            control.addAction(UIAction { [weak self] _ in self?.presence?.openAccount() }, for: .touchUpInside)
            let edges = [
                trailingAnchor.constraint(equalTo: control.trailingAnchor, constant: 0),
                bottomAnchor.constraint(equalTo: control.bottomAnchor, constant: 0),
            ]
            trailing = edges[0]
            bottom = edges[1]
            NSLayoutConstraint.activate(edges)
        }

        required init?(coder: NSCoder) {
            return nil
        }

        /// The view in a bar; `nil` where there is none.
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
            guard let presence else {
                // The page has gone without a word.
                removeFromSuperview()
                return
            }
            guard let screen = window?.windowScene?.screen else { return }
            if screen.bounds != calibratedScreen {
                calibratedScreen = screen.bounds
                let match = RunningDevice.match(in: presence.content.calibrations, screen: screen)
                controller.calibrate(match, scale: screen.scale)
            }
            if let isAvailable = presence.hasLargeTitle { handle(.largeTitle(isAvailable: isAvailable)) }
            handle(.barLaidOut(height: bounds.height, top: convert(bounds, to: nil).minY))
        }

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            // The rest of the bar belongs to the bar.
            let view = super.hitTest(point, with: event)
            return view === self ? nil : view
        }

        /// Becomes a page's, whoever had it before.
        func belong(to presence: AvatarPresence) {
            self.presence = presence
            if images !== presence.content.images { images?.forget(control) }
            images = presence.content.images
            presence.content.images.show(in: control)
            control.accessibilityLabel = presence.content.label
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
                bottom?.constant = avatar.bottomMargin
            }
            if let state { control.show(state) }
            while let remark = controller.takeRemark() { DebugMessage.say(remark.description) }
        }
    }
#endif
