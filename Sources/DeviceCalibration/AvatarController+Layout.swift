extension AvatarController {
    /// The bar and the scroll view under it at one moment. Lengths are in points, tops in the window's coordinates.
    public struct Layout: Equatable, Sendable {
        /// The bar's `frame.minY`.
        public var barTop: Double
        /// The bar's width.
        public var barWidth: Double
        /// The bar's height.
        public var barHeight: Double
        /// Top of the window's safe area, without bars.
        public var safeAreaTop: Double
        /// Top edge of the search bar, from the navigation bar's top; `nil` if no search bar is in it.
        public var searchBarTop: Double?
        /// Whether a search is going on.
        public var isSearching: Bool
        /// Scroll view under the bar; `nil` if there is none, or none that UIKit insets.
        public var content: Content?

        /// Creates a layout.
        public init(
            barTop: Double, barWidth: Double, barHeight: Double, safeAreaTop: Double, searchBarTop: Double? = nil,
            isSearching: Bool = false, content: Content? = nil
        ) {
            self.barTop = barTop
            self.barWidth = barWidth
            self.barHeight = barHeight
            self.safeAreaTop = safeAreaTop
            self.searchBarTop = searchBarTop
            self.isSearching = isSearching
            self.content = content
        }
    }

    /// Where the content of a scroll view begins, in points.
    public struct Content: Equatable, Sendable {
        /// Top edge of the scroll view in the window.
        public var top: Double
        /// The scroll view's `contentOffset.y`.
        public var offset: Double
        /// The scroll view's own `contentInset.top`, without what UIKit adds.
        public var inset: Double
        /// The page's `additionalSafeAreaInsets.top`.
        public var additionalInset: Double

        /// Creates the place of a scroll view's content.
        public init(top: Double, offset: Double, inset: Double = 0, additionalInset: Double = 0) {
            self.top = top
            self.offset = offset
            self.inset = inset
            self.additionalInset = additionalInset
        }

        /// Whether a scroll view scrolls up and down, and not sideways as a row of pages does.
        ///
        /// - Parameters:
        ///   - contentWidth: width of its content; 0 before there is any.
        ///   - width: its own width.
        public static func isVertical(contentWidth: Double, width: Double) -> Bool {
            contentWidth <= width
        }

        /// Whether a scroll view begins under a bar, so that its content can push the large title away.
        ///
        /// - Parameters:
        ///   - top: its top edge in the window.
        ///   - barTop: the bar's `frame.minY` in the window.
        ///   - barHeight: the bar's height.
        public static func isUnderBar(top: Double, barTop: Double, barHeight: Double) -> Bool {
            top <= barTop + barHeight
        }
    }
}

extension AvatarController.Layout {
    /// Least height of a bar, in points: the row of a phone in landscape. A lower one has been minimized into a pill.
    private static let leastHeight = 32.0
    /// Least width of a bar across the top, in points: no window is that narrow, and a bar down a side is 84 wide.
    private static let leastWidth = 120.0

    /// Whether all lengths are finite, and the bar has been laid out.
    var isValid: Bool {
        barHeight > 0 && barHeight.isFinite && barTop.isFinite && !safeAreaTop.isNaN && content?.isFinite != false
    }

    /// Whether a bar stands across the top: not hidden, minimized or down a side.
    var hasBar: Bool {
        barHeight >= Self.leastHeight && barWidth >= Self.leastWidth && barTop + barHeight > safeAreaTop
    }

    /// Height of the search row under the title: 0 if there is none, or if the search bar shares the row above.
    func searchRow(below medium: Double) -> Double {
        guard let searchBarTop, searchBarTop >= medium - 1 else { return 0 }
        return max(0, barHeight - searchBarTop)
    }

    /// The height of the bar that shows, were it to shrink with its title: from its top to the content's top edge.
    ///
    /// ```
    /// E = -(offset + inset + additionalInset) - (barTop - top)
    /// ```
    ///
    /// At rest it is the bar's height in every layout. A classic bar shrinks with it. A bar of iOS 26 keeps its height
    /// while the large title leaves with the content, and then jumps: it is `E` that follows the title.
    ///
    /// - Parameter content: the scroll view under the bar; without one the bar's own height is all there is.
    func shownHeight(over content: AvatarController.Content?) -> Double {
        guard let content else { return barHeight }
        return -(content.offset + content.inset + content.additionalInset) - (barTop - content.top)
    }
}

extension AvatarController.Content {
    fileprivate var isFinite: Bool { (top + offset + inset + additionalInset).isFinite }
}
