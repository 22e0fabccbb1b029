extension Calibration {
    /// Reason why a look-up has no calibration.
    public enum Absence: Equatable, Sendable {
        /// The identifier is empty.
        case emptyIdentifier
        /// The identifier is the one of a simulator's host, not of a model: `x86_64`, `i386` or `arm64`.
        case simulatorIdentifier
        /// The table does not know the identifier.
        case unknownIdentifier
    }
}
