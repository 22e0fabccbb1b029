import XCTest

/// Runs the probe, and keeps its record with the result.
final class ProbeTests: XCTestCase {
    @MainActor func testProbe() {
        let example = Example(.uikitPlain, arguments: ["-probe", "YES"])
        let label = example.app.staticTexts["record"]
        guard label.waitForExistence(timeout: 60) else { return XCTFail("the probe reported nothing") }
        let record = XCTAttachment(string: label.label)
        record.name = "record.yaml"
        record.lifetime = .keepAlways
        add(record)
        XCTAssertTrue(label.label.contains("calibration: 1"), label.label)
    }
}
