/// Makes one view of the statements of a closure.
@resultBuilder public struct ViewBuilder {
    /// A statement.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// No statement.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// One statement.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several statements.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// An `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The second branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// A branch for newer systems.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// A view with nothing in it.
public struct EmptyView: View {
    /// The type of its body.
    public typealias Body = Never

    /// Creates the view.
    public nonisolated init() {}
}

/// Several views.
public struct TupleView<T>: View, StandInPrimitive {
    /// The type of its body.
    public typealias Body = Never
    /// The views.
    public nonisolated(unsafe) var value: T

    /// Creates a view of a tuple.
    public nonisolated init(_ value: T) { self.value = value }

    func show(in pass: StandInPass) {
        for (number, child) in Mirror(reflecting: value).children.enumerated() {
            guard let view = child.value as? any View else { continue }
            pass.enter("\(number)") { view.standInShow(in: pass) }
        }
    }
}

/// One of two views.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, StandInPrimitive {
    /// The type of its body.
    public typealias Body = Never

    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    nonisolated(unsafe) let storage: Storage

    nonisolated init(storage: Storage) { self.storage = storage }

    func show(in pass: StandInPass) {
        switch storage {
        case .trueContent(let view): pass.enter("true") { view.standInShow(in: pass) }
        case .falseContent(let view): pass.enter("false") { view.standInShow(in: pass) }
        }
    }
}

extension Optional: View, StandInPrimitive where Wrapped: View {
    /// The type of its body.
    public typealias Body = Never

    func show(in pass: StandInPass) {
        if let view = self { pass.enter("some") { view.standInShow(in: pass) } }
    }
}

/// A view whose type is hidden.
public struct AnyView: View, StandInPrimitive {
    /// The type of its body.
    public typealias Body = Never
    private nonisolated(unsafe) let view: any View

    /// Creates a view that hides another's type.
    public nonisolated init<V: View>(_ view: V) { self.view = view }

    func show(in pass: StandInPass) {
        pass.enter("any \(type(of: view))") { view.standInShow(in: pass) }
    }
}
