import CalibrationCompiler
import Testing

@Suite struct DeviceTests {
    static let displays: [DisplaySpec] = {
        let notch = plainSpec.replacing(
            "  iPhone14,7: iPhone 14", with: "  iPhone14,7: iPhone 14\n  iPhone14,8: iPhone 14")
        let pro = plainSpec.replacing("test-notch", with: "test-pro").replacing(
            "iPhone14,7: iPhone 14", with: "iPhone15,2: iPhone 14 Pro\n  iPhone15,3: iPhone 14 Pro Max")
        let cover = plainSpec.replacing("test-notch", with: "test-cover").replacing(
            "iPhone14,7: iPhone 14", with: "iPhone19,4: iPhone Duo"
        ).replacing("width: 390", with: "width: 300")
        let inner = plainSpec.replacing("test-notch", with: "test-inner").replacing(
            "iPhone14,7: iPhone 14", with: "iPhone19,4: iPhone Duo")
        return compile([notch, pro, cover, inner].joined(separator: "---\n")).displays
    }()

    @Test(arguments: [
        ("iPhone14,7", "test-notch", ["iPhone14,7"]), ("iphone14,7", "test-notch", ["iPhone14,7"]),
        ("iPhone 14", "test-notch", ["iPhone14,7", "iPhone14,8"]),
        ("IPHONE  14 ", "test-notch", ["iPhone14,7", "iPhone14,8"]),
        ("test-notch", "test-notch", ["iPhone14,7", "iPhone14,8"]), ("iPhone 14 Pro", "test-pro", ["iPhone15,2"]),
        ("test-cover", "test-cover", ["iPhone19,4"]),
    ]) func `a device is found by identifier, marketing name and display`(
        name: String, display: String, models: [String]
    ) throws {
        guard case .found(let device) = Device.named(name, among: DeviceTests.displays) else {
            throw TestFailure("\(name) is not found")
        }
        #expect(device.display.name.value == display)
        #expect(device.models.map(\.identifier.value) == models)
    }

    @Test(arguments: ["iPhone Duo", "iPhone19,4"]) func `a foldable's name is ambiguous`(name: String) throws {
        guard case .ambiguous(let devices) = Device.named(name, among: DeviceTests.displays) else {
            throw TestFailure("\(name) is not ambiguous")
        }
        #expect(devices.map(\.display.name.value) == ["test-cover", "test-inner"])
    }

    @Test(arguments: [
        ("14 pro", ["iPhone 14 Pro", "iPhone 14 Pro Max"]),
        ("pro", ["test-pro", "iPhone 14 Pro", "iPhone 14 Pro Max"]),
        ("iPhone 15 Pro", ["iPhone 14 Pro"]), ("test-notsh", ["test-notch"]), ("xyzzy", []), ("", []),
    ]) func `near names are proposed, best first`(name: String, near: [String]) throws {
        guard case .unknown(let names) = Device.named(name, among: DeviceTests.displays) else {
            throw TestFailure("\(name) is found")
        }
        #expect(Array(names.prefix(max(1, near.count))) == near)
    }
}
