/// An edge or an extent of a view.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject> {
    let view: UIView
    let attribute: NSLayoutConstraint.Attribute

    init(of view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
        self.view = view
        self.attribute = attribute
    }

    /// A constraint that this equals another plus a distance; both must be the same edge.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        precondition(attribute == anchor.attribute, "the stand-in knows constraints between the same edges only")
        return NSLayoutConstraint(first: view, second: anchor.view, attribute: attribute, constant: c)
    }
}

/// An edge on the axis along which text runs.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// An edge on the axis from top to bottom.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A constraint that this is so many points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(first: view, second: nil, attribute: attribute, constant: c)
    }
}

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
