extension SwiftRenderer {
    /// The derivation in numbers, with its basis, as the lines of a documentation comment.
    static func documentation(_ derivation: Derivation?, basis: Evidence.Basis) -> String {
        guard let derivation else { return "        /// Bars are not at the top of this display: no image." }
        guard let fade = derivation.fade, let size = derivation.size else {
            return "        /// No large title: no image. The bar's geometry is \(basis.rawValue)."
        }
        let (top, medium) = (derivation.top.text, derivation.medium.text)
        let (large, margin) = (fade.large.text, fade.bottomMargin.text)
        return """
                    /// - rest: `\(fade.rest.text) = -(\(top) + \(large))`, \(basis.rawValue)
                    /// - target: `\(fade.target.text) = -(\(top) + \(medium) + \(margin))`, \(basis.rawValue)
                    /// - norm: `\(fade.norm.text) = -(\(large) - \(medium) - \(margin))`, \(basis.rawValue)
                    /// - collapsed: `\(fade.collapsed.text) = -(\(top) + \(medium))`, \(basis.rawValue)
                    /// - size: \(size.text) points, \(fade.pixels) pixels
            """
    }
}

extension LayoutSpec {
    /// What the numbers of the bar are worth: the weakest basis among those that give its top and its heights.
    package var barBasis: Evidence.Basis {
        guard let bar = navigationBar else { return safeArea.evidence.basis.value }
        let own = bar.evidence.basis.value
        return bar.top == nil ? max(own, safeArea.evidence.basis.value) : own
    }

    /// What the numbers in a constant's documentation are worth: without a fade, none of them is the safe area's.
    var basisOfNumbers: Evidence.Basis {
        guard let bar = navigationBar, bar.large.value == nil else { return barBasis }
        return bar.evidence.basis.value
    }
}
