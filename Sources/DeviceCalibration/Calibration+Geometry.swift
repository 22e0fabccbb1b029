extension Calibration {
    /// Screen in portrait points, and its scale.
    public struct Screen: Equatable, Sendable {
        /// Shorter side, in points.
        public let width: Double
        /// Longer side, in points.
        public let height: Double
        /// Pixels a point, as the layout engine rounds: 1, 2 or 3.
        public let scale: Double

        /// Creates a screen.
        @inlinable
        public init(width: Double, height: Double, scale: Double) {
            self.width = width
            self.height = height
            self.scale = scale
        }
    }

    /// Insets of the window's safe area, without bars, in points.
    public struct SafeArea: Equatable, Sendable {
        /// Distance from the window's top edge.
        public let top: Double
        /// Distance from the window's left edge.
        public let left: Double
        /// Distance from the window's bottom edge.
        public let bottom: Double
        /// Distance from the window's right edge.
        public let right: Double

        /// Creates insets.
        @inlinable
        public init(top: Double, left: Double, bottom: Double, right: Double) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

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

    /// Size and place of the round image in the bar.
    public struct Avatar: Equatable, Sendable {
        /// Side, in points.
        public let size: Double
        /// Side, in pixels: always even, so that the corner radius is exact.
        public let pixels: Int
        /// Distance from the image's trailing edge to the bar's, in points.
        public let trailingMargin: Double
        /// Distance from the image's bottom edge up from the bar's, in points.
        public let bottomMargin: Double

        /// Creates an avatar.
        @inlinable
        public init(size: Double, pixels: Int, trailingMargin: Double, bottomMargin: Double) {
            self.size = size
            self.pixels = pixels
            self.trailingMargin = trailingMargin
            self.bottomMargin = bottomMargin
        }

        /// Radius that makes the image round, in points: half its side, a whole number of pixels.
        public var cornerRadius: Double { size / 2 }

        /// Inset from the image to its touch area, in points: negative where the image is smaller than the area.
        public var touchInset: Double { min(0, (size - Avatar.touchSide) / 2) }

        /// Side of the smallest area that a finger hits, in points: Apple's Human Interface Guidelines.
        static let touchSide = 44.0
    }

    /// Content offsets between which the avatar fades, in points: negative, falling towards an open bar.
    ///
    /// ```
    /// rest      = -(top + large)
    /// target    = -(top + medium + bottomMargin)
    /// norm      = rest - target = -(large - medium - bottomMargin)
    /// collapsed = -(top + medium)
    /// ```
    public struct Scroll: Equatable, Sendable {
        /// Offset at rest, with the large title fully open: opacity 1.
        public let rest: Double
        /// Offset at which the image's bottom edge meets that of the medium row: opacity 0.
        public let target: Double
        /// Distance over which the image fades, negative: `rest - target`.
        public let norm: Double
        /// Offset at which the bar has stopped shrinking.
        public let collapsed: Double

        /// Creates the offsets of a fade.
        @inlinable
        public init(rest: Double, target: Double, norm: Double, collapsed: Double) {
            self.rest = rest
            self.target = target
            self.norm = norm
            self.collapsed = collapsed
        }
    }
}

extension Double {
    /// The number for people: at most three digits after the point, `53.667`, and none where it is whole.
    ///
    /// The numbers of bars and offsets are well below the limit of whole thousandths; anything else is written as it is.
    var inPoints: String {
        guard let thousandths = (self * 1000).nearestInteger else { return "\(self)" }
        let whole = thousandths.magnitude
        var text = String(whole / 1000)
        if whole % 1000 != 0 {
            var digits = String(1000 + whole % 1000).dropFirst()
            while digits.last == "0" { digits.removeLast() }
            text += "." + digits
        }
        return thousandths < 0 ? "-" + text : text
    }

    /// The nearest integer, away from zero in the middle; `nil` for what is not exact as a number anyway.
    ///
    /// `rounded()` would do, but it calls the C library's mathematics, which an app on Linux then had to link by itself.
    var nearestInteger: Int? {
        guard magnitude < 1e15 else { return nil }
        return Int(self < 0 ? self - 0.5 : self + 0.5)
    }
}
