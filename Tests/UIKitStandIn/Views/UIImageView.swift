/// A view that shows an image, as large as the image where nothing else says how large it is.
@MainActor open class UIImageView: UIView {
    /// The image.
    open var image: UIImage? {
        didSet { superview?.setNeedsLayout() }
    }

    /// Creates a view that lets touches through, as UIKit's does.
    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    open override var intrinsicContentSize: CGSize {
        image?.size ?? super.intrinsicContentSize
    }
}
