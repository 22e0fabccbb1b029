/// A list, of which only the scrolling matters here.
@MainActor open class UITableView: UIScrollView {}
