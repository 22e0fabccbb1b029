import SourceDiagnostics

/// A value that is derived for a layout, and can be explained.
package enum DerivedValue: String, CaseIterable, Sendable {
    case rest
    case target
    case norm
    case collapsed
    case size

    /// What it is, in words for somebody who has never seen the project.
    package var meaning: String {
        switch self {
        case .rest:
            "the contentOffset.y of the scroll view at rest, with the large title fully open; the avatar's opacity is 1"
        case .target:
            "the contentOffset.y of the scroll view at which the avatar in the navigation bar has faded out: its bottom edge meets the bottom edge of the medium row, the part of the bar that stays when the title has collapsed"
        case .norm: "the distance in contentOffset.y over which the avatar fades, rest - target; negative"
        case .collapsed:
            "the contentOffset.y of the scroll view at which the bar has stopped shrinking; beyond it nothing changes"
        case .size: "the side of the round avatar, in points: the largest even number of pixels that has room"
        }
    }

    /// The formula, over operands.
    package var formula: String {
        switch self {
        case .rest: "-(top + large)"
        case .target: "-(top + medium + bottomMargin)"
        case .norm: "-(large - medium - bottomMargin)"
        case .collapsed: "-(top + medium)"
        case .size: "min(size, large - medium - bottomMargin, medium)"
        }
    }

    /// The operands of the formula, in its order.
    package var operands: [Operand.Name] {
        switch self {
        case .rest: [.top, .large]
        case .target: [.top, .medium, .bottomMargin]
        case .norm: [.large, .medium, .bottomMargin]
        case .collapsed: [.top, .medium]
        case .size: [.size, .large, .medium, .bottomMargin]
        }
    }

    /// The formula with texts in the place of its operands.
    func formula(_ text: (Operand.Name) -> String) -> String {
        var sum = ""
        var word = ""
        for character in formula + " " {
            if character.isLetter {
                word.append(character)
            } else {
                sum += Operand.Name(rawValue: word).map(text) ?? word
                sum.append(character)
                word = ""
            }
        }
        return String(sum.dropLast())
    }
}

/// A number that a derived value is made from, and where it comes from.
package struct Operand: Sendable {
    /// What the number is, by the key of the spec.
    package enum Name: String, Sendable {
        case top
        case medium
        case large
        case bottomMargin
        case size

        /// What it is, in words for somebody who has never seen the project.
        package var meaning: String {
            switch self {
            case .top: "where the bar starts in the window, its frame.minY"
            case .medium: "height of the bar, title collapsed"
            case .large: "height of the bar, large title open"
            case .bottomMargin: "distance of the avatar's bottom edge from the bar's"
            case .size: "side of the avatar that the app's design asks for"
            }
        }
    }

    /// Where a number comes from.
    package enum Origin: String, Sendable {
        /// A spec of the bar.
        case navigationBar
        /// The safe area's top: the spec gives the bar no top of its own.
        case safeArea
        /// The image's style.
        case avatar
    }

    /// What the number is.
    package let name: Name
    /// The number.
    package let length: Length
    /// Where it comes from.
    package let origin: Origin
    /// Where it is written; `nil` for a value of the style that no document gives.
    package let range: SourceRange?
    /// How it is known; `nil` for a value of the style, which is chosen.
    package let evidence: Evidence?

    /// The number in exact form: points, or pixels and their scale.
    package func exact(scale: Int) -> String {
        let text = length.specText(scale: scale)
        return text.hasSuffix("px") ? "\(text)@\(scale)x" : text
    }

    /// How it is known, in words.
    var basis: String {
        guard let evidence else { return "chosen by the app" }
        return evidence.basis.value.name + (evidence.os.map { ", \($0)" } ?? "")
    }
}
