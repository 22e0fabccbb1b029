extension AvatarController {
    /// Something that a developer should hear about, and a user should not.
    public enum Remark: Equatable, Sendable, CustomStringConvertible {
        /// The table has no numbers for this device.
        case missing(Calibration.Absence)
        /// The table has the device in other layouts only.
        case otherLayout(Calibration.Differences)
        /// The live bar is not where, or not as high as, the table says.
        case contradiction(expected: Calibration.NavigationBar, top: Double, height: Double)
        /// The page shows no large title, so there is no place for an image.
        case noLargeTitle

        /// One or two sentences: what was expected, what was seen, and what happens now.
        public var description: String {
            switch self {
            case .missing(let absence):
                return "no calibration for this device: \(absence.explanation). The live bar's own geometry is used."
            case .otherLayout(let differences):
                return
                    "no calibration for this layout of the device, only for one with another \(differences). "
                    + "Its numbers are used until the live bar contradicts them."
            case .contradiction(let expected, let top, let height):
                var heights = expected.medium.inPoints
                if let large = expected.large { heights += " to " + large.inPoints }
                return
                    "the navigation bar was expected at \(expected.top.inPoints) with a height of \(heights) points, "
                    + "and seen at \(top.inPoints) with a height of \(height.inPoints). "
                    + "The live bar's own geometry is used."
            case .noLargeTitle:
                return "the page shows no large title, so there is no place for the avatar: it is not shown."
            }
        }
    }
}

extension Calibration.Absence {
    /// The reason in words, without a full stop.
    fileprivate var explanation: String {
        switch self {
        case .emptyIdentifier: return "its hardware identifier is empty"
        case .simulatorIdentifier: return "the simulator did not say which model it simulates"
        case .unknownIdentifier: return "the table does not know its hardware identifier"
        }
    }
}
