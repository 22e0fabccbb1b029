import DeviceCalibration
import UIKit

/// An avatar as a user meets it.
struct AvatarLook: Equatable {
    var opacity: Double
    var isHidden: Bool
    var isInteractive: Bool

    init(opacity: Double, isHidden: Bool, isInteractive: Bool) {
        self.opacity = opacity
        self.isHidden = isHidden
        self.isInteractive = isInteractive
    }

    /// What a control shows, provided that touches and VoiceOver agree.
    @MainActor init(_ control: UIControl) {
        opacity = control.alpha
        isHidden = control.isHidden
        isInteractive = control.isUserInteractionEnabled && control.isAccessibilityElement
    }

    /// An avatar at rest or on its way, at an opacity.
    static func at(_ opacity: Double) -> AvatarLook {
        AvatarLook(opacity: opacity, isHidden: opacity == 0, isInteractive: opacity > 0)
    }

    /// Whether it is an avatar at rest or on its way, at an opacity: sums of thirds of a point are not exact.
    func isAt(_ opacity: Double) -> Bool {
        abs(self.opacity - opacity) < 1e-9 && isHidden == (opacity == 0) && isInteractive == (opacity > 0)
    }
}
