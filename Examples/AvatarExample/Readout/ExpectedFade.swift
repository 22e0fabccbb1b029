/// What a readout must say on a page with a large title, given what it said at rest.
///
/// The heights of a bar at rest and collapsed differ by 52 points on every device and in both designs, and the image
/// stands 12 points above the bar's bottom edge. So no table and no device name is needed here.
struct ExpectedFade {
    /// Height of a bar at rest above the height of a collapsed one.
    static let collapse = 52.0
    /// Space below the image.
    static let bottomMargin = 12.0

    /// The shown height at rest.
    let restingHeight: Double

    /// The height of the collapsed bar.
    var medium: Double { restingHeight - Self.collapse }

    /// Opacity at a shown height.
    func opacity(atShownHeight height: Double) -> Double {
        let progress = (height - medium - Self.bottomMargin) / (Self.collapse - Self.bottomMargin)
        return min(max(progress, 0), 1)
    }

    /// The image's bottom edge, below the bar's top edge.
    func imageBottom(atShownHeight height: Double) -> Double {
        max(medium, height) - Self.bottomMargin
    }
}
