/// The fade of an avatar: opacity from a content offset, or from the height of the bar that shows.
///
/// ```
/// progress = clamp((y - target) / norm, 0, 1)                       offset form
///          = clamp((H - medium - bottomMargin) / -norm, 0, 1)       bar-height form
/// opacity  = curve(progress)
/// hidden   ⇔ opacity == 0
/// ```
///
/// The same function runs in the app and in the generator's validator. The bar-height form needs no device and survives
/// opaque bars, content insets and search rows. On iOS 26 a bar keeps its own height while the title leaves: give it the
/// shown height, as ``AvatarController`` does.
///
/// Over-scroll keeps the ends: an offset of -∞ (or a height of +∞) has opacity 1, the other infinity 0. NaN says nothing
/// about the bar and has opacity 0: no image is better than a wrong one.
public struct FadeModel: Equatable, Sendable {
    /// Content offset at which the image has gone, in points.
    public let target: Double

    /// Distance of the fade in content offset, in points, negative.
    public let norm: Double

    /// Bar height at which the image has gone, in points: `medium + bottomMargin`.
    public let goneHeight: Double

    /// Distance of the fade in bar height, in points, positive: `large - medium - bottomMargin`.
    public let range: Double

    /// Curve from progress to opacity.
    public let curve: FadeCurve

    /// Progress within this of an end is that end: sums of thirds of a point are not exact as `Double`.
    @usableFromInline static let tolerance = 1e-9

    /// Creates the fade of a calibration; `nil` if it has none: no large title, no bar at the top, or no room.
    @inlinable
    public init?(_ calibration: Calibration) {
        guard let bar = calibration.navigationBar, let large = bar.large,
            let avatar = calibration.avatar, let scroll = calibration.scroll
        else { return nil }
        let range = large - bar.medium - avatar.bottomMargin
        guard range > 0, range.isFinite, bar.medium.isFinite, scroll.target.isFinite, scroll.norm < 0 else {
            return nil
        }
        target = scroll.target
        norm = scroll.norm
        goneHeight = bar.medium + avatar.bottomMargin
        self.range = range
        curve = calibration.fade
    }

    /// Creates the fade of a bar that was seen live; `nil` unless its numbers are finite and leave room for a fade.
    ///
    /// - Parameters:
    ///   - top: the bar's `frame.minY` in the window, in points.
    ///   - medium: height of the collapsed bar, in points.
    ///   - large: height of the bar at rest, in points.
    ///   - bottomMargin: distance of the image's bottom edge from the bar's, in points.
    ///   - curve: curve from progress to opacity.
    @inlinable
    public init?(top: Double, medium: Double, large: Double, bottomMargin: Double, curve: FadeCurve) {
        let range = large - medium - bottomMargin
        guard range > 0, range.isFinite, top.isFinite, medium.isFinite else { return nil }
        target = -(top + medium + bottomMargin)
        norm = -range
        goneHeight = medium + bottomMargin
        self.range = range
        self.curve = curve
    }

    /// Progress at a content offset: 1 at rest, 0 where the image has gone.
    @inlinable
    public func progress(atContentOffset y: Double) -> Double {
        FadeModel.clamp((y - target) / norm)
    }

    /// Progress at a bar height: 1 at rest, 0 where the image has gone.
    @inlinable
    public func progress(atBarHeight height: Double) -> Double {
        FadeModel.clamp((height - goneHeight) / range)
    }

    /// Opacity at a content offset, in points.
    @inlinable
    public func opacity(atContentOffset y: Double) -> Double {
        curve.opacity(at: progress(atContentOffset: y))
    }

    /// Opacity at a bar height, in points: the shown one.
    @inlinable
    public func opacity(atBarHeight height: Double) -> Double {
        curve.opacity(at: progress(atBarHeight: height))
    }

    /// Whether the image is hidden at a content offset: exactly where its opacity is 0.
    @inlinable
    public func isHidden(atContentOffset y: Double) -> Bool {
        opacity(atContentOffset: y) == 0
    }

    /// Whether the image is hidden at a live bar height: exactly where its opacity is 0.
    @inlinable
    public func isHidden(atBarHeight height: Double) -> Bool {
        opacity(atBarHeight: height) == 0
    }

    @inlinable
    static func clamp(_ progress: Double) -> Double {
        guard progress > tolerance else { return 0 }
        guard progress < 1 - tolerance else { return 1 }
        return progress
    }
}
