// What the example app needs of a page, and the stand-in has no behaviour for.

/// Edges of a rectangle.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// Bits of the edges.
    public let rawValue: UInt

    /// Creates a set of edges.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
}

extension UIViewController {
    /// The scroll view that bars at an edge follow, if the page has named one.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }

    /// Insets that the page adds to the safe area.
    public var additionalSafeAreaInsets: UIEdgeInsets {
        get { .zero }
        set {}
    }
}

extension UIScrollView {
    /// Insets that the app gives to the content.
    public var contentInset: UIEdgeInsets {
        get { .zero }
        set {}
    }
}

extension UIView {
    /// Name of the view for UI tests.
    public var accessibilityIdentifier: String? {
        get { nil }
        set {}
    }

    /// Puts a view in front of the others.
    public func bringSubviewToFront(_ view: UIView) {
        addSubview(view)
    }
}

/// A search field with its results.
@MainActor open class UISearchController: UIViewController {
    /// Creates a search field.
    public init(searchResultsController: UIViewController?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a search field from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension UINavigationItem {
    /// The search field below the title.
    public var searchController: UISearchController? {
        get { nil }
        set {}
    }
}
