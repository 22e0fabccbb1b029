/// What an element is to VoiceOver.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// One bit a trait.
    public let rawValue: UInt64

    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 4)

    /// Creates traits from bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}

/// Way in which an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// Something that users can do with a view.
@MainActor public protocol UIInteraction: AnyObject {}

/// A long press that shows a view large, for those who read large text.
@MainActor public final class UILargeContentViewerInteraction: UIInteraction {
    /// Creates the interaction.
    public init() {}
}
