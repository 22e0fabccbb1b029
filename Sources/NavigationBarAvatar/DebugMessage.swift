#if os(iOS) || os(Linux)
    /// Messages for developers. Users never see one.
    @MainActor package enum DebugMessage {
        /// Takes messages in a debug build: prints them.
        package static var receive: (String) -> Void = { print($0) }

        /// Says something, in a debug build only.
        static func say(_ message: String) {
            #if DEBUG
                receive("NavigationBarAvatar: " + message)
            #endif
        }
    }
#endif
