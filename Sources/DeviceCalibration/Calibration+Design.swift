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

        /// The design that a running app gets, from versions as they are written: `26.1`.
        ///
        /// - Parameters:
        ///   - systemVersion: version of the OS that runs.
        ///   - sdkVersion: version of the SDK that the app was built with, from its Info.plist; where that does not say,
        ///     the SDK that belongs to the compiler of this module.
        ///   - requiresCompatibility: the app's `UIDesignRequiresCompatibility`, from its Info.plist.
        public static func applying(
            systemVersion: String, sdkVersion: String?, requiresCompatibility: Bool
        ) -> Design {
            applying(
                systemVersion: majorVersion(of: systemVersion) ?? 0,
                sdkVersion: sdkVersion.flatMap { majorVersion(of: $0) } ?? compilerSDKVersion,
                requiresCompatibility: requiresCompatibility)
        }

        /// The number in front of the first point.
        private static func majorVersion(of version: String) -> Int? {
            version.split(separator: ".", maxSplits: 1).first.flatMap { Int($0) }
        }

        /// Major version of the iOS SDK that comes with this compiler: Xcode 26 brought Swift 6.2.
        private static var compilerSDKVersion: Int {
            #if compiler(>=6.2)
                26
            #else
                18
            #endif
        }
    }
}
