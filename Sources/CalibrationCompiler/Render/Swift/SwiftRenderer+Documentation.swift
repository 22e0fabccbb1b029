import DeviceCalibration

extension SwiftRenderer {
    /// The derivation in numbers, with what they are worth, as the lines of a documentation comment.
    static func documentation(of layout: CalibratedLayout) -> String {
        guard let derivation = layout.derivation, let bar = layout.spec.navigationBar else {
            return "        /// Bars are not at the top of this display: no image."
        }
        let worth = Worth(layout, bar)
        let fixed = worth.text(worth.origin, worth.medium)
        guard let fade = derivation.fade, let size = derivation.size else {
            return "        /// No large title: no image. The bar's geometry is \(fixed)."
        }
        let (top, medium) = (derivation.top.text, derivation.medium.text)
        let (large, margin) = (fade.large.text, fade.bottomMargin.text)
        return """
                    /// - rest: `\(fade.rest.text) = -(\(top) + \(large))`, \(worth.text(worth.origin, worth.large))
                    /// - target: `\(fade.target.text) = -(\(top) + \(medium) + \(margin))`, \(fixed)
                    /// - norm: `\(fade.norm.text) = -(\(large) - \(medium) - \(margin))`, \(worth.text(worth.medium, worth.large))
                    /// - collapsed: `\(fade.collapsed.text) = -(\(top) + \(medium))`, \(fixed)
                    /// - size: \(size.text) points, \(fade.pixels) pixels
            """
    }
}

/// What the numbers of a bar are worth, in a few words.
private struct Worth {
    /// A number by its name in the formulas, with what it is worth.
    typealias Number = (name: String, words: String)

    let origin: Number
    let medium: Number
    let large: Number

    init(_ layout: CalibratedLayout, _ bar: LayoutSpec.NavigationBar) {
        let system = layout.display.idiom == .pad ? "iPadOS" : "iOS"
        func words(_ evidence: Evidence) -> String {
            evidence.basis.value.name + (evidence.os.map { " on \(system) \($0)" } ?? "")
        }
        origin = ("origin", words(layout.spec.barTop.evidence))
        medium = ("medium", words(bar.medium.evidence))
        large = ("large", words(bar.large.evidence))
    }

    /// The worth of two numbers: once if it is the same for both.
    func text(_ one: Number, _ other: Number) -> String {
        one.words == other.words ? one.words : "\(one.name) \(one.words), \(other.name) \(other.words)"
    }
}
