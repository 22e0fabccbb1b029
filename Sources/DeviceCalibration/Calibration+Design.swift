extension Calibration {
    /// Look of the navigation bar, which decides its heights and where it starts.
    public enum Design: Sendable {
        /// Bars as on iOS 15 to 18, and on later systems in compatibility mode.
        case classic

        /// Bars as on iOS 26 and later, 10 points taller.
        case liquidGlass

        /// The design that a running app gets.
        ///
        /// ```
        /// liquidGlass ⇔ iOS ≥ 26 and built with SDK ≥ 26 and not UIDesignRequiresCompatibility
        /// ```
        ///
        /// - Parameters:
        ///   - systemVersion: major version of the OS that runs.
        ///   - sdkVersion: major version of the SDK that the app was built with.
        ///   - requiresCompatibility: the app's `UIDesignRequiresCompatibility`, from its Info.plist.
        @inlinable
        public static func applying(
            systemVersion: Int, sdkVersion: Int, requiresCompatibility: Bool
        ) -> Design {
            systemVersion >= 26 && sdkVersion >= 26 && !requiresCompatibility ? .liquidGlass : .classic
        }
    }
}
