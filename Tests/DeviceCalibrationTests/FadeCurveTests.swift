import DeviceCalibration
import Testing

@Suite("Curves from progress to opacity")
struct FadeCurveTests {
    @Test(
        "give the values of their formulas",
        arguments: [
            (FadeCurve.linear, [0.25, 0.5, 0.75]), (.smoothstep, [0.15625, 0.5, 0.84375]),
            (.smootherstep, [0.103515625, 0.5, 0.896484375]), (.easeIn, [0.0625, 0.25, 0.5625]),
            (.easeOut, [0.4375, 0.75, 0.9375]), (.threshold, [0, 1, 1]),
        ])
    func values(_ curve: FadeCurve, _ quarters: [Double]) {
        #expect([0.25, 0.5, 0.75].map { curve.opacity(at: $0) } == quarters)
    }

    @Test("keep their ends, and count NaN as gone", arguments: FadeCurve.allCases)
    func ends(_ curve: FadeCurve) {
        for gone in [0, -0.0, -1e-300, -1, -.infinity, .nan, -.nan, .signalingNaN] {
            #expect(curve.opacity(at: gone) == 0)
        }
        for open in [1, 1.0.nextUp, 2, .greatestFiniteMagnitude, .infinity] {
            #expect(curve.opacity(at: open) == 1)
        }
    }

    @Test("never fall and never leave 0...1", arguments: FadeCurve.allCases)
    func monotone(_ curve: FadeCurve) {
        var previous = 0.0
        for step in 0...100_000 {
            let opacity = curve.opacity(at: Double(step) / 100_000)
            #expect(opacity >= previous && opacity <= 1, "at step \(step)")
            previous = opacity
        }
    }

    @Test("never leave 0...1 beside their ends", arguments: FadeCurve.allCases)
    func besideTheEnds(_ curve: FadeCurve) {
        var low = 0.0
        var high = 1.0
        for _ in 0..<10_000 {
            low = low.nextUp
            high = high.nextDown
            #expect((0...1).contains(curve.opacity(at: low)) && (0...1).contains(curve.opacity(at: high)))
        }
    }

    @Test("are nowhere steeper than they say, and reach what they say", arguments: FadeCurve.allCases)
    func slope(_ curve: FadeCurve) {
        let step = 1.0 / 4096
        var steepest = 0.0
        for number in 0..<4096 {
            let start = Double(number) * step
            steepest = max(steepest, (curve.opacity(at: start + step) - curve.opacity(at: start)) / step)
        }
        if let stated = curve.steepestSlope {
            #expect(steepest <= stated + 1e-9)
            #expect(steepest > stated * 0.999)
        } else {
            #expect(steepest == 4096, "a curve without a slope jumps from 0 to 1")
        }
    }
}
