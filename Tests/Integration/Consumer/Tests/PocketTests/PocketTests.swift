import DeviceCalibration
import Testing

/// The build of this target makes the constants, from the specs in its folder.
@Suite("Constants made by the build plugin")
struct PocketTests {
    @Test("are those of the target's specs, in its own design")
    func constants() {
        let pocket = DeviceCalibrations.pocket40ClassicPortrait
        #expect(pocket.screen == Calibration.Screen(width: 300, height: 600, scale: 2))
        #expect(pocket.scroll == Calibration.Scroll(rest: -122, target: -80, norm: -42, collapsed: -70))
        #expect(pocket.avatar == Calibration.Avatar(size: 36, pixels: 72, trailingMargin: 20, bottomMargin: 10))
        #expect(pocket.fade == .smoothstep)
        #expect(DeviceCalibrations.pocket40ClassicLandscape.scroll == nil)
    }

    @Test("are found by each model's identifier", arguments: ["iPhone91,1", "iPhone91,2"])
    func models(_ identifier: String) {
        #expect(
            DeviceCalibrations.table.layouts(of: identifier) == [
                DeviceCalibrations.pocket40ClassicPortrait, DeviceCalibrations.pocket40ClassicLandscape,
            ])
    }

    @Test("are all in the table, and no other is")
    func table() {
        #expect(DeviceCalibrations.table.count == 2)
        #expect(DeviceCalibrations.table.identifiers == ["iPhone91,1", "iPhone91,2"])
    }
}
