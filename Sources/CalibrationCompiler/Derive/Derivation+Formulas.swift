import DeviceCalibration

extension Derivation {
    /// Derives the numbers of a layout; `nil` where its bars are not at the top.
    init?(_ layout: LayoutSpec, scale: Int, design: AvatarDesign) {
        guard let bar = layout.navigationBar else { return nil }
        let top = bar.top?.value ?? layout.safeArea.top.value
        let medium = bar.medium.value
        self.scale = scale
        self.top = top
        self.medium = medium
        fade = bar.large.value.map { Fade(top: top, medium: medium, large: $0, scale: scale, design: design) }
    }
}

extension Derivation.Fade {
    init(top: Length, medium: Length, large: Length, scale: Int, design: AvatarDesign) {
        self.large = large
        bottomMargin = design.bottomMargin
        trailingMargin = design.trailingMargin
        designSize = design.size
        curve = design.curve
        rest = -(top + large)
        target = -(top + medium + design.bottomMargin)
        norm = rest - target
        collapsed = -(top + medium)
        let titleRow = large - medium - design.bottomMargin
        let side = min(design.size, titleRow, medium)
        // An even number of pixels makes the corner radius exact.
        pixels = max(0, side.pixels(scale: scale) / 2 * 2)
        sizeLimit = side == design.size ? .design : side == titleRow ? .titleRow : .mediumRow
    }
}
