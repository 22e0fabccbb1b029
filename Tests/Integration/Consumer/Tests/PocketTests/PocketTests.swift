import DeviceCalibration
import Testing

/// The build of this target makes the constants, from the specs in its folder.
@Suite("Constants made by the build plugin")
struct PocketTests {
    @Test("are those of the target's specs, in its own design")
    func constants() {
        let pocket = DeviceCalibrations.Pocket40.classicPortrait
        #expect(pocket.screen == Calibration.Screen(width: 300, height: 600, scale: 2))
        #expect(pocket.scroll == Calibration.Scroll(rest: -122, target: -80, norm: -42, collapsed: -70))
        #expect(pocket.avatar == Calibration.Avatar(size: 36, pixels: 72, trailingMargin: 20, bottomMargin: 10))
        #expect(pocket.fade == .smoothstep)
        #expect(DeviceCalibrations.Pocket40.classicLandscape.scroll == nil)
    }

    @Test("are named by each model")
    func names() {
        #expect(DeviceCalibrations.Pocket.display.name == "pocket-4.0")
        #expect(DeviceCalibrations.PocketS.classicPortrait == DeviceCalibrations.Pocket40.classicPortrait)
    }

    @Test("are found by each model's identifier", arguments: ["iPhone91,1", "iPhone91,2"])
    func models(_ identifier: String) {
        #expect(
            DeviceCalibrations.table.layouts(of: identifier) == [
                DeviceCalibrations.Pocket40.classicPortrait, DeviceCalibrations.Pocket40.classicLandscape,
            ])
    }

    @Test("are all in the table, and no other is")
    func table() {
        #expect(DeviceCalibrations.table.displays.map(\.name) == ["pocket-4.0"])
        #expect(DeviceCalibrations.table.identifiers == ["iPhone91,1", "iPhone91,2"])
    }
}
