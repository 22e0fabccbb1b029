import DeviceCalibration

/// The bar of a layout, and the fade that follows from it, exact in sixths of a point.
package struct Derivation: Hashable, Sendable {
    /// The fade of an avatar in a bar with a large title.
    package struct Fade: Hashable, Sendable {
        /// What kept the image from being larger.
        package enum SizeLimit: Sendable {
            /// The design.
            case design
            /// The room between the medium row and the bottom margin: `large - medium - bottomMargin`.
            case titleRow
            /// The height of the medium row.
            case mediumRow
        }

        /// Height of the bar with the large title open.
        package let large: Length
        /// Distance of the image from the bar's bottom edge.
        package let bottomMargin: Length
        /// Distance of the image from the bar's trailing edge.
        package let trailingMargin: Length
        /// Side that the design asks for.
        package let designSize: Length
        /// Content offset at rest: `-(top + large)`.
        package let rest: Length
        /// Content offset at which the image has gone: `-(top + medium + bottomMargin)`.
        package let target: Length
        /// `rest - target`.
        package let norm: Length
        /// Content offset at which the bar has stopped shrinking: `-(top + medium)`.
        package let collapsed: Length
        /// Side of the image in pixels, even.
        package let pixels: Int
        /// What kept the image from being larger.
        package let sizeLimit: SizeLimit
        /// Curve from progress to opacity.
        package let curve: FadeCurve
    }

    /// Pixels a point.
    package let scale: Int
    /// The bar's `frame.minY` in the window.
    package let top: Length
    /// Height of the bar with the title collapsed.
    package let medium: Length
    /// The fade; `nil` where the layout never shows a large title.
    package let fade: Fade?

    /// Side of the image.
    package var size: Length? { fade.map { Length(pixels: $0.pixels, scale: scale) } }

    /// Hashes what differs between devices; the rest is the app's design, and mostly the same.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(top.sixths)
        hasher.combine(medium.sixths)
        hasher.combine(fade?.target.sixths)
    }
}
