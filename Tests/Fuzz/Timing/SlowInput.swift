/// An input that would be slow if any work grew faster than the input.
struct SlowInput {
    /// Name on the command line.
    let name: String
    /// The specs, about as large as a limit allows.
    let bytes: [UInt8]

    /// Repeats parts behind a head, up to a number of bytes.
    ///
    /// - Parameter part: the part with a number, to make names that differ.
    init(_ name: String, upTo limit: Int, head: String = "", tail: String = "", part: (Int) -> String) {
        self.name = name
        var text = head
        var number = 0
        while true {
            let next = part(number)
            if text.utf8.count + next.utf8.count + tail.utf8.count > limit { break }
            text += next
            number += 1
        }
        bytes = Array((text + tail).utf8)
    }

    /// Repeats a part half the way, and another one for the other half.
    init(
        _ name: String, upTo limit: Int, head: String = "", _ first: (Int) -> String, between: String,
        _ second: (Int) -> String, tail: String = ""
    ) {
        let half = SlowInput(name, upTo: limit / 2, head: head, part: first)
        self.init(
            name, upTo: limit, head: String(decoding: half.bytes, as: UTF8.self) + between, tail: tail, part: second)
    }

    /// A display without its models and layouts.
    static let head = "calibration: 1\ndisplay: a\nscreen: {width: 390, height: 844, scale: 3}\n"
    static let models = "models: {\"iPhone1,1\": A}\n"
    static let bar = "navigationBar: {medium: 44, large: 96, basis: inferred}"
    static let area = "safeArea: {top: 47, bottom: 34, basis: inferred}"
    static let layout = "{design: classic, \(area), \(bar)}"
    static let whole = head + models + "layouts:\n  - \(layout)\n"
}
