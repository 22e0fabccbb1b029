extension AvatarController {
    /// Why a page shows no image.
    public enum Obstacle: UInt8, Equatable, Sendable, CaseIterable {
        /// The bar's `prefersLargeTitles` is off.
        case smallTitles
        /// The page's `largeTitleDisplayMode`, or the one that it inherits, asks for a small title.
        case displayMode
        /// The page's `style` is `.browser` or `.editor`, which have no large title.
        case itemStyle
        /// The bar shows a prompt: how high it is then differs from system to system.
        case prompt
        /// The layout never shows a large title: a phone in landscape.
        case landscape
        /// The controller is a container of pages.
        case container

        /// The reason and the remedy.
        fileprivate var explanation: String {
            switch self {
            case .smallTitles:
                return "the bar shows no large titles. Set prefersLargeTitles on the navigation bar"
            case .displayMode:
                return "the page shows no large title. Set largeTitleDisplayMode to .always on its navigation item"
            case .itemStyle:
                return "items of the styles .browser and .editor have no large title. Use the style .navigator"
            case .prompt:
                return "the bar shows a prompt. The avatar returns when the prompt is nil"
            case .landscape:
                return "phones show no large title in landscape. The avatar returns in portrait"
            case .container:
                return
                    "tab bar, navigation and split view controllers are no pages. Call showAvatar on the page that is "
                    + "on top of the navigation controller"
            }
        }
    }

    /// A message for the developer. Users never see one.
    public enum Remark: Equatable, Sendable, CustomStringConvertible {
        /// The table has no numbers for this device.
        case missing(Calibration.Absence)
        /// The table has the device in other layouts only.
        case otherLayout(Calibration.Differences)
        /// The live bar is not where, or lower than, the table says.
        case contradiction(expected: Calibration.NavigationBar, top: Double, height: Double)
        /// The page has no place for an image.
        case noPlace(Obstacle)

        /// What was expected, what was found, and what happens now.
        public var description: String {
            switch self {
            case .missing(let absence):
                return
                    "no calibration for this device: \(absence.explanation). The heights of the running design are used."
            case .otherLayout(let differences):
                return
                    "no calibration for this layout of the device, only for one with another \(differences). "
                    + (differences.isSubset(of: .screen)
                        ? "Its numbers are used." : "The heights of the running design are used.")
            case .contradiction(let expected, let top, let height):
                var heights = expected.medium.inPoints
                if let large = expected.large { heights += " to " + large.inPoints }
                return
                    "the navigation bar was expected at \(expected.top.inPoints) with a height of \(heights) points, "
                    + "and seen at \(top.inPoints) with a height of \(height.inPoints). "
                    + "The live bar's own geometry is used."
            case .noPlace(let obstacle):
                return "the avatar is not shown: \(obstacle.explanation)."
            }
        }

        /// A bit for each kind of remark.
        fileprivate var kind: UInt16 {
            switch self {
            case .missing: return 1
            case .otherLayout: return 2
            case .contradiction: return 4
            case .noPlace(let obstacle): return 8 << UInt16(obstacle.rawValue)
            }
        }
    }

    /// Remarks that wait to be taken, each kind once.
    struct RemarkQueue: Sendable {
        private var waiting: [Remark] = []
        private var known: UInt16 = 0

        /// Adds a remark unless one of its kind has been added before.
        mutating func add(_ remark: Remark?) {
            guard let remark, known & remark.kind == 0 else { return }
            known |= remark.kind
            waiting.append(remark)
        }

        /// Takes the oldest remark.
        mutating func take() -> Remark? {
            waiting.isEmpty ? nil : waiting.removeFirst()
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

extension AvatarController {
    /// What happens to a bar and its page.
    public enum Event: Equatable, Sendable {
        /// The bar was laid out, or what is under it was.
        case laidOut(Layout)
        /// The scroll view of the last layout was scrolled: its `contentOffset.y`, in points.
        case scrolled(Double)
        /// The app tells a `contentOffset.y`, in points, of whatever scroll view it has.
        case contentOffset(Double)
        /// The page has room for an image beside a large title, or this stands in its way.
        case title(Obstacle?)
        /// The page is about to come.
        case appearing
        /// The page is here, and nothing moves it.
        case appeared
        /// The page is about to go.
        case disappearing
        /// The page has gone.
        case disappeared
        /// The page's coming or going has got this far: 0 to 1.
        case transition(progress: Double)
        /// The page's coming or going was called off.
        case cancelled
    }

    /// What an image looks like.
    public struct State: Equatable, Sendable {
        /// Opacity, 0 to 1.
        public let opacity: Double

        /// Whether the image is hidden.
        ///
        /// Exactly where its opacity is 0, except that an image which a transition fades stays unhidden down to 0: an
        /// animation must have something to draw.
        public let isHidden: Bool

        /// Whether a finger and VoiceOver reach the image: while it is not hidden and its page is not on the move.
        public let isInteractive: Bool

        /// Distance from the bar's top down to the image's top edge, in points.
        ///
        /// ```
        /// top = max(medium, E) - bottomMargin - size
        /// ```
        public let top: Double

        /// The image of a page that is not there.
        public static let absent = State(opacity: 0, isHidden: true, isInteractive: false)

        /// Creates a state.
        public init(opacity: Double, isHidden: Bool, isInteractive: Bool, top: Double = 0) {
            self.opacity = opacity
            self.isHidden = isHidden
            self.isInteractive = isInteractive
            self.top = top
        }
    }
}
