/// A view's layer, as it has been set or as it is on screen.
@MainActor public final class CALayer {
    /// Radius of the corners, in points.
    public var cornerRadius: CGFloat = 0

    /// Height above its siblings: it decides what is drawn in front, and nothing about touches.
    public var zPosition: CGFloat = 0

    /// Opacity: the view's, or that on screen while an animation runs.
    public var opacity: Float { Float(shownOpacity ?? view?.alpha ?? 1) }

    weak var view: UIView?
    private var shownOpacity: CGFloat?

    init() {}

    /// A copy of the layer as it is on screen.
    public func presentation() -> CALayer? {
        let layer = CALayer()
        layer.cornerRadius = cornerRadius
        layer.view = view
        layer.shownOpacity = view.map { StandInAnimation.current?.shownAlpha(of: $0) ?? $0.alpha }
        return layer
    }
}
