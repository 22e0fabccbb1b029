import Testing

@testable import CalibrationCompiler

@Suite struct SwiftNameTests {
    @Test(arguments: [
        ("iphone-6.1-island", "iPhone61Island"), ("ipad-10.2-home", "iPad102Home"), ("ipod-4.0-home", "iPod40Home"),
        ("iphone", "iPhone"), ("iphonex", "Iphonex"), ("i-phone-x", "IPhoneX"), ("pocket-4.0", "Pocket40"),
        ("my-iphone-6", "MyIphone6"), ("type", "TypeDisplay"), ("self", "SelfDisplay"),
        ("calibrated-display", "CalibratedDisplayDisplay"), ("types", "Types"),
    ]) func `a display's name`(display: String, name: String) {
        #expect(SwiftName.ofDisplay(display) == name)
    }

    @Test(arguments: [
        ("iPhone 15 Pro Max", "iPhone15ProMax"), ("iPhone SE (3rd generation)", "iPhoneSE3rdGeneration"),
        ("iPad Pro 11-inch (M4)", "iPadPro11InchM4"), ("iPad mini (A17 Pro)", "iPadMiniA17Pro"),
        ("iPad Pro (12.9-inch) (5th generation)", "iPadPro129Inch5thGeneration"), ("iPhone 16e", "iPhone16e"),
        ("iPod touch (7th generation)", "iPodTouch7thGeneration"), ("class", "Class"), ("3 G", "_3G"),
        ("手机 15", "手机15"), ("über phone", "ÜberPhone"), ("e\u{301}t\u{E9}", "E\u{301}t\u{E9}"),
        ("\u{301}a", "A"), ("ß", "Ss"), ("a`b\u{2028}c\"d", "ABCD"), ("x\u{200D}y", "XY"), ("a\u{2E2F}b", "AB"),
        ("★ ½ +", nil), ("", nil),
    ]) func `a model's name`(model: String, name: String?) {
        #expect(SwiftName.ofModel(model) == name)
    }

    @Test func `a name that two displays share, or that is a display, is no model's`() {
        let specs = [
            ("phone-2", ["Pocket", "Shared", "Own"]), ("pocket", ["Pocket", "Shared", "Own+", "Type"]),
        ].enumerated().map { index, display in
            let models = display.1.enumerated().map { "  iPhone9\(index),\($0 + 1): \($1)\n" }.joined()
            return plainSpec.replacing("test-notch", with: display.0).replacing(
                "  iPhone14,7: iPhone 14\n", with: models + "  iPhone8\(index),1: Alone \(index)\n")
        }
        let displays = compile(specs.joined(separator: "---\n")).displays
        let aliases = SwiftAliases(displays)
        #expect(displays.map { aliases.names(of: $0).map(\.swiftName) } == [["Alone0"], ["Alone1"]])
    }
}
