import DeviceCalibration
import Testing

@Suite("Calibration probe")
struct CalibrationProbeTests {
    private func probe(scale: Double = 3, known: [Calibration] = []) -> CalibrationProbe {
        CalibrationProbe(
            device: CalibrationProbe.Device(
                identifier: "iPhone99,1", systemVersion: "27.0", design: .liquidGlass, width: 390, height: 844,
                scale: scale, safeArea: Calibration.SafeArea(top: 47, left: 0, bottom: 34, right: 0), known: known))
    }

    private func reading(
        top: Double = 47, width: Double = 390, height: Double, y: Double, isMoving: Bool = false
    ) -> CalibrationProbe.Reading {
        CalibrationProbe.Reading(
            layout: AvatarController.Layout(
                barTop: top, barWidth: width, barHeight: height, safeAreaTop: 47,
                content: AvatarController.Content(top: 0, offset: y)),
            contentOffset: y, topInset: top + height, isMoving: isMoving)
    }

    @Test("says nothing before it has seen a bar")
    func nothing() {
        var probe = probe()
        probe.take(reading(height: 0, y: 0))
        #expect(probe.spec == nil && !probe.isComplete)
    }

    @Test("tells open from collapsed by the offset, and over-scroll from rest by the finger")
    func heights() throws {
        var probe = probe()
        probe.take(reading(height: 106, y: -153))
        probe.take(reading(height: 150, y: -197, isMoving: true))
        probe.take(reading(height: 80, y: -127, isMoving: true))
        #expect(!probe.isComplete)
        probe.take(reading(height: 54, y: -101, isMoving: true))
        #expect(!probe.isComplete, "just arrived: it might go on")
        probe.take(reading(height: 54, y: -89, isMoving: true))
        #expect(probe.isComplete)
        let spec = try #require(probe.spec)
        #expect(spec.contains("navigationBar: {top: 47, medium: 54, large: 106, basis: measured"))
        #expect(spec.contains("{quantity: contentOffset, title: large, value: -153, "))
        #expect(spec.contains("{quantity: topInset, title: medium, value: 101, "))
    }

    @Test("waits for the jump of a bar that keeps its height")
    func jump() throws {
        var probe = probe()
        for step in 0...64 {
            #expect(!probe.isComplete)
            probe.take(reading(height: step < 52 ? 106 : 54, y: -153 + Double(step), isMoving: step > 0))
        }
        #expect(probe.isComplete)
        let spec = try #require(probe.spec)
        #expect(spec.contains("navigationBar: {top: 47, medium: 54, large: 106, basis: measured"))
        #expect(spec.contains("      os: \"27.0\"\n      steps: #"))
        #expect(spec.contains("\n        - {y: -102, shown: 55, height: 106, top: 47, safeArea: 47}\n"))
        #expect(spec.contains("\n        - {y: -101, shown: 54, height: 54, top: 47, safeArea: 47}\n"))
    }

    @Test("records what repeats once")
    func repeated() {
        var probe = probe()
        for _ in 0..<3 { probe.take(reading(height: 106, y: -153)) }
        #expect(probe.spec?.split(separator: "\n").filter { $0.contains("{y: ") }.count == 1)
    }

    @Test("walks from rest in pixels until the title has gone", arguments: [1.0, 2, 3])
    func walk(_ scale: Double) {
        let offsets = CalibrationProbe.offsets(from: -153, scale: scale)
        #expect(offsets.first == -153 && offsets.last == -88)
        #expect(zip(offsets, offsets.dropFirst()).allSatisfy { abs($1 - $0 - 1 / scale) < 1e-9 })
    }

    @Test("takes a bar of one height for one without a large title")
    func oneHeight() throws {
        var probe = probe()
        probe.take(reading(height: 32, y: -79))
        let spec = try #require(probe.spec)
        #expect(spec.contains("medium: 32, large: none"))
        #expect(!spec.contains("observed"))
        probe.take(reading(height: 32, y: 0))
        #expect(probe.isComplete)
        #expect(probe.spec?.contains("medium: 32, large: none") == true)
    }

    @Test("knows a bar that runs down a side")
    func sideways() {
        var probe = probe()
        probe.take(reading(top: 0, width: 84, height: 844, y: 0))
        #expect(probe.isComplete)
        #expect(probe.spec?.contains("navigationBar: none") == true)
    }

    @Test(
        "writes lengths in points, in pixels, or as they are",
        arguments: [
            (3, 161.0 / 3, "161px"), (3, 54, "54"), (2, 96.5, "193px"), (3, 53.6, "53.6"), (2, 53.667, "53.667"),
            (1, 20, "20"),
        ] as [(Double, Double, String)])
    func lengths(_ scale: Double, _ top: Double, _ text: String) {
        var probe = probe(scale: scale)
        probe.take(reading(top: top, height: 44, y: -top - 44))
        #expect(probe.spec?.contains("navigationBar: {top: \(text), ") == true)
    }

    @Test("writes a zoomed screen beside the screen that it zooms")
    func zoomed() throws {
        let standard = Calibration.sample(screen: Calibration.Screen(width: 428, height: 926, scale: 3))
        let zoomed = Calibration.sample(isZoomed: true)
        var probe = probe(known: [standard, zoomed])
        probe.take(reading(height: 44, y: 0))
        let spec = try #require(probe.spec)
        #expect(spec.contains("\nscreen: {width: 428, height: 926, scale: 3}\n"))
        #expect(spec.contains("    zoomed: true\n    screen: {width: 390, height: 844, basis: measured, os: "))
        var unzoomed = self.probe(known: [Calibration.sample()])
        unzoomed.take(reading(height: 44, y: 0))
        #expect(unzoomed.spec?.contains("zoomed") == false)
    }
}
