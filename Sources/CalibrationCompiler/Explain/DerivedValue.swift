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
