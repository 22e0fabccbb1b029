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
        /// liquidGlass ⇔ iOS ≥ 26, SDK ≥ 26, and not UIDesignRequiresCompatibility or both ≥ 27
        /// ```
        ///
        /// iOS 27 ignores `UIDesignRequiresCompatibility` in apps built with its own SDK.
        ///
        /// - Parameters:
        ///   - systemVersion: major version of the running OS.
        ///   - sdkVersion: major version of the SDK that the app was built with.
        ///   - requiresCompatibility: the app's `UIDesignRequiresCompatibility`, from its Info.plist.
        @inlinable
        public static func applying(
            systemVersion: Int, sdkVersion: Int, requiresCompatibility: Bool
        ) -> Design {
            let release = min(systemVersion, sdkVersion)
            return release >= 27 || release >= 26 && !requiresCompatibility ? .liquidGlass : .classic
        }

        /// The design that a running app gets, from versions as they are written: `26.1`.
        ///
        /// - Parameters:
        ///   - systemVersion: version of the running OS.
        ///   - sdkVersion: the app's `DTPlatformVersion`, from its Info.plist, where Xcode writes the SDK's version; an
        ///     app that has none is taken to be built with the SDK of the running OS.
        ///   - requiresCompatibility: the app's `UIDesignRequiresCompatibility`, from its Info.plist.
        public static func applying(
            systemVersion: String, sdkVersion: String?, requiresCompatibility: Bool
        ) -> Design {
            let system = majorVersion(of: systemVersion) ?? 0
            return applying(
                systemVersion: system, sdkVersion: sdkVersion.flatMap { majorVersion(of: $0) } ?? system,
                requiresCompatibility: requiresCompatibility)
        }

        /// The number in front of the first point.
        private static func majorVersion(of version: String) -> Int? {
            version.split(separator: ".", maxSplits: 1).first.flatMap { Int($0) }
        }

        /// The bar of a device that no table knows, by the heights that this design has on every measured device.
        ///
        /// | design | medium | large |
        /// |---|---|---|
        /// | `classic`, phone | 44, in landscape 32 | 96 |
        /// | `classic`, pad | 50 | 102 |
        /// | `liquidGlass` | 54 | 106 |
        ///
        /// - Parameters:
        ///   - idiom: kind of device; phones show no large title in landscape.
        ///   - orientation: orientation of the interface.
        ///   - safeAreaTop: top inset of the window's safe area, in points: where most bars begin.
        public func navigationBar(
            idiom: Idiom, orientation: Orientation, safeAreaTop: Double
        ) -> NavigationBar {
            let isFlat = idiom != .pad && orientation == .landscape
            let medium: Double
            switch self {
            case .liquidGlass: medium = 54
            case .classic: medium = idiom == .pad ? 50 : isFlat ? 32 : 44
            }
            return NavigationBar(top: safeAreaTop, medium: medium, large: isFlat ? nil : medium + 52)
        }
    }
}

extension Calibration {
    /// The model's hardware identifier, on a device and in the simulator.
    ///
    /// - Parameters:
    ///   - machine: `utsname.machine`: the identifier on a device, the host's architecture in the simulator.
    ///   - simulatorModelIdentifier: the environment's `SIMULATOR_MODEL_IDENTIFIER`: the simulated model.
    /// - Returns: `machine`, or the simulated model where there is one; `machine` once more where a simulator names none.
    public static func hardwareIdentifier(machine: String, simulatorModelIdentifier: String?) -> String {
        guard isSimulator(machine), let model = simulatorModelIdentifier, !model.isEmpty else { return machine }
        return model
    }

    /// Whether an identifier is the architecture of a simulator's host.
    static func isSimulator(_ identifier: String) -> Bool {
        identifier == "arm64" || identifier == "x86_64" || identifier == "i386"
    }
}
