import DeviceCalibration
import NavigationBarAvatar
import UIKit

/// A page with a list and nothing else: no delegate hears it scroll.
class ListPage: UIViewController {
    let tableView = UITableView()

    /// What to do when the view is loaded.
    var whenLoaded: (ListPage) -> Void = { _ in }

    override func loadView() {
        view = tableView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        whenLoaded(self)
    }

    /// A page that shows an avatar in the way that the documentation proposes.
    static func withAvatar(
        images: AvatarImageStore = .fresh(), calibrations: CalibrationTable? = nil,
        account: @escaping @MainActor () -> UIViewController? = { nil }
    ) -> ListPage {
        let page = ListPage()
        page.whenLoaded = {
            if let calibrations {
                $0.showAvatar(images: images, calibrations: calibrations, account: account)
            } else {
                $0.showAvatar(images: images, account: account)
            }
        }
        return page
    }
}

extension AvatarImageStore {
    /// A store with nothing in it.
    static func fresh() -> AvatarImageStore {
        UserDefaults(suiteName: "test").map { AvatarImageStore(defaults: $0) } ?? AvatarImageStore()
    }
}
