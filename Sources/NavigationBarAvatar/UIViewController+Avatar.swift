#if os(iOS) || os(Linux)
    import DeviceCalibration
    import DeviceCalibrationTables
    import UIKit

    extension UIViewController {
        /// Shows the profile picture in the large-title bar whenever this page is on top.
        ///
        /// Call it once, in `viewDidLoad`; calling it again changes what the avatar shows and does. The avatar fades with
        /// the large title and with the page's transitions. It goes when the page goes, or with ``removeAvatar()``.
        ///
        /// Tab bar, navigation and split view controllers are no pages: there it shows nothing, and a debug build says so.
        ///
        /// ```swift
        /// override func viewDidLoad() {
        ///     super.viewDidLoad()
        ///     showAvatar { AccountViewController() }
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - images: where the picture comes from.
        ///   - label: what VoiceOver says.
        ///   - calibrations: where the numbers come from; an app with specs of its own gives its own table.
        ///   - account: makes the screen that a tap opens. It is kept as long as the page, so it must not hold the page.
        public func showAvatar(
            images: AvatarImageStore = .standard, label: String = "Account",
            calibrations: CalibrationTable = DeviceCalibrations.table,
            account: @escaping @MainActor () -> UIViewController?
        ) {
            if self is UINavigationController || self is UITabBarController || self is UISplitViewController {
                DebugMessage.say(AvatarController.Remark.noPlace(.container).description)
                return
            }
            let content = AvatarContent(images: images, label: label, calibrations: calibrations, account: account)
            if let presence = avatarPresence {
                presence.content = content
                return
            }
            let presence = AvatarPresence(content: content)
            addChild(presence)
            view.addSubview(presence.view)
            presence.didMove(toParent: self)
        }

        /// Takes the profile picture away from this page for good.
        public func removeAvatar() {
            avatarPresence?.end()
        }

        private var avatarPresence: AvatarPresence? {
            children.lazy.compactMap { $0 as? AvatarPresence }.first
        }
    }
#endif
