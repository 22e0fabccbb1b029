import DeviceCalibration

/// What the original program's constants, made for one phone, do in a layout.
package struct OriginalDesign: Sendable {
    /// Content offset at which its image has gone.
    package static let target = Length(points: -103)
    /// Distance over which its image fades: `-143 + 103`.
    package static let norm = Length(points: -40)
    /// Side of its image.
    package static let size = Length(points: 40)

    /// What is seen at one content offset.
    package struct Sight: Sendable {
        /// The content offset.
        package let offset: Length
        /// Opacity of the image.
        package let opacity: Double
        /// Whether the image is hidden: `y > target`.
        package let isHidden: Bool
    }

    /// At rest, where the opacity should be 1.
    package let rest: Sight
    /// At the layout's own target, where it should be 0.
    package let target: Sight
    /// In the collapsed bar, where it should be 0.
    package let collapsed: Sight
    /// How much later than the layout's own its image goes, in content offset; negative where it goes too early.
    package let delay: Length
    /// How much larger than the layout's own its image is.
    package let excess: Length

    /// Tries the constants in a layout.
    init(_ derivation: Derivation, _ fade: Derivation.Fade) {
        func sight(_ offset: Length) -> Sight {
            let progress = (offset.points - Self.target.points) / Self.norm.points
            return Sight(
                offset: offset, opacity: FadeCurve.linear.opacity(at: progress), isHidden: offset > Self.target)
        }
        rest = sight(fade.rest)
        target = sight(fade.target)
        collapsed = sight(fade.collapsed)
        delay = Self.target - fade.target
        excess = Self.size - (derivation.size ?? fade.styleSize)
    }
}
