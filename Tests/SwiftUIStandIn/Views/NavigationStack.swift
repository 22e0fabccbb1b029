/// A stack of pages under a navigation bar.
public struct NavigationStack<Data, Root>: View, StandInPrimitive where Root: View {
    /// The type of its body.
    public typealias Body = Never
    nonisolated(unsafe) let root: Root

    /// Creates a stack that keeps its path itself.
    public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

    /// Creates a stack with a path.
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        self.root = root()
    }

    func show(in pass: StandInPass) {
        pass.enter("root") { root.standInShow(in: pass) }
    }
}

/// Pages of a stack, of any type.
public struct NavigationPath {}

/// Namespace of what a navigation bar shows.
public struct NavigationBarItem: Sendable {
    /// How large a title is.
    public enum TitleDisplayMode: Sendable {
        /// As in the page before.
        case automatic
        /// Small.
        case inline
        /// Large.
        case large
    }
}

extension View {
    /// Gives a page its title.
    @_disfavoredOverload public nonisolated func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
        StandInWrapped(self)
    }

    /// Says how large the title is.
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        StandInWrapped(self) { pass, show in
            pass.host.navigationItem.largeTitleDisplayMode = displayMode.mode
            show()
        }
    }

    /// Makes the pages of a stack's path.
    public nonisolated func navigationDestination<D, C>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        StandInWrapped(self)
    }

    /// Adds a search field to the navigation bar.
    @_disfavoredOverload public nonisolated func searchable<S>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View where S: StringProtocol {
        StandInWrapped(self)
    }

    /// Adds a search field to the navigation bar.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        StandInWrapped(self)
    }

    /// Lets a pull refresh the page.
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        StandInWrapped(self)
    }
}

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
    /// Where the system puts it.
    public static let automatic = SearchFieldPlacement()
}
