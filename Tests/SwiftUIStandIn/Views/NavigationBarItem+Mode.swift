import UIKit

extension NavigationBarItem.TitleDisplayMode {
    /// UIKit's word for it.
    @MainActor var mode: UINavigationItem.LargeTitleDisplayMode {
        switch self {
        case .automatic: .automatic
        case .inline: .never
        case .large: .always
        }
    }
}
