#if canImport(UIKit)
    import DeviceCalibration
    import UIKit

    /// What a page's avatar shows and does.
    @MainActor struct AvatarContent {
        /// Where the picture comes from.
        var images: AvatarImageStore
        /// What VoiceOver says.
        var label: String
        /// Where the numbers come from.
        var calibrations: CalibrationTable
        /// Makes the screen that a tap opens.
        var account: @MainActor () -> UIViewController?
    }
#endif
