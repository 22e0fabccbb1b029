import DeviceCalibration
import DeviceCalibrationTables
import NavigationBarAvatar
import Testing

@MainActor @Suite("The avatar in its bar")
struct BarTests {
    private static let portrait = DeviceCalibrations.iPhone61Notch.classicPortrait
    private static let landscape = DeviceCalibrations.iPhone61Notch.classicLandscape

    @Test("is hidden before the bar is laid out, whatever y says")
    func beforeLayout() {
        let page = ListPage.withAvatar()
        let stage = Stage(page)
        _ = stage.navigation.view
        #expect(stage.barHeight == 0)
        stage.navigation.scrollAccountView(nowY: 0)
        #expect(stage.avatars.isEmpty)
        stage.open()
        #expect(stage.look == .at(1))
    }

    @Test("is round, of its own size whatever the image's, and touched on 44 points inside the bar")
    func shape() {
        let page = ListPage.withAvatar()
        let stage = Stage(page)
        stage.open()
        #expect(stage.avatarRectangle == [334, 44, 374, 84])
        #expect(stage.imageRadius == 20 && stage.isImageClipped)
        #expect(stage.imageRectangle == [0, 0, 40, 40])
        // The window's point (354, 111) is the middle of the image.
        #expect(stage.tap(354, 111) && stage.tap(332, 89) && stage.tap(375.9, 132.9))
        #expect(!stage.tap(331.9, 111) && !stage.tap(376, 111) && !stage.tap(354, 88.9) && !stage.tap(354, 133))
        #expect(stage.hitsBar(200, 70), "the rest of the bar is the bar's")
    }

    @Test("is a button to VoiceOver, and not there when it is invisible")
    func accessibility() {
        let page = ListPage.withAvatar()
        let stage = Stage(page)
        stage.open()
        #expect(stage.avatar?.isAccessibilityElement == true)
        #expect(stage.avatar?.accessibilityLabel == "Account")
        #expect(stage.isButton)
        stage.scroll(page, to: -91)
        #expect(stage.avatar?.isAccessibilityElement == false)
        #expect(stage.avatar?.accessibilityElementsHidden == true)
        #expect(!stage.tap(354, 66))
        stage.scroll(page, to: -143)
        #expect(stage.avatar?.accessibilityElementsHidden == false)
    }

    @Test("stands at the other end from right to left")
    func rightToLeft() {
        let stage = Stage(ListPage.withAvatar(), onRightToLeft: Self.portrait)
        stage.open()
        #expect(stage.avatarRectangle == [16, 44, 56, 84])
        #expect(stage.tap(36, 111))
    }

    @Test("is hidden in a phone's landscape, and back in portrait")
    func rotation() {
        let page = ListPage.withAvatar()
        let stage = Stage(page, showing: Self.portrait)
        stage.open()
        stage.scroll(page, to: -123)
        #expect(stage.look == .at(0.5))
        stage.change(to: .init("iPhone14,7", Self.landscape))
        #expect(stage.look == .at(0))
        stage.change(to: .init("iPhone14,7", Self.portrait))
        #expect(stage.look == .at(0.5))
        stage.scroll(page, to: -143)
        #expect(stage.look == .at(1))
        #expect(stage.messages.count == 1 && stage.messages.first?.contains("returns in portrait") == true)
    }

    @Test("stays visible when an iPad turns")
    func padRotation() {
        let page = ListPage.withAvatar()
        let stage = Stage(page, on: .init("iPad13,18", DeviceCalibrations.iPad109.classicPortrait))
        stage.open()
        #expect(stage.look == .at(1))
        stage.change(to: .init("iPad13,18", DeviceCalibrations.iPad109.classicLandscape))
        #expect(stage.look == .at(1))
        #expect(stage.avatarRectangle == [1124, 50, 1164, 90])
    }

    @Test("stretches with the bar, and stays")
    func overScroll() {
        let page = ListPage.withAvatar()
        let stage = Stage(page)
        stage.open()
        stage.scroll(page, to: -243)
        #expect(stage.barHeight == 196 && stage.look == .at(1))
        #expect(stage.avatarRectangle == [334, 144, 374, 184])
    }

    @Test("never touches insets, offsets or delegates")
    func hands() {
        let page = ListPage.withAvatar()
        let stage = Stage(page)
        stage.open()
        stage.scroll(page, to: -120.25)
        #expect(page.tableView.contentOffset.y == -120.25)
        #expect(page.tableView.adjustedContentInset.top == 120.25)
        #expect(page.tableView.delegate == nil)
    }
}
