import UIKit

/// The account screen of the documented app.
final class AccountViewController: UIViewController {}
