import DeviceCalibration
import DeviceCalibrationTables
import Testing

@testable import Readout

@Suite("The example app's readout")
struct ReadoutTests {
    private static let readout = Readout(
        shownHeight: 85.66666, contentOffset: -129.333, bar: .init(x: 0, y: 53.667, width: 393, height: 85.667),
        avatar: .init(x: 337, y: 33.667, width: 40, height: 40), opacity: 0.742, isSettled: true)

    @Test("is written in thousandths of a point")
    func text() {
        let height = "E=85.667 y=-129.333 bar=0.0,53.667,393.0,85.667"
        #expect(Self.readout.text == height + " avatar=337.0,33.667,40.0,40.0 opacity=0.742 settled=yes")
    }

    @Test("is read back", arguments: [true, false])
    func roundTrip(_ hasAvatar: Bool) throws {
        var readout = Self.readout
        readout.shownHeight = 85.667
        if !hasAvatar { readout.avatar = nil }
        readout.isSettled = hasAvatar
        #expect(Readout(readout.text) == readout)
    }

    @Test("is not made of half a text", arguments: ["E=", "y=", "bar=", "avatar=", "opacity=", "settled="])
    func broken(_ field: String) {
        let text = Self.readout.text.split(separator: " ").filter { !$0.hasPrefix(field) }.joined(separator: " ")
        #expect(Readout(text) == nil)
        #expect(Readout(Self.readout.text.replacing(field, with: field + "x")) == nil)
    }

    @Test("expects what the fade model says, on every layout with a large title")
    func fade() throws {
        let layouts = DeviceCalibrations.table.displays.flatMap(\.layouts)
        let fading = layouts.compactMap { layout in FadeModel(layout).map { (layout, $0) } }
        try #require(fading.count > 20)
        for (layout, fade) in fading {
            let bar = try #require(layout.navigationBar)
            let large = try #require(bar.large)
            let expected = ExpectedFade(restingHeight: large)
            #expect(abs(expected.medium - bar.medium) < 0.001)
            for step in 0...Int(100 * layout.screen.scale) {
                let height = large + 20 - Double(step) / layout.screen.scale
                #expect(abs(expected.opacity(atShownHeight: height) - fade.opacity(atBarHeight: height)) < 0.001)
                #expect(expected.imageBottom(atShownHeight: height) == max(expected.medium, height) - 12)
            }
        }
    }

    @Test("knows its pages by distinct names")
    func pages() {
        #expect(ExamplePage.allCases.count == 11)
        #expect(ExamplePage.allCases.filter(\.isSwiftUI).count == 6)
        #expect(ExamplePage(rawValue: "uikit-search") == .uikitSearch)
    }
}
