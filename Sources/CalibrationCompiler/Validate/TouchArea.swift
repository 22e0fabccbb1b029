/// The touch area around the image, along one side of the bar.
struct TouchArea {
    /// An end of the bar's side.
    enum Edge {
        /// The edge that the margin is measured from.
        case near
        /// The other edge.
        case far
    }

    /// Points that a finger needs.
    private static let side = 44.0

    /// Distance of the image from the near edge.
    private let margin: Double
    /// Side of the image.
    private let size: Double
    /// Length of the bar's side.
    private let extent: Double

    init(margin: Length, size: Length, extent: Double) {
        self.margin = margin.points
        self.size = size.points
        self.extent = extent
    }

    /// The edge that the area reaches over.
    var overstepped: Edge? {
        let middle = margin + size / 2
        if middle - TouchArea.side / 2 < -1e-9 { return .near }
        return middle + TouchArea.side / 2 > extent + 1e-9 ? .far : nil
    }

    /// Whole points that keep the area within an edge, with what else is right: `4' or more`; `nil` where none do.
    func margin(within edge: Edge) -> String? {
        let least = ((TouchArea.side - size) / 2).rounded(.up)
        let most = (extent - (TouchArea.side + size) / 2).rounded(.down)
        guard least <= most, most >= 0 else { return nil }
        return edge == .near ? "\(Int(max(0, least)))' or more" : "\(Int(most))' or less"
    }
}
