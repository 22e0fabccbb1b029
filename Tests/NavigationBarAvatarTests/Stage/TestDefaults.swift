import NavigationBarAvatar
import UIKit

/// Defaults of one test.
@MainActor struct TestDefaults {
    private let defaults = UserDefaults(suiteName: "test") ?? .standard

    /// A store that keeps its picture under a key.
    func store(key: String) -> AvatarImageStore {
        AvatarImageStore(defaults: defaults, key: key)
    }

    /// Puts something under a key that is no picture.
    func spoil(key: String) {
        defaults.set(Data([1, 2, 3]), forKey: key)
    }
}

extension AvatarImageStore {
    /// Sets a picture that is much larger than any avatar.
    func set(_ name: String, isTurned: Bool = false) {
        image = UIImage(
            standInName: name, size: CGSize(width: 3024, height: 4032), orientation: isTurned ? .right : .up)
    }

    /// Whether the picture is from a camera that was held upright, which PNG would forget.
    var isTurned: Bool { image?.imageOrientation == .right }
}
