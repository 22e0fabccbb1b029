import DeviceCalibration
import DeviceCalibrationTables
import NavigationBarAvatar
import SwiftUI
import UIKit

/// A stage whose page is made of SwiftUI's views.
///
/// Tests reach SwiftUI through it: a file that imports both SwiftUI and Testing asks for an overlay of the two.
@MainActor struct HostedStage<Content: View> {
    let page: UIHostingController<Content>
    let stage: Stage

    init(_ view: Content) {
        page = UIHostingController(rootView: view)
        stage = Stage(page)
    }

    /// Shows the views on a phone with bars of a design.
    init(_ view: Content, in design: Calibration.Design, isRightToLeft: Bool = false) {
        page = UIHostingController(rootView: view)
        stage = Stage(page, on: Self.phone(design, isRightToLeft: isRightToLeft))
    }

    /// Shows the views on a device of the catalogue.
    init(_ view: Content, on layout: CatalogueLayout) {
        page = UIHostingController(rootView: view)
        stage = Stage(page, on: StandInDevice(layout.identifier, layout.calibration))
    }

    /// Changes the views, and shows the change.
    func change(_ edit: (inout Content) -> Void) {
        var view = page.rootView
        edit(&view)
        page.rootView = view
        stage.window.standInLayout()
    }

    /// Taps the avatar, and lets SwiftUI answer.
    func tap() {
        stage.tapAvatar()
        page.standInUpdate()
    }

    /// Scrolls the list of the page.
    func scroll(to y: Double) {
        (page.view.subviews.first as? UIScrollView)?.contentOffset.y = y
        stage.window.standInLayout()
    }

    /// Whether SwiftUI has presented a sheet with an account view.
    var presentsSheet: Bool { page.presentedViewController is UIHostingController<AccountView> }

    /// Whether anything is presented.
    var presentsAnything: Bool { page.presentedViewController != nil }

    /// Whether UIKit, which watches the first subview, finds the list there.
    var listComesFirst: Bool { page.view.subviews.first is UITableView }

    /// What VoiceOver says about the avatar.
    var label: String? { stage.avatar?.accessibilityLabel }

    /// Puts the page into a container, which is the page of the stack then.
    static func contained(_ view: Content) -> HostedStage {
        HostedStage(page: UIHostingController(rootView: view)) { page in
            let container = UIViewController()
            container.view.addSubview(UITableView())
            container.addChild(page)
            container.view.addSubview(page.view)
            page.didMove(toParent: container)
            return container
        }
    }

    /// Shows the views before a stack has them.
    static func early(_ view: Content) -> HostedStage {
        HostedStage(page: UIHostingController(rootView: view)) { page in
            (page as? UIHostingController<Content>)?.standInUpdate()
            return page
        }
    }

    /// Shows the views on a page that is pushed over another.
    static func pushed(_ view: Content, in design: Calibration.Design) -> HostedStage {
        let page = UIHostingController(rootView: view)
        let hosted = HostedStage(page: page, stage: Stage(ListPage(), on: phone(design)))
        hosted.stage.open()
        hosted.stage.navigation.pushViewController(page, animated: true)
        hosted.stage.navigation.standInFinishTransition()
        hosted.stage.window.standInLayout()
        return hosted
    }

    private static func phone(_ design: Calibration.Design, isRightToLeft: Bool = false) -> StandInDevice {
        var device = StandInDevice(
            "iPhone15,2",
            design == .classic
                ? DeviceCalibrations.iPhone61Island.classicPortrait
                : DeviceCalibrations.iPhone61Island.liquidGlassPortrait)
        device.isRightToLeft = isRightToLeft
        return device
    }

    private init(page: UIHostingController<Content>, stage: Stage) {
        self.page = page
        self.stage = stage
    }

    private init(page: UIHostingController<Content>, container: (UIViewController) -> UIViewController) {
        self.page = page
        stage = Stage(container(page))
    }
}

/// Shows views without a navigation stack.
@MainActor func showAlone<Content: View>(_ view: Content) -> Int {
    let page = UIHostingController(rootView: view)
    let window = UIWindow(windowScene: UIWindowScene())
    window.rootViewController = page
    window.makeKeyAndVisible()
    return page.children.count
}
