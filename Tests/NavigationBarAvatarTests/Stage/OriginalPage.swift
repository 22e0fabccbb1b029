import NavigationBarAvatar
import UIKit

/// A view controller as apps wrote it before: the calls of old, in the places of old.
final class OriginalPage: UITableViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.insertAccount()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        navigationController?.deleteAccount()
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        navigationController?.scrollAccountView(nowY: scrollView.contentOffset.y)
    }
}
