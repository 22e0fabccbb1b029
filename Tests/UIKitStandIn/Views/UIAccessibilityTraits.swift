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
