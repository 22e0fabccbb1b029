#if os(iOS) || os(Linux)
    import DeviceCalibration
    import UIKit

    /// What the look-up needs to know about the device and the app that run.
    @MainActor enum RunningDevice {
        /// Hardware identifier, in the simulator that of the simulated model.
        static var identifier: String {
            var name = utsname()
            uname(&name)
            let machine = withUnsafeBytes(of: &name.machine) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            return Calibration.hardwareIdentifier(
                machine: machine,
                simulatorModelIdentifier: ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"])
        }

        /// Design of the bars that this app gets on this OS.
        static var design: Calibration.Design {
            let bundle = Bundle.main
            return .applying(
                systemVersion: UIDevice.current.systemVersion,
                sdkVersion: bundle.object(forInfoDictionaryKey: "DTPlatformVersion") as? String,
                requiresCompatibility: bundle.object(forInfoDictionaryKey: "UIDesignRequiresCompatibility") as? Bool
                    ?? false)
        }

        /// A table's answer for this device and a screen.
        static func match(in table: CalibrationTable, screen: UIScreen) -> Calibration.Match {
            table.match(
                identifier: identifier, design: design, orientation: orientation(of: screen),
                screenWidth: screen.bounds.width, screenHeight: screen.bounds.height)
        }

        /// The bar that this design has on every device of this kind.
        static func designBar(in window: UIWindow, screen: UIScreen) -> Calibration.NavigationBar {
            design.navigationBar(
                idiom: UIDevice.current.userInterfaceIdiom == .pad ? .pad : .phone,
                orientation: orientation(of: screen),
                safeAreaTop: window.safeAreaInsets.top)
        }

        private static func orientation(of screen: UIScreen) -> Calibration.Orientation {
            Calibration.Orientation(width: screen.bounds.width, height: screen.bounds.height)
        }
    }
#endif
