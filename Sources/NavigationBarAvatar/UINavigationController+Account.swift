#if canImport(UIKit)
    import DeviceCalibration
    import UIKit

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
            guard hasLargeTitle(on: page) == true else {
                DebugMessage.say(AvatarController.Remark.noLargeTitle.description)
                deleteAccount()
                return
            }
            page.showAvatar(account: account)
        }

        /// Removes the profile picture.
        public func deleteAccount() {
            AvatarBarView.find(in: navigationBar)?.endPresence()
        }

        /// Fades the profile picture by a content offset. The bar's height does so by itself: there is no need to call it.
        ///
        /// - Parameter nowY: the scroll view's `contentOffset.y`.
        public func scrollAccountView(nowY: CGFloat) {
            AvatarBarView.find(in: navigationBar)?.handle(.contentOffset(nowY))
        }
    }
#endif
