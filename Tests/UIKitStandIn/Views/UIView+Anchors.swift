extension UIView {
    /// Edge where the interface starts.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .leading) }
    /// Edge where the interface ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .trailing) }
    /// Top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .top) }
    /// Bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .bottom) }
    /// Width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .width) }
    /// Height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .height) }
}
