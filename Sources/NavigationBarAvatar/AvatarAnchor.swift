#if os(iOS) || os(Linux)
    import DeviceCalibration
    import SwiftUI
    import UIKit

    /// An empty view that brings the avatar to the UIKit page around it.
    struct AvatarAnchor: UIViewControllerRepresentable {
        let images: AvatarImageStore
        let label: String
        let calibrations: CalibrationTable
        let action: @MainActor () -> Void

        func makeUIViewController(context: Context) -> AvatarAnchorController {
            AvatarAnchorController(anchor: self)
        }

        func updateUIViewController(_ controller: AvatarAnchorController, context: Context) {
            controller.anchor = self
        }

        static func dismantleUIViewController(_ controller: AvatarAnchorController, coordinator: ()) {
            controller.leavePage()
        }
    }

    /// The controller of an anchor, which knows its page by its parents.
    final class AvatarAnchorController: UIViewController {
        /// What the avatar shows and does. A new action takes effect at once; the avatar is told of the rest only.
        var anchor: AvatarAnchor {
            didSet {
                if anchor.images !== oldValue.images || anchor.label != oldValue.label { showOnPage() }
            }
        }

        /// The page that shows the avatar.
        private(set) weak var page: UIViewController?

        init(anchor: AvatarAnchor) {
            self.anchor = anchor
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) {
            return nil
        }

        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            showOnPage()
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            // SwiftUI may build a page before it joins a navigation stack, or move it to another.
            showOnPage()
        }

        /// Takes the avatar away from the page, unless another anchor there still wants one.
        func leavePage() {
            guard let page else { return }
            self.page = nil
            page.removeAvatar()
            page.avatarAnchor(on: page)?.showOnPage()
        }

        private func showOnPage() {
            let page = sequence(first: self, next: \.parent).first { $0.parent is UINavigationController }
            if page !== self.page { leavePage() }
            self.page = page
            page?.showAvatar(images: anchor.images, label: anchor.label, calibrations: anchor.calibrations) {
                [weak self] in
                self?.anchor.action()
                // SwiftUI presents what there is to present.
                return nil
            }
        }
    }

    extension UIViewController {
        /// An anchor in this controller, or in one of those in it, that shows its avatar on a page.
        fileprivate func avatarAnchor(on page: UIViewController) -> AvatarAnchorController? {
            if let anchor = self as? AvatarAnchorController, anchor.page === page { return anchor }
            return children.lazy.compactMap { $0.avatarAnchor(on: page) }.first
        }
    }
#endif
