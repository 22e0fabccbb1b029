import DeviceCalibration
import Testing

@Suite("Avatar")
struct AvatarTests {
    @Test(
        "is round, and is touched on 44 points",
        arguments: [(40, 20, -2), (36, 18, -4), (44, 22, 0), (60, 30, 0), (2, 1, -21)] as [(Double, Double, Double)])
    func shape(_ size: Double, _ cornerRadius: Double, _ touchInset: Double) {
        let avatar = Calibration.Avatar(size: size, pixels: 2, trailingMargin: 16, bottomMargin: 12)
        #expect(avatar.cornerRadius == cornerRadius)
        #expect(avatar.touchInset == touchInset)
    }
}
