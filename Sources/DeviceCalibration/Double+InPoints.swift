extension Double {
    /// The number for people: at most three digits after the point, `53.667`, and none where it is whole.
    ///
    /// The numbers of bars and offsets are well below the limit of whole thousandths; anything else is written as it is.
    var inPoints: String {
        let thousandths = (self * 1000).rounded()
        guard thousandths.magnitude < 1e15 else { return "\(self)" }
        let whole = Int(thousandths.magnitude)
        var text = String(whole / 1000)
        if whole % 1000 != 0 {
            var digits = String(1000 + whole % 1000).dropFirst()
            while digits.last == "0" { digits.removeLast() }
            text += "." + digits
        }
        return thousandths < 0 ? "-" + text : text
    }
}
