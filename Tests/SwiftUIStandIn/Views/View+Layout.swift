import UIKit

/// A point in a view that others are aligned to.
public struct Alignment: Equatable, Sendable {
    private let name: String

    /// The middle.
    public static let center = Alignment(name: "center")
}

extension View {
    /// Puts a view in front of this one.
    public nonisolated func overlay<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        TupleView((self, content()))
    }

    /// Gives this view a size.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        StandInWrapped(self)
    }

    /// Cuts this view to a circle.
    public nonisolated func clipShape<S>(_ shape: S) -> some View where S: Shape {
        StandInWrapped(self)
    }

    /// Lets touches through, or not.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        StandInWrapped(self)
    }

    /// Hides this view from VoiceOver.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        StandInWrapped(self)
    }

    /// Names this view for UI tests.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        StandInWrapped(self)
    }

    /// Tells VoiceOver what this view is.
    public nonisolated func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
        StandInWrapped(self)
    }
}

/// A shape.
public protocol Shape: Sendable, View {}

/// A circle.
public struct Circle: Shape {
    /// The type of its body.
    public typealias Body = Never

    /// Creates a circle.
    public nonisolated init() {}
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}
