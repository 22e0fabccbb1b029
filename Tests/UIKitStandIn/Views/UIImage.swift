/// An image: a name and a size.
open class UIImage: @unchecked Sendable {
    /// Way in which a camera was held.
    public enum Orientation: Int, Sendable {
        /// Upright.
        case up = 0
        /// Turned by a quarter.
        case right = 3
    }

    /// Size in points.
    public let size: CGSize
    /// Way in which the camera was held.
    public let imageOrientation: Orientation
    /// What the image shows.
    public let standInName: String

    /// Creates an image that shows something.
    public init(standInName: String, size: CGSize, orientation: Orientation = .up) {
        self.standInName = standInName
        self.size = size
        imageOrientation = orientation
    }

    /// Creates a symbol of the system.
    public convenience init?(systemName name: String) {
        self.init(standInName: "symbol " + name, size: CGSize(width: 20, height: 19))
    }

    /// Creates an image from what ``pngData()`` or ``jpegData(compressionQuality:)`` wrote.
    public convenience init?(data: Data) {
        let fields = String(decoding: data.bytes, as: UTF8.self).split(separator: "|", omittingEmptySubsequences: false)
        guard fields.count == 5, fields[0] == "png" || fields[0] == "jpeg", let width = Double(fields[2]),
            let height = Double(fields[3]), let orientation = Int(fields[4]).flatMap(Orientation.init(rawValue:))
        else { return nil }
        self.init(
            standInName: String(fields[1]), size: CGSize(width: width, height: height), orientation: orientation)
    }

    /// The image as PNG, which forgets how the camera was held.
    open func pngData() -> Data? {
        Data(Array("png|\(standInName)|\(size.width)|\(size.height)|0".utf8))
    }

    /// The image as JPEG.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        Data(Array("jpeg|\(standInName)|\(size.width)|\(size.height)|\(imageOrientation.rawValue)".utf8))
    }
}

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
