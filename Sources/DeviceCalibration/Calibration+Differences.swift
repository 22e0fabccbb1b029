extension Calibration {
    /// What sets a layout apart from the one that was asked for.
    public struct Differences: OptionSet, Sendable, CustomStringConvertible {
        /// One bit a difference; a heavier one has a higher bit.
        public let rawValue: UInt8

        /// The screen's points differ: another panel, or another zoom.
        public static let screen = Differences(rawValue: 1)
        /// The orientation differs.
        public static let orientation = Differences(rawValue: 2)
        /// The design differs, and with it every height.
        public static let design = Differences(rawValue: 4)

        /// Creates differences from their bits.
        @inlinable
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The names of what differs, heaviest first: `design, screen`; empty where nothing does.
        public var description: String {
            var names = ""
            if contains(.design) { names += "design" }
            if contains(.orientation) { names += names.isEmpty ? "orientation" : ", orientation" }
            if contains(.screen) { names += names.isEmpty ? "screen" : ", screen" }
            return names
        }
    }
}
