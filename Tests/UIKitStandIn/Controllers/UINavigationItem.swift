/// What a page shows in the navigation bar.
@MainActor open class UINavigationItem {
    /// How large the title is.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As in the page before.
        case automatic = 0
        /// Large.
        case always = 1
        /// Small.
        case never = 2
    }

    /// How large the title is.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    init() {}
}
