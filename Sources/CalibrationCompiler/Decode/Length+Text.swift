extension Length {
    /// Points as people read them, thirds to three decimals: `-109.667`.
    package var text: String {
        var output = OutputBuffer()
        output.write(text: self)
        return String(decoding: output.bytes, as: UTF8.self)
    }

    /// The length as a spec writes it: points where they are whole or halves, else pixels.
    package func specText(scale: Int) -> String {
        sixths % 3 == 0 ? text : "\(pixels(scale: scale))px"
    }

    /// The decimals of 0 to 5 sixths of a point, with their point.
    static func decimals(ofSixths sixths: Int) -> StaticString {
        switch sixths {
        case 0: ""
        case 1: ".167"
        case 2: ".333"
        case 3: ".5"
        case 4: ".667"
        default: ".833"
        }
    }
}
