#if os(iOS) || os(Linux)
    import UIKit

    /// The profile picture, kept in the user's defaults.
    ///
    /// Setting ``image`` shows it at once wherever the store's image is visible. The defaults are read into memory as a
    /// whole, so keep the image as small as the avatar: 44 points at the screen's scale are enough.
    @MainActor public final class AvatarImageStore {
        /// The store of an app that has one user.
        public static let standard = AvatarImageStore()

        private let defaults: UserDefaults
        private let key: String
        private var controls: [() -> AvatarControl?] = []
        private lazy var loaded: UIImage? = defaults.data(forKey: key).flatMap { UIImage(data: $0) }

        /// Creates a store.
        ///
        /// - Parameters:
        ///   - defaults: where the image is kept.
        ///   - key: name that it is kept under.
        public init(defaults: UserDefaults = .standard, key: String = "NavigationBarAvatar.image") {
            self.defaults = defaults
            self.key = key
        }

        /// The user's picture; `nil` shows a figure in a circle.
        public var image: UIImage? {
            get { loaded }
            set {
                loaded = newValue
                if let data = newValue.flatMap({ Self.data(of: $0) }) {
                    defaults.set(data, forKey: key)
                } else {
                    defaults.removeObject(forKey: key)
                }
                controls.removeAll { $0() == nil }
                for control in controls { control()?.show(shownImage) }
            }
        }

        /// The picture, or what stands for it.
        var shownImage: UIImage? {
            image ?? UIImage(systemName: "person.circle")
        }

        /// Shows the picture in a control, now and whenever it changes; the control is not kept alive.
        func show(in control: AvatarControl) {
            control.show(shownImage)
            controls.removeAll { $0() == nil || $0() === control }
            controls.append { [weak control] in control }
        }

        /// Stops to show the picture in a control.
        func forget(_ control: AvatarControl) {
            controls.removeAll { $0() == nil || $0() === control }
        }

        /// PNG keeps transparency and forgets how the camera was held; a turned picture is a photograph without any.
        private static func data(of image: UIImage) -> Data? {
            image.imageOrientation == .up ? image.pngData() : image.jpegData(compressionQuality: 0.9)
        }
    }
#endif
