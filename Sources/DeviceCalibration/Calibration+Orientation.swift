extension Calibration {
    /// Way the interface is turned.
    public enum Orientation: Sendable {
        /// Higher than wide.
        case portrait
        /// Wider than high, to either side.
        case landscape

        /// The orientation of a screen as the interface is turned; its sides may be in any unit.
        public init(width: Double, height: Double) {
            self = width > height ? .landscape : .portrait
        }
    }
}
