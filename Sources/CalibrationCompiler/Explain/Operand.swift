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

    /// Where the number comes from.
    package enum Origin: Sendable {
        /// A spec of the bar.
        case bar(SourceRange, Evidence)
        /// The safe area's top: the spec gives the bar no top of its own.
        case safeArea(SourceRange, Evidence)
        /// The image's design; no place where the document leaves it out, or where there is none.
        case design(SourceRange?)
    }

    /// What the number is.
    package let name: Name
    /// The number.
    package let length: Length
    /// Where it comes from.
    package let origin: Origin

    /// Where it is written; `nil` for a number of the design that holds where nothing is written.
    package var range: SourceRange? {
        switch origin {
        case .bar(let range, _), .safeArea(let range, _): range
        case .design(let range): range
        }
    }

    /// How it is known; `nil` for a number of the design, which is chosen and not known.
    package var evidence: Evidence? {
        switch origin {
        case .bar(_, let evidence), .safeArea(_, let evidence): evidence
        case .design: nil
        }
    }

    /// The number in exact form: points, or pixels and their scale.
    package func exact(scale: Int) -> String {
        let text = length.specText(scale: scale)
        return text.hasSuffix("px") ? "\(text)@\(scale)x" : text
    }
}
