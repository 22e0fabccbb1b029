#if os(iOS) || os(Linux)
    import DeviceCalibration
    import UIKit

    /// The round image in the bar, a button to fingers and to VoiceOver.
    final class AvatarControl: UIControl {
        private let imageView = UIImageView(frame: .zero)
        private var size: [NSLayoutConstraint] = []
        private var touchInset = 0.0

        init() {
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
            accessibilityTraits = .button
            accessibilityIdentifier = "NavigationBarAvatar"
            // Bars don't grow with the text, so that a long press shows the image and its label in large.
            showsLargeContentViewer = true
            addInteraction(UILargeContentViewerInteraction())
            imageView.translatesAutoresizingMaskIntoConstraints = false
            imageView.contentMode = .scaleAspectFill
            imageView.clipsToBounds = true
            addSubview(imageView)
            // The size is the control's own: an image that arrives late, or is too large, must not change it.
            size = [widthAnchor.constraint(equalToConstant: 0), heightAnchor.constraint(equalToConstant: 0)]
            NSLayoutConstraint.activate(size)
            NSLayoutConstraint.activate([
                imageView.leadingAnchor.constraint(equalTo: leadingAnchor),
                imageView.trailingAnchor.constraint(equalTo: trailingAnchor),
                imageView.topAnchor.constraint(equalTo: topAnchor),
                imageView.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
            show(.absent)
        }

        required init?(coder: NSCoder) {
            return nil
        }

        override var isHighlighted: Bool {
            didSet { imageView.alpha = isHighlighted ? 0.5 : 1 }
        }

        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: touchInset, dy: touchInset).contains(point)
        }

        /// What VoiceOver says, and what a long press shows at large text sizes.
        var label: String? {
            didSet {
                accessibilityLabel = label
                largeContentTitle = label
            }
        }

        /// Shows a picture.
        func show(_ image: UIImage?) {
            imageView.image = image
            largeContentImage = image
        }

        /// Takes a size.
        func show(_ avatar: Calibration.Avatar) {
            touchInset = avatar.touchInset
            imageView.layer.cornerRadius = avatar.cornerRadius
            for constraint in size { constraint.constant = avatar.size }
        }

        /// Becomes as visible as a state says.
        func show(_ state: AvatarController.State) {
            alpha = state.opacity
            isHidden = state.isHidden
            isUserInteractionEnabled = state.isInteractive
            isAccessibilityElement = state.isInteractive
            accessibilityElementsHidden = state.isHidden
        }
    }
#endif
