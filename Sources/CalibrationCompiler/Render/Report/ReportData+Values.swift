extension Derivation.Fade {
    /// Side of the largest image that a design could have here, in pixels, even.
    func largestPixels(in derivation: Derivation) -> Int {
        let room = min(large - derivation.medium - bottomMargin, derivation.medium)
        return max(0, room.pixels(scale: derivation.scale) / 2 * 2)
    }
}

extension ObservationSpec {
    /// The content offset at which the measurement was taken, in points; `nil` where it does not tell.
    ///
    /// - Parameter top: the bar's `frame.minY`.
    func contentOffset(top: Double) -> Double? {
        switch quantity {
        case .contentOffset: value.value
        case .topInset: -value.value
        case .barHeight: -(top + value.value)
        case .barTop: nil
        }
    }
}
