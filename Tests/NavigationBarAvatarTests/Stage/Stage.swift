import DeviceCalibration
import NavigationBarAvatar
import UIKit

/// A window with a stack of pages, on a device that a test chooses.
///
/// Tests reach UIKit through it: a file that imports both UIKit and Testing asks for an overlay of the two.
@MainActor final class Stage {
    let window: UIWindow
    let navigation: UINavigationController
    private let scene = UIWindowScene()

    /// Messages for developers since the stage was made.
    private(set) var messages: [String] = []

    init(_ page: UIViewController, on device: StandInDevice = StandInDevice(), prefersLargeTitles: Bool = true) {
        StandInDevice.current = device
        StandInTransition.completesFirst = false
        window = UIWindow(windowScene: scene)
        navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = prefersLargeTitles
        DebugMessage.receive = { [weak self] in self?.messages.append($0) }
        window.rootViewController = navigation
    }

    /// Shows the window.
    func open() {
        window.makeKeyAndVisible()
        window.standInLayout()
    }

    /// Scrolls a page as a finger does, and lays the bar out.
    func scroll(_ page: ListPage, to y: Double) {
        page.tableView.contentOffset.y = y
        window.standInLayout()
    }

    /// Turns or changes the device, and lays everything out.
    func change(to device: StandInDevice) {
        StandInDevice.current = device
        window.standInLayout()
    }

    /// All avatars in the bar: one, or none.
    var avatars: [UIControl] {
        navigation.navigationBar.subviews.flatMap(\.subviews).compactMap { $0 as? UIControl }
            .filter { $0.accessibilityIdentifier == "NavigationBarAvatar" }
    }

    /// The avatar in the bar.
    var avatar: UIControl? { avatars.first }

    /// What the avatar in the bar shows; `nil` where there is none.
    var look: AvatarLook? { avatar.map { AvatarLook($0) } }

    /// Opacity of the avatar on screen, while a transition runs.
    var shownOpacity: Float? { avatar?.layer.presentation()?.opacity }

    /// The view in the avatar that shows the picture.
    var imageView: UIImageView? { avatar?.subviews.first as? UIImageView }

    /// What the picture shows.
    var picture: String? { imageView?.image?.standInName }

    /// Rectangle of the avatar in the bar.
    var avatarFrame: CGRect? { avatar?.frame }

    /// How many views are in the bar beside its own.
    var barViewCount: Int { navigation.navigationBar.subviews.filter { !($0 is StandInBarContent) }.count }

    /// Height of the bar.
    var barHeight: Double { navigation.navigationBar.frame.height }
}
