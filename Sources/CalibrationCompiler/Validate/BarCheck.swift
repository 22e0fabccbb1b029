import DeviceCalibration
import SourceDiagnostics

/// Checks a bar with a large title, and the room in it for the image.
struct BarCheck {
    let layout: CalibratedLayout
    let derivation: Derivation
    let fade: Derivation.Fade
    /// Values of the style, with their places.
    let style: AvatarSpec.Values

    /// Height that no bar exceeds.
    private static let tallestBar = Length(points: 1_000)

    private var display: DisplaySpec { layout.display }
    private var place: String { "'\(display.name.value)' (\(layout.calibration.design.name))" }
    private var largeRange: SourceRange { layout.spec.navigationBar?.large.range ?? layout.spec.range }

    /// Whether the large title leaves a distance to scroll.
    func hasSoundHeights(_ diagnostics: inout Diagnostics) -> Bool {
        guard let bar = layout.spec.navigationBar else { return false }
        let (large, medium) = (fade.large, derivation.medium)
        // The model is checked at every pixel, so a senseless height would cost time.
        guard large <= BarCheck.tallestBar else {
            diagnostics.add(
                .numberOutOfRange, "'large' is more than \(BarCheck.tallestBar.text)", at: largeRange,
                fixIts: ["write the bar's height in points"])
            return false
        }
        let note = Diagnostic.Note("the medium height is \(medium.text)", at: bar.medium.range)
        guard large != medium else {
            diagnostics.add(
                .noScrollRange, "'large' is equal to 'medium', \(large.text): there is no scroll range",
                at: largeRange, notes: [note],
                fixIts: ["write 'large: none' where the layout never shows a large title"])
            return false
        }
        guard large > medium else {
            diagnostics.add(
                .largeBelowMedium, "'large' must exceed 'medium', found \(large.text) and \(medium.text)",
                at: largeRange, notes: [note],
                fixIts: ["write 'medium: \(large.text), large: \(medium.text)', or 'large: none'"])
            return false
        }
        if large - medium != Length(points: 52) {
            diagnostics.add(
                .unusualTitleHeight,
                "'large' is \((large - medium).text) above 'medium'; every measurement so far says 52",
                at: largeRange, notes: [note], fixIts: ["check the numbers; keep them if they were seen"])
        }
        return true
    }

    /// Whether the image, with its margins and its touch area, has room in the bar.
    func hasRoomForImage(_ diagnostics: inout Diagnostics) -> Bool {
        let isTrailingOnGrid = isOnGrid(style.trailingMargin, "trailingMargin", &diagnostics)
        let isBottomOnGrid = isOnGrid(style.bottomMargin, "bottomMargin", &diagnostics)
        let large = Diagnostic.Note("the large height", at: largeRange)
        guard fade.large - derivation.medium - fade.bottomMargin >= Length(pixels: 1, scale: derivation.scale) else {
            let origin = style.bottomMargin == nil ? ", the default," : ""
            diagnostics.add(
                .noFadeRange,
                "'bottomMargin' of \(fade.bottomMargin.text)\(origin) leaves no distance to fade over in \(place): large - medium is \((fade.large - derivation.medium).text)",
                at: style.bottomMargin?.range ?? largeRange, notes: [large],
                fixIts: ["write a smaller 'bottomMargin', or check 'medium' and 'large'"])
            return false
        }
        guard fade.pixels > 0 else {
            diagnostics.add(
                .imageTooSmall, "no even number of pixels fits as the image's side in \(place)",
                at: style.bottomMargin?.range ?? style.size?.range ?? largeRange, notes: [large],
                fixIts: ["write a smaller 'bottomMargin' or a larger 'size', or check 'medium' and 'large'"])
            return false
        }
        return hasRoomForTouches(&diagnostics) && isTrailingOnGrid && isBottomOnGrid
    }

    private func isOnGrid(_ margin: Located<Length>?, _ name: String, _ diagnostics: inout Diagnostics) -> Bool {
        let scale = display.scale
        guard let margin, !margin.value.isOnGrid(scale: scale.value) else { return true }
        diagnostics.add(
            .offPixelGrid,
            "'\(name)' of \(margin.value.text) is not on the \(scale.value)x pixel grid of '\(display.name.value)'",
            at: margin.range, notes: [.init("the scale is declared here", at: scale.range)],
            fixIts: ["write whole points, or an override for the display"])
        return false
    }

    /// Outside the bar's bounds no touch arrives, so the touch area around the image must lie inside.
    private func hasRoomForTouches(_ diagnostics: inout Diagnostics) -> Bool {
        let size = derivation.size ?? fade.styleSize
        let screen = layout.calibration.screen
        let width = layout.orientation == .portrait ? screen.width : screen.height
        let vertical = TouchArea(margin: fade.bottomMargin, size: size, extent: fade.large.points)
        let horizontal = TouchArea(margin: fade.trailingMargin, size: size, extent: width)
        let fault: (name: String, margin: Located<Length>?, words: String, remedy: String?)
        if let edge = vertical.overstepped {
            let words = edge == .near ? "below the bar" : "above the bar"
            fault = ("bottomMargin", style.bottomMargin, words, vertical.margin(within: edge))
        } else if let edge = horizontal.overstepped {
            let words = edge == .near ? "beyond the bar's trailing edge" : "beyond the bar's leading edge"
            fault = ("trailingMargin", style.trailingMargin, words, horizontal.margin(within: edge))
        } else {
            return true
        }
        diagnostics.add(
            .touchArea,
            "the touch area of 44 × 44 points around an image of \(size.text) points reaches \(fault.words) in \(place)",
            at: fault.margin?.range ?? style.size?.range ?? largeRange,
            notes: [.init("the layout's large height", at: largeRange)],
            fixIts: [
                fault.remedy.map { "write '\(fault.name): \($0), or another 'size'" }
                    ?? "write another '\(fault.name)' or 'size'"
            ])
        return false
    }
}

/// The touch area around the image, along one side of the bar.
private struct TouchArea {
    /// An end of the bar's side.
    enum Edge {
        /// The edge that the margin is measured from.
        case near
        /// The other edge.
        case far
    }

    /// Points that a finger needs.
    private static let side = 44.0

    /// Distance of the image from the near edge.
    private let margin: Double
    /// Side of the image.
    private let size: Double
    /// Length of the bar's side.
    private let extent: Double

    init(margin: Length, size: Length, extent: Double) {
        self.margin = margin.points
        self.size = size.points
        self.extent = extent
    }

    /// The edge that the area reaches over.
    var overstepped: Edge? {
        let middle = margin + size / 2
        if middle - TouchArea.side / 2 < -1e-9 { return .near }
        return middle + TouchArea.side / 2 > extent + 1e-9 ? .far : nil
    }

    /// Whole points that keep the area within an edge, with what else is right: `4' or more`; `nil` if none do.
    func margin(within edge: Edge) -> String? {
        let least = ((TouchArea.side - size) / 2).rounded(.up)
        let most = (extent - (TouchArea.side + size) / 2).rounded(.down)
        guard least <= most, most >= 0 else { return nil }
        return edge == .near ? "\(Int(max(0, least)))' or more" : "\(Int(most))' or less"
    }
}
