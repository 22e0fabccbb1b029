import DeviceCalibration
import DeviceCalibrationTables
import NavigationBarAvatar
import Testing

@MainActor @Suite("Bars that no table knows")
struct UnknownBarTests {
    @Test("of an unknown device give their own numbers, with one message")
    func unknownDevice() {
        let page = ListPage.withAvatar()
        let stage = Stage(page, on: .init("iPhone99,1", .bar(top: 70, medium: 58, large: 110)))
        stage.open()
        #expect(stage.look == .at(1))
        stage.scroll(page, to: -(70 + 90))
        #expect(stage.look == .at(0.5))
        stage.scroll(page, to: -(70 + 70))
        #expect(stage.look == .at(0))
        #expect(stage.messages.count == 1)
        #expect(stage.messages.first?.contains("does not know") == true)
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

    @Test("that contradict the table win, with one message", arguments: [(54, 106), (40, 92), (50, 102), (44, 110)])
    func contradiction(_ medium: Double, _ large: Double) {
        let page = ListPage.withAvatar()
        let stage = Stage(page, on: .init("iPhone14,7", .bar(top: 47, medium: medium, large: large)))
        stage.open()
        // A bar that is lower than expected might be on its way; once it has collapsed, both of its heights are known.
        #expect(stage.look == .at(large < 96 ? 0.9 : 1))
        stage.scroll(page, to: -47)
        stage.scroll(page, to: -(47 + large))
        #expect(stage.look == .at(1))
        stage.scroll(page, to: -(47 + medium + 12))
        #expect(stage.look == .at(0))
        stage.scroll(page, to: -(47 + (medium + 12 + large) / 2))
        #expect(stage.look == .at(0.5))
        #expect(stage.messages.count == 1)
        #expect(stage.messages.first?.contains("expected at 47 with a height of 44 to 96") == true)
    }

    @Test("that start elsewhere win for content offsets too")
    func otherTop() {
        let page = ListPage.withAvatar()
        let stage = Stage(page, on: .init("iPhone14,7", .bar(top: 53, medium: 44, large: 96)))
        stage.open()
        stage.navigation.scrollAccountView(nowY: -(53 + 76))
        #expect(stage.look == .at(0.5))
        #expect(stage.messages.count == 1)
    }

    @Test("give no avatar where they have no large title")
    func withoutLargeTitle() {
        let stage = Stage(ListPage.withAvatar(), on: .init("iPhone99,1", .bar(top: 0, medium: 32, large: nil)))
        stage.open()
        #expect(stage.look == .at(0))
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
