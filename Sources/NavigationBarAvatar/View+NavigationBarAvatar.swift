#if os(iOS) || os(Linux)
    import DeviceCalibration
    import DeviceCalibrationTables
    import SwiftUI

    extension View {
        /// Shows the profile picture in the large-title bar, and a sheet when it is tapped.
        ///
        /// Apply it to the outermost view of a page inside a `NavigationStack`. The sheet is SwiftUI's own, so the
        /// account view inherits this view's environment.
        ///
        /// ```swift
        /// NavigationStack {
        ///     List { … }
        ///         .navigationTitle("Home")
        ///         .navigationBarAvatar { AccountView() }
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - images: The source of the picture.
        ///   - label: What VoiceOver says.
        ///   - calibrations: The numbers of the fade. Pass your own table if your app has its own device specs.
        ///   - account: The sheet's content.
        public func navigationBarAvatar<Account: View>(
            images: AvatarImageStore = .standard, label: String = "Account",
            calibrations: CalibrationTable = DeviceCalibrations.table,
            @ViewBuilder account: @escaping () -> Account
        ) -> some View {
            modifier(
                AvatarSheetModifier(images: images, label: label, calibrations: calibrations, account: account))
        }

        /// Shows the profile picture in the large-title bar, and runs an action when it is tapped.
        ///
        /// Apply it to the outermost view of a page inside a `NavigationStack`.
        ///
        /// - Parameters:
        ///   - images: The source of the picture.
        ///   - label: What VoiceOver says.
        ///   - calibrations: The numbers of the fade. Pass your own table if your app has its own device specs.
        ///   - action: What a tap does.
        public func navigationBarAvatar(
            images: AvatarImageStore = .standard, label: String = "Account",
            calibrations: CalibrationTable = DeviceCalibrations.table, action: @escaping @MainActor () -> Void
        ) -> some View {
            // An overlay: a controller in a background has kept large titles from collapsing.
            overlay {
                AvatarAnchor(images: images, label: label, calibrations: calibrations, action: action)
                    .frame(width: 0, height: 0)
                    .accessibilityHidden(true)
            }
        }
    }

    /// An avatar whose tap presents a sheet.
    struct AvatarSheetModifier<Account: View>: ViewModifier {
        let images: AvatarImageStore
        let label: String
        let calibrations: CalibrationTable
        let account: () -> Account
        @State private var isPresented = false

        func body(content: Content) -> some View {
            content
                .navigationBarAvatar(images: images, label: label, calibrations: calibrations) { isPresented = true }
                .sheet(isPresented: $isPresented, content: account)
        }
    }
#endif
