#if os(iOS) || os(Linux)
    import DeviceCalibration
    import UIKit

    /// The account screen of an app that has one.
    @MainActor public enum AccountScreen {
        /// Makes the screen that a tap opens after a plain `insertAccount()`; `nil` opens none.
        public static var make: (@MainActor () -> UIViewController)?
    }

    extension UINavigationController {
        /// Inserts the profile picture for the page on top; a tap opens ``AccountScreen/make``.
        ///
        /// Meant for `viewDidAppear`, with ``deleteAccount()`` in `viewDidDisappear`. Inserting twice is inserting once.
        /// A page without a large title has no place for a picture: one that is there is removed, with a debug message.
        public func insertAccount() {
            insertAccount { AccountScreen.make?() }
        }

        /// Inserts the profile picture for the page on top; a tap opens a screen that is there already.
        public func insertAccount(showing account: UIViewController) {
            insertAccount { account }
        }

        /// Inserts the profile picture for the page on top; a tap opens the screen that a closure makes.
        public func insertAccount(showing account: @escaping @MainActor () -> UIViewController?) {
            guard let page = topViewController else { return }
            if let obstacle = obstacle(on: page) {
                DebugMessage.say(AvatarController.Remark.noPlace(obstacle).description)
                deleteAccount()
                return
            }
            page.showAvatar(account: account)
        }

        /// Removes the profile picture.
        public func deleteAccount() {
            AvatarBarView.find(in: navigationBar)?.endPresence()
        }

        /// Fades the profile picture by a content offset. It follows the page's scroll view by itself: no need to call it.
        ///
        /// - Parameter nowY: the scroll view's `contentOffset.y`.
        public func scrollAccountView(nowY: CGFloat) {
            AvatarBarView.find(in: navigationBar)?.handle(.contentOffset(nowY))
        }
    }
#endif
