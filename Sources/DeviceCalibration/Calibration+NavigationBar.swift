extension Calibration {
    /// Geometry of a navigation bar, in points.
    public struct NavigationBar: Equatable, Sendable {
        /// The bar's `frame.minY` in the window: not always the safe area's top.
        public let top: Double
        /// Height with the title collapsed.
        public let medium: Double
        /// Height with the large title open; `nil` where the layout never shows one.
        public let large: Double?

        /// Creates a bar.
        @inlinable
        public init(top: Double, medium: Double, large: Double?) {
            self.top = top
            self.medium = medium
            self.large = large
        }
    }
}
