import DeviceCalibration

extension SwiftRenderer {
    /// The derivation in numbers, with what they are worth, as the lines of a documentation comment.
    static func documentation(of layout: CalibratedLayout) -> String {
        guard let derivation = layout.derivation, let bar = layout.spec.navigationBar else {
            return "        /// Bars are not at the top of this display: no image."
        }
        let worth = Worth(layout, bar)
        guard let fade = derivation.fade, let size = derivation.size else {
            return "        /// No large title: no image. The bar's geometry is \(worth.text([.origin, .medium]))."
        }
        let (top, medium) = (derivation.top.text, derivation.medium.text)
        let (large, margin) = (fade.large.text, fade.bottomMargin.text)
        return """
                    /// - rest: `\(fade.rest.text) = -(\(top) + \(large))`, \(worth.text([.origin, .large]))
                    /// - target: `\(fade.target.text) = -(\(top) + \(medium) + \(margin))`, \(worth.text([.origin, .medium]))
                    /// - norm: `\(fade.norm.text) = -(\(large) - \(medium) - \(margin))`, \(worth.text([.medium, .large]))
                    /// - collapsed: `\(fade.collapsed.text) = -(\(top) + \(medium))`, \(worth.text([.origin, .medium]))
                    /// - size: \(size.text) points, \(fade.pixels) pixels
            """
    }
}

/// What the numbers of a bar are worth, in a few words.
private struct Worth {
    enum Number: String {
        case origin, medium, large
    }

    private let evidence: [Number: String]

    init(_ layout: CalibratedLayout, _ bar: LayoutSpec.NavigationBar) {
        let system = layout.display.idiom == .pad ? "iPadOS" : "iOS"
        func words(_ evidence: Evidence) -> String {
            evidence.basis.value.name + (evidence.os.map { " on \(system) \($0)" } ?? "")
        }
        evidence = [
            .origin: words(layout.spec.barTop.evidence), .medium: words(bar.medium.evidence),
            .large: words(bar.large.evidence),
        ]
    }

    /// The worth of some numbers: once if it is the same for all.
    func text(_ numbers: [Number]) -> String {
        var groups: [(words: String, numbers: [Number])] = []
        for number in numbers {
            let words = evidence[number] ?? ""
            if let index = groups.firstIndex(where: { $0.words == words }) {
                groups[index].numbers.append(number)
            } else {
                groups.append((words, [number]))
            }
        }
        guard groups.count > 1 else { return groups.first?.words ?? "" }
        return groups.map { group in
            "\(group.numbers.map(\.rawValue).joined(separator: " and ")) \(group.words)"
        }.joined(separator: ", ")
    }
}
