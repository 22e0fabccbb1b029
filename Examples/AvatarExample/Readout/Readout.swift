/// What the example's debug label says: the bar and the avatar as they are on screen, in points.
///
/// The app writes the text, the UI tests read it.
struct Readout: Equatable {
    /// A rectangle.
    struct Frame: Equatable {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0

        /// The bottom edge.
        var maxY: Double { y + height }
    }

    /// Where the content's top edge lies below the bar's top edge: E of the fade model.
    var shownHeight = 0.0
    /// The scroll view's content offset.
    var contentOffset = 0.0
    /// The bar, in the window.
    var bar = Frame()
    /// The avatar, in the bar; `nil` if there is none.
    var avatar: Frame?
    /// Opacity of the avatar, 0 if it is hidden or missing.
    var opacity = 0.0
    /// Whether the launch arguments have been obeyed and nothing has moved since.
    var isSettled = false

    /// The text of the label.
    var text: String {
        let fields = [
            "E=\(Self.text(of: shownHeight))", "y=\(Self.text(of: contentOffset))", "bar=\(Self.text(of: bar))",
            "avatar=\(avatar.map { Self.text(of: $0) } ?? "none")", "opacity=\(Self.text(of: opacity))",
            "settled=\(isSettled ? "yes" : "no")",
        ]
        return fields.joined(separator: " ")
    }

    private static func text(of frame: Frame) -> String {
        [frame.x, frame.y, frame.width, frame.height].map { text(of: $0) }.joined(separator: ",")
    }

    /// Thousandths are enough to tell pixels apart.
    private static func text(of value: Double) -> String {
        "\((value * 1000).rounded() / 1000)"
    }
}

extension Readout {
    /// Reads the text of the label; `nil` if a field is missing or isn't a number.
    init?(_ text: String) {
        var fields: [Substring: Substring] = [:]
        for field in text.split(separator: " ") {
            let parts = field.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { fields[parts[0]] = parts[1] }
        }
        guard let shownHeight = fields["E"].flatMap({ Double($0) }),
            let contentOffset = fields["y"].flatMap({ Double($0) }),
            let bar = fields["bar"].flatMap({ Frame($0) }),
            let avatar = fields["avatar"], avatar == "none" || Frame(avatar) != nil,
            let opacity = fields["opacity"].flatMap({ Double($0) }),
            let settled = fields["settled"], settled == "yes" || settled == "no"
        else { return nil }
        self.init(
            shownHeight: shownHeight, contentOffset: contentOffset, bar: bar, avatar: Frame(avatar), opacity: opacity,
            isSettled: settled == "yes")
    }
}

extension Readout.Frame {
    fileprivate init?(_ text: Substring) {
        let numbers = text.split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
