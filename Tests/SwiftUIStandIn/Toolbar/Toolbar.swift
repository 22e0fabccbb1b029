/// What stands in a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
    /// The type of its body.
    associatedtype Body: ToolbarContent

    /// What it is made of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    /// There is none.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Makes one toolbar content of the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
    /// A statement.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// One statement.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
}

/// One view in a toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    /// The type of its body.
    public typealias Body = Never
    nonisolated(unsafe) let content: Content

    /// Creates an item.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    where ID == () {
        self.content = content()
    }
}

/// Where an item stands.
public struct ToolbarItemPlacement: Sendable {
    /// Where the system puts it.
    public static let automatic = ToolbarItemPlacement()
    /// At the end of the bar at the top.
    public static let topBarTrailing = ToolbarItemPlacement()
}

/// Whether something can be seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the system says.
    case automatic
    /// It can be seen.
    case visible
    /// It cannot be seen.
    case hidden
}

extension ToolbarContent {
    /// Shows or hides the glass that the items of a bar share.
    @available(iOS 26.0, *)
    public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        self
    }
}

extension View {
    /// Puts items into the bars around a page.
    public nonisolated func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
    where Content: ToolbarContent {
        StandInWrapped(self)
    }
}
