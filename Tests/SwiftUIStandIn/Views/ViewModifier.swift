/// A change of a view.
@MainActor @preconcurrency public protocol ViewModifier {
    /// The type of the changed view.
    associatedtype Body: View
    /// The view that is changed.
    typealias Content = _ViewModifier_Content<Self>

    /// Returns the changed view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, StandInPrimitive {
    /// The type of its body.
    public typealias Body = Never
    nonisolated(unsafe) let view: any View

    func show(in pass: StandInPass) {
        pass.enter("content") { view.standInShow(in: pass) }
    }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Creates a view with a modifier.
    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, StandInPrimitive where Content: View, Modifier: ViewModifier {
    /// The type of its body.
    public typealias Body = Never

    func show(in pass: StandInPass) {
        pass.prepare(modifier)
        pass.enter("modifier") { modifier.body(content: _ViewModifier_Content(view: content)).standInShow(in: pass) }
    }
}

extension View {
    /// Returns this view with a modifier.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
