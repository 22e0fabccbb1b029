extension Length {
    /// Points as people read them, thirds to three decimals: `-109.667`.
    package var text: String {
        let whole = abs(sixths) / 6
        let fraction = ["", ".167", ".333", ".5", ".667", ".833"][abs(sixths) % 6]
        return "\(sixths < 0 ? "-" : "")\(whole)\(fraction)"
    }

    /// The length as a spec writes it: points where they are whole or halves, else pixels.
    package func specText(scale: Int) -> String {
        sixths % 3 == 0 ? text : "\(pixels(scale: scale))px"
    }
}
