import DeviceCalibration
import DeviceCalibrationTables
import NavigationBarAvatar
import Testing

@MainActor @Suite("Bars that no table knows")
struct UnknownBarTests {
    @Test("of an unknown device fade by the heights of their design, with one message", arguments: [false, true])
    func unknownDevice(_ isPad: Bool) {
        let bar: (medium: Double, large: Double) = isPad ? (50, 102) : (44, 96)
        let page = ListPage.withAvatar()
        let identifier = isPad ? "iPad99,1" : "iPhone99,1"
        let stage = Stage(page, on: .init(identifier, .bar(top: 70, medium: bar.medium, large: bar.large)))
        stage.open()
        #expect(stage.look == .at(1))
        stage.scroll(page, to: -(70 + (bar.medium + 12 + bar.large) / 2))
        #expect(stage.look == .at(0.5))
        stage.scroll(page, to: -(70 + bar.medium + 12))
        #expect(stage.look == .at(0))
        #expect(stage.messages.count == 1)
        #expect(stage.messages.first?.contains("does not know") == true)
    }

    @Test("of an unknown phone show no avatar in landscape, and say so")
    func unknownLandscape() {
        let stage = Stage(ListPage.withAvatar(), on: .turned("iPhone99,1", .bar(top: 0, medium: 32, large: nil)))
        stage.open()
        #expect(stage.look == .at(0))
        #expect(stage.messages.count == 2 && stage.messages.last?.contains("returns in portrait") == true)
    }

    @Test("of a simulator give the simulated model's", arguments: ["arm64", "x86_64"])
    func simulator(_ machine: String) {
        let page = ListPage.withAvatar()
        let island = DeviceCalibrations.iPhone61Island.classicPortrait
        let stage = Stage(page, on: .simulator(machine, of: "iPhone15,2", island))
        stage.open()
        #expect(stage.look == .at(1) && stage.messages.isEmpty)
        stage.scroll(page, to: island.scroll?.target ?? 0)
        #expect(stage.look == .at(0) && stage.messages.isEmpty)
    }

    @Test("of a simulator that names no model give their own")
    func namelessSimulator() {
        let stage = Stage(ListPage.withAvatar(), on: .init("arm64", .bar(top: 47, medium: 44, large: 96)))
        stage.open()
        #expect(stage.look == .at(1))
        #expect(stage.messages.first?.contains("simulator") == true)
    }

    @Test("that are lower at rest than the table win, with one message")
    func lower() {
        let page = ListPage.withAvatar()
        var bar = Calibration.bar(top: 59, medium: 44, large: 96)
        bar = .init(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone, screen: bar.screen,
            safeArea: bar.safeArea, navigationBar: bar.navigationBar, avatar: bar.avatar, scroll: bar.scroll,
            fade: .linear)
        let stage = Stage(page, on: .init("iPhone15,2", bar), .shrinks)
        stage.open()
        #expect(stage.look == .at(1))
        stage.scroll(page, to: -(59 + 76))
        #expect(stage.look == .at(0.5))
        stage.scroll(page, to: -(59 + 56))
        #expect(stage.look == .at(0))
        #expect(stage.messages.last?.contains("expected at 59 with a height of 54 to 106") == true)
    }

    @Test("that are taller than the table leave no ghost", arguments: [(54, 106), (50, 102)])
    func taller(_ medium: Double, _ large: Double) {
        let page = ListPage.withAvatar()
        let stage = Stage(page, on: .init("iPhone14,7", .bar(top: 47, medium: medium, large: large)))
        stage.open()
        #expect(stage.look == .at(1))
        stage.scroll(page, to: -(47 + medium))
        #expect(stage.look == .at(0))
        stage.scroll(page, to: -(47 + large))
        #expect(stage.look == .at(1) && stage.messages.isEmpty)
    }

    @Test("that start elsewhere fade alike, with one message")
    func otherTop() {
        let page = ListPage.withAvatar()
        var device = StandInPhone("iPhone14,7", .bar(top: 47, medium: 44, large: 96))
        device.bar.top = 53
        let stage = Stage(page, on: device)
        stage.open()
        stage.scroll(page, to: -(53 + 76))
        #expect(stage.look == .at(0.5))
        stage.navigation.scrollAccountView(nowY: -(53 + 66))
        #expect(stage.look == .at(0.25))
        #expect(stage.messages.count == 1)
        #expect(
            stage.messages.first?.contains("expected at 47 with a height of 44 to 96 points, and seen at 53") == true)
    }

    @Test("an app's own table is asked first")
    func ownTable() {
        let own = Calibration.bar(top: 47, medium: 44, large: 96, bottomMargin: 8, size: 44)
        let table = CalibrationTable([
            CalibratedDisplay(name: "own", models: ["iPhone99,1": "iPhone"], layouts: [own])
        ])
        let page = ListPage.withAvatar(calibrations: table)
        let stage = Stage(page, on: .init("iPhone99,1", own))
        stage.open()
        #expect(stage.avatarRectangle == [330, 44, 374, 88])
        stage.scroll(page, to: -(47 + 74))
        #expect(stage.look == .at(0.5) && stage.messages.isEmpty)
    }
}
