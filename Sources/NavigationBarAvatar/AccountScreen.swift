#if canImport(UIKit)
    import UIKit

    /// The account screen of an app that has one.
    @MainActor public enum AccountScreen {
        /// Makes the screen that a tap opens after a plain `insertAccount()`; `nil` opens none.
        public static var make: (@MainActor () -> UIViewController)?
    }
#endif
