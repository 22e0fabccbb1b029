import NavigationBarAvatar
import UIKit

final class HomeViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        showAvatar { AccountViewController() }
    }
}
