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
