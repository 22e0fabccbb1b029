/// A view with a text.
@MainActor open class UILabel: UIView {
    /// The text.
    open var text: String?
    /// How many lines there may be.
    open var numberOfLines = 1
    /// The font.
    open var font: UIFont? = UIFont()
}

/// A font.
public final class UIFont: Sendable {
    /// How heavy a font is.
    public struct Weight: Sendable {
        /// As usual.
        public static let regular = Weight()
    }

    /// Returns a font whose letters are equally wide.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont() }
}

/// A colour.
public final class UIColor: Sendable {
    /// The colour behind everything.
    public static let systemBackground = UIColor()
    /// Yellow.
    public static let systemYellow = UIColor()
}

extension UIView {
    /// The colour behind the view, which the stand-in doesn't draw.
    public var backgroundColor: UIColor? {
        get { nil }
        set {}
    }
}
