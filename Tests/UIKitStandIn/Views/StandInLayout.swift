/// The frame of a view, from its constraints with its superview.
@MainActor struct StandInLayout {
    /// The frame, in the superview's coordinates.
    let frame: CGRect

    init(of view: UIView, in superview: UIView) {
        var edges: [NSLayoutConstraint.Attribute: CGFloat] = [:]
        for constraint in view.constraintsOnIt {
            guard let first = constraint.firstView else { continue }
            let value: CGFloat
            switch (first === view, constraint.secondView) {
            case (true, nil): value = constraint.constant
            case (true, let second?) where second === superview: value = constraint.constant
            case (false, _) where first === superview: value = -constraint.constant
            // A constraint with a view inside this one is that view's.
            default: continue
            }
            precondition(edges[constraint.attribute] == nil, "two constraints on one edge")
            edges[constraint.attribute] = value
        }
        let size = view.intrinsicContentSize
        let across = StandInLayout.span(
            start: edges[.leading], end: edges[.trailing], extent: edges[.width], intrinsic: size.width,
            available: superview.bounds.width)
        let down = StandInLayout.span(
            start: edges[.top], end: edges[.bottom], extent: edges[.height], intrinsic: size.height,
            available: superview.bounds.height)
        let isMirrored = superview.effectiveUserInterfaceLayoutDirection == .rightToLeft
        frame = CGRect(
            x: isMirrored ? superview.bounds.width - across.start - across.extent : across.start, y: down.start,
            width: across.extent, height: down.extent)
    }

    /// Solves one axis; stops the test where it has too little or too much to go by.
    private static func span(
        start: CGFloat?, end: CGFloat?, extent: CGFloat?, intrinsic: CGFloat, available: CGFloat
    ) -> (start: CGFloat, extent: CGFloat) {
        if let start, let end {
            precondition(extent == nil, "both edges and an extent are one too many")
            return (start, available + end - start)
        }
        guard let extent = extent ?? (intrinsic >= 0 ? intrinsic : nil) else {
            preconditionFailure("nothing says how large the view is")
        }
        if let start { return (start, extent) }
        guard let end else { preconditionFailure("nothing says where the view is") }
        return (available + end - extent, extent)
    }
}
