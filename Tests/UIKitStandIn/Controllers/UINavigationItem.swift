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
        /// Small, in the row of the buttons.
        case inline = 3
    }

    /// What the bar is for.
    public enum ItemStyle: Int, Sendable {
        /// Pages on a stack.
        case navigator = 0
        /// A browser's address.
        case browser = 1
        /// A document's name.
        case editor = 2
    }

    /// How large the title is.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// What the bar is for.
    open var style = ItemStyle.navigator
    /// Text above the title.
    open var prompt: String?
    /// View in the place of the title.
    open var titleView: UIView?
    /// Buttons where the interface starts.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// Buttons where the interface ends.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The search, whose bar is a row under the title.
    open var searchController: UISearchController?
    /// Whether that row goes before the title does.
    open var hidesSearchBarWhenScrolling = true

    init() {}
}

/// A button in a bar.
@MainActor open class UIBarButtonItem {
    /// The app's own view.
    open var customView: UIView?
    /// What the bar shows.
    public let standInView: UIView

    /// Creates a button of the system.
    public init() {
        standInView = UIControl()
    }

    /// Creates an item that is a view.
    public init(customView: UIView) {
        self.customView = customView
        standInView = customView
    }
}

/// A search in a page.
@MainActor open class UISearchController: UIViewController {
    /// Its bar.
    public let searchBar = UISearchBar()
    /// Whether the user searches.
    open var isActive = false
    /// Whether the title goes meanwhile.
    open var hidesNavigationBarDuringPresentation = true

    /// Creates a search.
    public init(searchResultsController: UIViewController?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a search from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A field to search in.
@MainActor open class UISearchBar: UIView {}
