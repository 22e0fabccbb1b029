/// Place of opacities and offsets in the picture of a curve, in its units; y grows downwards.
struct CurvePlot {
    static let width = 760
    static let height = 380
    static let left = 72
    static let right = 724
    static let floor = 314
    static let ceiling = 160

    /// Offset at the left edge.
    let first: Length
    /// Offset at the right edge.
    let last: Length

    /// Spans the range of a fade and 20 points on either side.
    init(_ fade: Derivation.Fade) {
        let room = Length(points: 20)
        first = fade.rest - room
        last = fade.collapsed + room
    }

    /// Place of a content offset.
    func x(_ offset: Double) -> Double {
        let part = (offset - first.points) / (last.points - first.points)
        return Double(CurvePlot.left) + part * Double(CurvePlot.right - CurvePlot.left)
    }

    /// Place of an opacity.
    func y(_ opacity: Double) -> Double {
        Double(CurvePlot.floor) - opacity * Double(CurvePlot.floor - CurvePlot.ceiling)
    }
}
