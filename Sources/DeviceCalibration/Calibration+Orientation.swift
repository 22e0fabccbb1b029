extension Calibration {
    /// Way the interface is turned.
    public enum Orientation: Sendable {
        /// Higher than wide.
        case portrait
        /// Wider than high, to either side.
        case landscape
    }
}
