import DeviceCalibration

/// The layouts of a compilation as `calibrate list --json` prints them.
package struct LayoutList: Encodable {
    private let calibration = 1
    private let layouts: [ListedLayout]

    /// Renders the layouts of a compilation as JSON.
    package static func render(_ compilation: Compilation) -> [UInt8] {
        JSONText.pretty(LayoutList(layouts: compilation.layouts.map { ListedLayout($0) }))
    }
}

/// One layout of `calibrate list --json`. Lengths and offsets are in points.
package struct ListedLayout: Encodable {
    private let display: String
    private let design: String
    private let orientation: String
    private let zoomed: Bool
    private let idiom: String
    private let models: [[String: String]]
    private let screen: [String: Double]
    private let safeArea: [String: Double]
    @Nullable private var navigationBar: [String: Double?]?
    @Nullable private var avatar: [String: Double]?
    @Nullable private var scroll: [String: Double]?
    private let fade: String

    private let basis: ListedBasis

    package init(_ layout: CalibratedLayout) {
        let calibration = layout.calibration
        let display = layout.display
        self.display = display.name.value
        design = calibration.design.name
        orientation = layout.orientation.name
        zoomed = calibration.isZoomed
        idiom = calibration.idiom.name
        models = display.models.map { ["identifier": $0.identifier.value, "name": $0.name.value] }
        let screen = calibration.screen
        self.screen = ["width": screen.width, "height": screen.height, "scale": screen.scale]
        let insets = calibration.safeArea
        safeArea = ["top": insets.top, "left": insets.left, "bottom": insets.bottom, "right": insets.right]
        navigationBar = calibration.navigationBar.map {
            ["top": $0.top, "medium": $0.medium, "large": $0.large]
        }
        avatar = calibration.avatar.map {
            [
                "size": $0.size, "pixels": Double($0.pixels), "trailingMargin": $0.trailingMargin,
                "bottomMargin": $0.bottomMargin,
            ]
        }
        scroll = calibration.scroll.map {
            ["rest": $0.rest, "target": $0.target, "norm": $0.norm, "collapsed": $0.collapsed]
        }
        fade = calibration.fade.name
        basis = ListedBasis(layout.spec)
    }
}

/// What each number of a layout is worth.
private struct ListedBasis: Encodable {
    let safeArea: [String: String]
    @Nullable var navigationBar: [String: String]?
    @Nullable var screen: String?
    /// The weakest basis of the numbers that the scroll values are derived from.
    @Nullable var scroll: String?

    init(_ spec: LayoutSpec) {
        let insets = spec.safeArea
        safeArea = [
            "top": insets.top.basis.name, "left": insets.left.basis.name, "bottom": insets.bottom.basis.name,
            "right": insets.right.basis.name,
        ]
        navigationBar = spec.navigationBar.map {
            ["top": spec.barTop.basis.name, "medium": $0.medium.basis.name, "large": $0.large.basis.name]
        }
        screen = spec.screen?.evidence?.basis.value.name
        scroll = spec.navigationBar?.large.value == nil ? nil : spec.barBasis.name
    }
}
