import Testing

@testable import CalibrationCompiler

@Suite struct NumberTests {
    static func read(_ text: String, allowsSign: Bool = true) -> Result<DecimalNumber, DecimalNumber.Fault> {
        Result { () throws(DecimalNumber.Fault) in try DecimalNumber(text, allowsSign: allowsSign) }
    }

    @Test(arguments: [
        ("0", 0), ("44", 44_000_000), ("96.5", 96_500_000), ("-149.667", -149_667_000), ("53.666667", 53_666_667),
        ("0.25", 250_000), ("999999", 999_999_000_000),
    ]) func `a plain decimal number is exact`(text: String, millionths: Int) throws {
        #expect(try NumberTests.read(text).get().millionths == millionths)
    }

    @Test(
        arguments: [
            ("08", "starts with a zero", "8"), ("00", "starts with a zero", nil), ("00.5", "starts with a zero", "0.5"),
            ("010", "starts with a zero", nil),
            ("+44", "has a plus sign", "44"), ("1e3", "has an exponent", "1000"), ("1E-3", "has an exponent", "0.001"),
            ("1e400", "has an exponent", nil),
            ("1_000", "has an underscore", "1000"), ("0x34", "is not decimal", "52"), ("0b1", "is not decimal", "1"),
            ("0xg", "is not decimal", nil),
            (".inf", "is not finite", nil), ("-.inf", "is not finite", nil), ("1:30", "has a colon", nil),
            ("44,5", "has a comma", "44.5"), ("1/3", "is a fraction", nil), ("NO", "is not a number", nil),
            ("44 pt", "has a unit or other text ('pt')", "44"), ("44dp", "has a unit or other text ('dp')", nil),
            ("141 px", "has a unit or other text ('px')", "141px"),
            ("1 366", "has a space in it", nil), ("1,366", "has a comma", nil), ("1,366.5", "has a comma", nil),
            ("1'366", "has an apostrophe", nil), ("53⅔", "is a fraction", nil), ("½", "is a fraction", nil),
            ("160.5px", "has a unit or other text ('px')", nil), ("1_0.5", "has an underscore", "10.5"),
            ("4 4.5", "has a space in it", nil), ("44 %", "has a unit or other text ('%')", nil),
            ("44.", "has no digit on one side of its point", "44"),
            (".5", "has no digit on one side of its point", "0.5"), (".", "has no digit on one side of its point", nil),
            ("1.2.3", "has two decimal points", nil), ("", "is empty", nil), ("~", "is empty", nil),
            ("٤٤", "has digits of another script", "44"), ("٤٤px", "has digits of another script", nil),
            ("1234567", "has more than 6 digits before its point", nil),
            ("0.1234567", "has more than 6 decimals, the most for a number", nil), ("-", "is not a number", nil),
            ("--1", "is not a number", nil),
        ] as [(String, String, String?)]) func `every other text has its own words`(
            text: String, words: String, remedy: String?
        )
    {
        guard case .failure(let fault) = NumberTests.read(text) else { return #expect(Bool(false), "\(text) was read") }
        #expect(fault.words == words)
        #expect(fault.correction == remedy)
    }

    @Test func `a negative length is named as such`() {
        #expect(
            NumberTests.read("-844", allowsSign: false)
                == .failure(DecimalNumber.Fault(words: "is negative", advice: "write a number of 0 or more")))
        #expect(NumberTests.read("-x4", allowsSign: false) == .failure(DecimalNumber.Fault(words: "is not a number")))
    }

    @Test func `lengths are exact in sixths`() {
        #expect(Length(pixels: 161, scale: 3).sixths == 322)
        #expect(Length(pixels: 161, scale: 3) + Length(points: 44) + Length(points: 12) == Length(sixths: 658))
        #expect(Length(sixths: -658).points == -329.0 / 3)
        #expect(Length(sixths: -658).text == "-109.667")
        #expect(Length(sixths: 322).specText(scale: 3) == "161px")
        #expect(Length(sixths: 579).specText(scale: 2) == "96.5")
    }

    @Test(arguments: -13...13) func `pixels are rounded down`(sixths: Int) {
        for scale in 1...3 {
            let pixels = Length(sixths: sixths).pixels(scale: scale)
            #expect(Length(pixels: pixels, scale: scale).sixths <= sixths)
            #expect(Length(pixels: pixels + 1, scale: scale).sixths > sixths)
        }
    }
}
