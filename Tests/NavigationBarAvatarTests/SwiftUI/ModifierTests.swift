import DeviceCalibration
import NavigationBarAvatar
import Testing

@MainActor @Suite("The SwiftUI modifier")
struct ModifierTests {
    private nonisolated static let designs = [Calibration.Design.classic, .liquidGlass]
    private let hearer = Hearer()
    private let images = AvatarImageStore.fresh()

    @Test("shows the avatar, which fades with the bar")
    func fades() {
        let hosted = HostedStage(SheetPage(hearer: hearer, images: images))
        hosted.stage.open()
        #expect(hosted.stage.avatars.count == 1 && hosted.stage.look == .at(1))
        #expect(hosted.label == "Account")
        for (y, opacity) in [(-143.0, 1.0), (-133, 0.75), (-123, 0.5), (-103, 0), (-91, 0), (-123, 0.5), (-200, 1)] {
            hosted.scroll(to: y)
            #expect(hosted.stage.look == .at(opacity), "at \(y)")
        }
        #expect(hosted.stage.messages.isEmpty)
    }

    @Test("fades by the offset on every layout of the catalogue", arguments: CatalogueLayout.distinct)
    func catalogue(_ layout: CatalogueLayout) {
        let hosted = HostedStage(SheetPage(hearer: hearer, images: images), on: layout)
        hosted.stage.open()
        let fade = FadeModel(layout.calibration)
        #expect(hosted.stage.look == .at(fade == nil ? 0 : 1))
        for y in layout.offsets {
            hosted.scroll(to: y)
            let expected = fade?.opacity(atContentOffset: y) ?? 0
            #expect(abs((hosted.stage.look?.opacity ?? -1) - expected) < 0.001, "at \(y)")
        }
        #expect(hosted.stage.avatars.count == 1)
        if fade != nil { #expect(hosted.stage.messages.isEmpty) }
    }

    @Test("leaves the list where UIKit looks for it")
    func listComesFirst() {
        let hosted = HostedStage(SheetPage(hearer: hearer, images: images))
        hosted.stage.open()
        #expect(hosted.listComesFirst)
    }

    @Test("presents the account by SwiftUI, in the environment of the page")
    func sheet() {
        let hosted = HostedStage(SheetPage(hearer: hearer, images: images))
        hosted.stage.open()
        #expect(!hosted.presentsAnything && hearer.notes.isEmpty)
        hosted.tap()
        #expect(hosted.presentsSheet)
        #expect(hearer.notes == ["the page's"])
        hosted.tap()
        #expect(hearer.notes == ["the page's"], "there is a sheet already")
    }

    @Test("runs the action that the newest view has")
    func action() {
        let hosted = HostedStage(ActionPage(hearer: hearer, images: images))
        hosted.stage.open()
        hosted.tap()
        hosted.change { $0.word = "two" }
        hosted.tap()
        #expect(hearer.taps == ["one", "two"])
        #expect(!hosted.presentsAnything)
    }

    @Test("takes another label, and another picture")
    func changes() {
        let hosted = HostedStage(ActionPage(hearer: hearer, images: images))
        hosted.stage.open()
        hosted.change { $0.label = "Konto" }
        #expect(hosted.label == "Konto")
        let other = AvatarImageStore.fresh()
        other.set("face")
        hosted.change { $0 = ActionPage(hearer: hearer, images: other, label: "Konto") }
        #expect(hosted.stage.picture == "face" && hosted.stage.avatars.count == 1)
    }

    @Test("hands the bar from view to view, and clears it")
    func replacement() {
        let hosted = HostedStage(ActionPage(hearer: hearer, images: images))
        hosted.stage.open()
        hosted.change { $0.avatar = .second }
        #expect(hosted.stage.avatars.count == 1, "the old view leaves after the new one came")
        #expect(hosted.label == "Second")
        #expect(hosted.stage.look == .at(1))
        hosted.tap()
        #expect(hearer.taps == ["second"])
        hosted.change { $0.avatar = .none }
        #expect(hosted.stage.avatars.isEmpty)
        hosted.change { $0.avatar = .first }
        #expect(hosted.stage.avatars.count == 1 && hosted.stage.look == .at(1) && hosted.label == "Account")
    }

    @Test("comes and goes with its page")
    func push() {
        let hosted = HostedStage(ActionPage(hearer: hearer, images: images))
        hosted.stage.open()
        hosted.stage.navigation.pushViewController(ListPage(), animated: true)
        hosted.stage.navigation.standInFinishTransition()
        #expect(hosted.stage.avatars.isEmpty)
        hosted.stage.navigation.popViewController(animated: true)
        hosted.stage.navigation.standInFinishTransition()
        hosted.stage.window.standInLayout()
        #expect(hosted.stage.avatars.count == 1 && hosted.stage.look == .at(1))
    }

    @Test("waits for the stack when the page is built first")
    func early() {
        let hosted = HostedStage.early(ActionPage(hearer: hearer, images: images))
        hosted.stage.open()
        #expect(hosted.stage.avatars.count == 1 && hosted.stage.look == .at(1))
    }

    @Test("comes with a page that is pushed", arguments: Self.designs)
    func pushed(_ design: Calibration.Design) {
        let hosted = HostedStage.pushed(ActionPage(hearer: hearer, images: images), in: design)
        #expect(hosted.stage.avatars.count == 1 && hosted.stage.look == .at(1))
        hosted.tap()
        #expect(hearer.taps == ["one"])
    }

    @Test("shows nothing beside an inline title", arguments: Self.designs)
    func inline(_ design: Calibration.Design) {
        let hosted = HostedStage(InlinePage(page: ActionPage(hearer: hearer, images: images)), in: design)
        hosted.stage.open()
        #expect(hosted.stage.look == .at(0))
        #expect(hosted.stage.messages.count == 1)
    }

    @Test("stands at the other end from right to left", arguments: Self.designs)
    func rightToLeft(_ design: Calibration.Design) {
        let hosted = HostedStage(
            ActionPage(hearer: hearer, images: images), in: design, isRightToLeft: true)
        hosted.stage.open()
        let height = design == .classic ? 96.0 : 106
        #expect(hosted.stage.avatarRectangle == [16, height - 52, 56, height - 12])
    }

    @Test("finds the page around a hosting controller that is only a part of it")
    func contained() {
        let hosted = HostedStage.contained(ActionPage(hearer: hearer, images: images))
        hosted.stage.open()
        #expect(hosted.stage.avatars.count == 1 && hosted.stage.look == .at(1))
    }

    @Test("does nothing where there is no navigation stack")
    func alone() {
        #expect(showAlone(ActionPage(hearer: hearer, images: images)) == 1, "the anchor, and no avatar")
    }
}
