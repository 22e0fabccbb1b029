/// Foundation's root of classes.
open class NSObject {
    /// Creates the object.
    public init() {}
}

/// Foundation's place of a row.
public struct IndexPath: Hashable, Sendable {
    /// The row.
    public let row: Int
}

/// An object that has rows.
@MainActor public protocol UITableViewDataSource: AnyObject {
    /// Returns how many rows there are.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns a row's view.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableView {
    /// The object that has the rows, of which the stand-in shows none.
    public var dataSource: (any UITableViewDataSource)? {
        get { nil }
        set {}
    }

    /// Returns a view that was used before: none.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
}

/// A row's view.
@MainActor open class UITableViewCell: UIView {
    /// How a row looks.
    public enum CellStyle: Int, Sendable {
        /// One text.
        case `default` = 0
    }

    /// Its text.
    public let textLabel: UILabel? = UILabel(frame: .zero)

    /// Creates a row's view.
    public init(style: CellStyle, reuseIdentifier: String?) {
        super.init(frame: .zero)
    }

    /// Creates a row's view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
