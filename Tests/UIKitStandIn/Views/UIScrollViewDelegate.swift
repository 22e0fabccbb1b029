/// An object that hears about scrolling.
@MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// The content offset has changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing, as an optional requirement does.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
