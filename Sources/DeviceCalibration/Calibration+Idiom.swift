extension Calibration {
    /// Kind of device, as its hardware identifier says.
    public enum Idiom: Sendable {
        /// iPhone.
        case phone
        /// iPad.
        case pad
        /// iPod touch.
        case pod
    }
}
