import DeviceCalibration

/// The bar of a layout, and the fade that follows from it, exact in sixths of a point.
package struct Derivation: Hashable, Sendable {
    /// The fade of an image in a bar with a large title.
    package struct Fade: Hashable, Sendable {
        /// What kept the image from being larger.
        package enum SizeLimit: String, Sendable {
            /// The style.
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
        /// Side that the style asks for.
        package let styleSize: Length
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
    /// The fade; `nil` if the layout never shows a large title.
    package let fade: Fade?

    /// Side of the image.
    package var size: Length? { fade.map { Length(pixels: $0.pixels, scale: scale) } }

    /// Derives the numbers of a layout; `nil` if its bars are not at the top.
    init?(_ layout: LayoutSpec, scale: Int, style: AvatarSpec.Values) {
        guard let bar = layout.navigationBar else { return nil }
        let top = layout.barTop.value
        self.scale = scale
        self.top = top
        medium = bar.medium.value
        fade = bar.large.value.map {
            Fade(top: top, medium: bar.medium.value, large: $0, scale: scale, style: style)
        }
    }
}

extension Derivation.Fade {
    init(top: Length, medium: Length, large: Length, scale: Int, style: AvatarSpec.Values) {
        self.large = large
        bottomMargin = style.bottomMargin?.value ?? Length(points: 12)
        trailingMargin = style.trailingMargin?.value ?? Length(points: 16)
        styleSize = style.size?.value ?? Length(points: 40)
        curve = style.curve
        rest = -(top + large)
        target = -(top + medium + bottomMargin)
        norm = rest - target
        collapsed = -(top + medium)
        let titleRow = large - medium - bottomMargin
        let side = min(styleSize, titleRow, medium)
        // An even number of pixels makes the corner radius exact.
        pixels = max(0, side.pixels(scale: scale) / 2 * 2)
        sizeLimit = side == styleSize ? .design : side == titleRow ? .titleRow : .mediumRow
    }
}

extension AvatarSpec.Values {
    /// The curve, which is linear unless a document says otherwise.
    var curve: FadeCurve { fade?.value ?? .linear }
}
