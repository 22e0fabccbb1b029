extension Double {
    /// The number for people: at most three digits after the point, `53.667`, and none where it is whole.
    ///
    /// The numbers of bars and offsets are well below the limit of whole thousandths; anything else is written as it is.
    var inPoints: String {
        guard let thousandths = (self * 1000).nearestInteger else { return "\(self)" }
        let whole = thousandths.magnitude
        var text = String(whole / 1000)
        if whole % 1000 != 0 {
            var digits = String(1000 + whole % 1000).dropFirst()
            while digits.last == "0" { digits.removeLast() }
            text += "." + digits
        }
        return thousandths < 0 ? "-" + text : text
    }

    /// The nearest integer, away from zero in the middle; `nil` for what is not exact as a number anyway.
    ///
    /// `rounded()` would do, but it calls the C library's mathematics, which an app on Linux then had to link by itself.
    var nearestInteger: Int? {
        guard magnitude < 1e15 else { return nil }
        return Int(self < 0 ? self - 0.5 : self + 0.5)
    }
}
